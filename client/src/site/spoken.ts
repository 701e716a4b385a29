/** What the page and the worker in which the games run say to each other. */

export interface Packed {
  file: string;
  /** Bytes, packed and plain. */
  size: number;
  plain: number;
}
/** In the order in which they are used: Python, the packages of others, our own code. */
export type Engine = Record<"wasm" | "script" | "library" | "packages" | "code", Packed>;

/** How fast this device is. */
export interface Pace {
  /** Compared with the machine that the levels were measured on. */
  speed: number;
  /** How much a level that searches looks at here, of what it looks at there. */
  share: number;
  /** How long it thinks. */
  seconds: Record<string, number>;
}

export type Asked =
  | { kind: "open"; engine: Engine; base: string; steal: boolean }
  | { kind: "ask"; id: number; method: string; path: string; type: string; body: string }
  | { kind: "line"; id: number; path: string }
  | { kind: "say"; id: number; text: string }
  | { kind: "close"; id: number };

/** What the worker in which bots think answers. */
export interface Thought {
  id: number;
  said?: string;
  fault?: string;
}

export type Told =
  | { kind: "loading"; part: number }
  | { kind: "starting" }
  | { kind: "ready"; pace: Pace }
  | { kind: "elsewhere" }
  | { kind: "failed"; why: string }
  | { kind: "answer"; id: number; status: number; type: string; body: Uint8Array<ArrayBuffer> }
  | { kind: "said"; id: number; text: string }
  | { kind: "closed"; id: number; code: number };
