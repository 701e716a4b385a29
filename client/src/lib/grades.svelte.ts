/** How good the decisions of a seat were, as a server finds them: some at a time, the first ones soon. */

import * as api from "./api";
import type { Grade } from "./generated";

export type Verdict = Grade["verdict"];
/** From the best to the worst; a mark that does not live by its colour. */
export const MARKS: Record<Verdict, string> = { best: "★", good: "✓", slip: "?!", mistake: "?", blunder: "??" };
export const VERDICTS = Object.keys(MARKS) as Verdict[];
export const amiss = (grade: Grade): boolean => grade.advised !== null;

export class Grading {
  grades = $state.raw<Grade[]>([]);
  /** How many decisions there are; 0 as long as nobody knows. */
  total = $state(0);
  state = $state<"thinking" | "done" | "failed">("thinking");
  #gone = false;

  constructor(room: string, seat: number) {
    void this.#load(room, seat);
  }

  async #load(room: string, seat: number): Promise<void> {
    try {
      for (let more = true; more && !this.#gone;) {
        const part = await api.getDecisions(room, seat, this.grades.length);
        this.grades = [...this.grades, ...part.grades];
        this.total = part.total;
        more = part.grades.length > 0 && this.grades.length < part.total;
      }
      this.state = "done";
    } catch {
      this.state = "failed";
    }
  }

  /** Nobody looks any more: what is under way is not followed by more. */
  stop(): void {
    this.#gone = true;
  }
}
