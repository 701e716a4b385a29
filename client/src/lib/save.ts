/** A file of the API for the person's own folder; where no server hands it out, the page does. */

import { ask, Problem } from "./api";
import { toast } from "./toasts.svelte";

export async function saveFile(path: string, name: string): Promise<void> {
  let url = "";
  try {
    url = URL.createObjectURL(await (await ask(path)).blob());
  } catch (fault) {
    toast(`problem-${fault instanceof Problem ? fault.code : "failed"}`, "bad");
    return;
  }
  const link = document.createElement("a");
  link.href = url;
  link.download = name || "spielwerk";
  link.target = "_blank"; // not a way inside the page
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
