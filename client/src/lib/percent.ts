/** A share as whole per cents. */
export const percent = (share: number | undefined): number => Math.round(100 * (share ?? 0));
