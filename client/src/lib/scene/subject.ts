/** What a picture is painted from: plain data of a card, nothing of any game's rules. */

export interface Subject {
  /** The card's key, in words: the picture is seeded by it and looks for things to show in it. */
  id: string;
  /** What sort of card it is. */
  kind: string;
  /** What it has to do with, the foremost first: goods, categories, icons of its effect. */
  tags: readonly string[];
  /** How big or strong it is, where that shows. */
  size?: number;
}

/** Paints a card as the text of a whole SVG; the same subject always gives the same picture. */
export type Painter = (subject: Subject) => string;

/** All pictures have this shape; frames of other shapes cut off what is too much. */
export const WIDE = 240;
export const HIGH = 150;
