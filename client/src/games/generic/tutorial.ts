/** A tour of the table for games whose own guided game is not written: the frame explains itself. */

import type { Tutorial } from "../../lib/board";

const tutorial: Tutorial<unknown> = {
  words: "generic",
  seed: 51,
  players: 2,
  seat: 0,
  bot: "thumb",
  options: {},
  closing: "summary",
  steps: [
    {
      say: "welcome",
    },
    {
      say: "choose",
      when: (desk) => desk.live,
      light: (desk) => desk.choices.flatMap((choice) => choice.targets),
      done: "choice",
    },
    {
      say: "undo",
    },
    {
      say: "log",
    },
    {
      say: "why",
    },
    {
      say: "end",
    },
  ],
};

export default tutorial;
