import type { Edges } from './view-padding.ts';

/** A square by its middle, px. */
export interface Square {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

/** The fewest squares as wide as a rectangle's shorter side that cover it and nothing else; they may overlap. */
export function squaresOver({ left, top, right, bottom }: Edges): Square[] {
  const [width, height] = [right - left, bottom - top];
  const side = Math.min(width, height);
  if (side <= 0) return [];
  const count = Math.ceil(Math.max(width, height) / side);
  const at = (from: number, length: number, index: number) =>
    from + side / 2 + (count === 1 ? 0 : ((length - side) * index) / (count - 1));
  return Array.from({ length: count }, (_, index) => ({
    x: at(left, width, index),
    y: at(top, height, index),
    side,
  }));
}
