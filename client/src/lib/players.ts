/** How a seat looks: a colour, a pattern and a shape, so that colour is never the only carrier. */

export type Colour = "white" | "red" | "blue" | "green" | "orange" | "purple";
export type Shape = "circle" | "square" | "triangle" | "diamond" | "pentagon" | "star";
export type Pattern = "plain" | "stripes" | "dots" | "cross" | "waves" | "checks";

export interface Look {
  colour: Colour;
  shape: Shape;
  pattern: Pattern;
}

export const LOOKS: Record<Colour, Look> = {
  white: { colour: "white", shape: "star", pattern: "plain" },
  red: { colour: "red", shape: "triangle", pattern: "stripes" },
  blue: { colour: "blue", shape: "circle", pattern: "dots" },
  green: { colour: "green", shape: "square", pattern: "cross" },
  orange: { colour: "orange", shape: "diamond", pattern: "checks" },
  purple: { colour: "purple", shape: "pentagon", pattern: "waves" },
};

/** In the order of the seats, for games that give their players no colours of their own. */
const PLAIN: readonly Colour[] = ["blue", "orange", "green", "red", "purple", "white"];

const known = (colour: string): colour is Colour => Object.hasOwn(LOOKS, colour);

/** The look of a seat: in the colour that its game gives it, otherwise in one of ours. */
export function look(seat: number, colour?: string): Look {
  return LOOKS[colour !== undefined && known(colour) ? colour : PLAIN[seat % PLAIN.length]!];
}

/** The look of a seat where no table is at hand: as the room says. */
export function roomLook(room: { colours: readonly string[] }, seat: number): Look {
  return look(seat, room.colours[seat]);
}

/** The outline of a shape in a box of 24, for `<path d>`. */
export const SHAPES: Record<Shape, string> = {
  circle: "M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20z",
  square: "M4 3h16a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1z",
  triangle: "M12 2.5L22.5 21h-21z",
  diamond: "M12 1.5L22.5 12L12 22.5L1.5 12z",
  pentagon: "M12 1.8L22.4 9.4L18.4 21.6H5.6L1.6 9.4z",
  star: "M12 1.5l3.1 6.9l7.5.8l-5.6 5l1.6 7.4L12 17.8l-6.6 3.8l1.6-7.4l-5.6-5l7.5-.8z",
};
