import type { Ink } from './ink.ts';

export const sceneWidth = 320;
export const sceneHeight = 180;

export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Painted {
  readonly ink: Ink;
  readonly opacity?: number;
}

export interface RectangleShape extends Rectangle, Painted {
  readonly kind: 'rectangle';
  readonly radius: number;
}

export interface EllipseShape extends Painted {
  readonly kind: 'ellipse';
  readonly x: number;
  readonly y: number;
  readonly radiusX: number;
  readonly radiusY: number;
}

/** Absolute commands only: M, L, H, V, Q, C and Z. A path with a line width is drawn as a line, any other is filled. */
export interface PathShape extends Painted {
  readonly kind: 'path';
  readonly commands: string;
  readonly lineWidth?: number;
}

export type Shape = RectangleShape | EllipseShape | PathShape;

/** A place with one advertisement. Everything is inside 320 × 180. */
export interface Scene {
  readonly back: readonly Shape[];
  /** Where the creative is, in the proportions of its format. */
  readonly slot: Rectangle;
  /** What stands before the creative: windows, wheels, people. */
  readonly front: readonly Shape[];
}

/** The largest rectangle of a ratio (width ÷ height) in a box, centred in it. */
export function fitted(ratio: number, box: Rectangle): Rectangle {
  const width = Math.min(box.width, box.height * ratio);
  const height = width / ratio;
  return { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height };
}

/** A rectangle with a margin around it. */
export const around = ({ x, y, width, height }: Rectangle, margin: number): Rectangle => ({
  x: x - margin,
  y: y - margin,
  width: width + 2 * margin,
  height: height + 2 * margin,
});

export const box = (x: number, y: number, width: number, height: number): Rectangle => ({
  x,
  y,
  width,
  height,
});
