/**
 * The widths at which the layout changes. Stylesheets can't read them from here (a media query takes no
 * variable), so a test holds every `@media` of the client to them.
 */

import { MediaQuery } from "svelte/reactivity";

export const WIDTHS = {
  /** Two buttons side by side no more. */
  tiny: "30rem",
  /** A phone: one thing below the other. */
  small: "40rem",
  narrow: "48rem",
  /** The own area beside the prompt. */
  desk: "56rem",
  /** Contents beside the rulebook. */
  page: "60rem",
  /** Log, chat and rules beside the table. */
  wide: "68rem",
} as const;

export const small = new MediaQuery(`max-width: ${WIDTHS.small}`);
export const page = new MediaQuery(`min-width: ${WIDTHS.page}`);
export const wide = new MediaQuery(`min-width: ${WIDTHS.wide}`);
