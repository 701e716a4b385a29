/** The worker in which bots think that take long: the games and the page answer meanwhile. */

import { startPython, type Parts } from "./python";
import type { Thought } from "./spoken";

let think: Promise<(said: string) => string>;

async function start(parts: Parts): Promise<(said: string) => string> {
  const python = await startPython(parts);
  return python.runPython("from spielwerk.site.thinker import think; think") as (said: string) => string;
}

addEventListener("message", ({ data }: MessageEvent<Parts | { id: number; said: string }>) => {
  if (!("id" in data)) {
    think = start(data);
    return;
  }
  const { id, said } = data;
  think.then(
    (answer) => postMessage({ id, said: answer(said) } satisfies Thought),
    (fault: unknown) => postMessage({ id, fault: String(fault).slice(-2000) } satisfies Thought),
  );
});
