import type { Ink } from './ink.ts';
import type { EllipseShape, PathShape, Rectangle, RectangleShape, Shape } from './scene.ts';

/** At most one decimal, which is a third of a pixel of the largest picture. */
export const rounded = (value: number): number => Math.round(value * 10) / 10;

export const rectangle = (
  { x, y, width, height }: Rectangle,
  ink: Ink,
  radius = 0,
  opacity?: number,
): RectangleShape => ({
  kind: 'rectangle',
  x: rounded(x),
  y: rounded(y),
  width: rounded(width),
  height: rounded(height),
  ink,
  radius,
  opacity,
});

/** The whole picture in one ink. */
export const backdrop = (ink: Ink): RectangleShape => rectangle({ x: 0, y: 0, width: 320, height: 180 }, ink);

export const ellipse = (
  x: number,
  y: number,
  radiusX: number,
  radiusY: number,
  ink: Ink,
  opacity?: number,
): EllipseShape => ({
  kind: 'ellipse',
  x: rounded(x),
  y: rounded(y),
  radiusX: rounded(radiusX),
  radiusY: rounded(radiusY),
  ink,
  opacity,
});

const short = (commands: string): string =>
  commands.replace(/\d+\.\d{2,}/g, (number) => String(rounded(Number(number))));

/** A filled area. */
export const area = (commands: string, ink: Ink, opacity?: number): PathShape => ({
  kind: 'path',
  commands: short(commands),
  ink,
  opacity,
});

export const stroke = (commands: string, ink: Ink, lineWidth: number): PathShape => ({
  kind: 'path',
  commands: short(commands),
  ink,
  lineWidth,
});

/** Equal rectangles as one area. */
export function boxes(places: readonly Rectangle[], ink: Ink, opacity?: number): PathShape {
  const commands = places.map(
    ({ x, y, width, height }) =>
      `M${rounded(x)} ${rounded(y)}H${rounded(x + width)}V${rounded(y + height)}H${rounded(x)}Z`,
  );
  return area(commands.join(''), ink, opacity);
}

/** Windows or tiles in rows and columns. */
export function grid(
  first: Rectangle,
  columns: number,
  rows: number,
  step: readonly [number, number],
  ink: Ink,
  opacity?: number,
): PathShape {
  const places = Array.from({ length: columns * rows }, (_, i) => ({
    ...first,
    x: first.x + (i % columns) * step[0],
    y: first.y + Math.floor(i / columns) * step[1],
  }));
  return boxes(places, ink, opacity);
}

/** A person standing on a point, of a height. */
export function person(x: number, y: number, height: number, ink: Ink = 'person'): Shape[] {
  const at = (dx: number, dy: number): string =>
    `${rounded(x + (dx * height) / 100)} ${rounded(y + (dy * height) / 100)}`;
  const outline = [
    [17, -42],
    [10, -42],
    [8, 0],
    [1, 0],
    [0, -34],
    [-1, 0],
    [-8, 0],
    [-10, -42],
    [-17, -42],
  ].map(([dx, dy]) => `L${at(dx, dy)}`);
  return [
    ellipse(x, y - 0.91 * height, 0.09 * height, 0.09 * height, ink),
    area(`M${at(-13, -78)}Q${at(0, -83)} ${at(13, -78)}${outline.join('')}Z`, ink),
  ];
}

/** Head and shoulders of a person near the viewer, down to a lower edge. */
export function bust(x: number, headY: number, radius: number, bottom: number, ink: Ink = 'person'): Shape[] {
  const [left, right] = [rounded(x - 2.3 * radius), rounded(x + 2.3 * radius)];
  const [neck, shoulder] = [rounded(headY + 1.35 * radius), rounded(headY + 2.9 * radius)];
  return [
    ellipse(x, headY, radius, radius * 1.12, ink),
    area(
      `M${left} ${bottom}V${shoulder}Q${left} ${neck} ${x} ${neck}Q${right} ${neck} ${right} ${shoulder}V${bottom}Z`,
      ink,
    ),
  ];
}

/** A car seen from its side, its wheels on a point. */
export function car(x: number, y: number, length: number, ink: Ink = 'dim'): Shape[] {
  const at = (dx: number, dy: number): string =>
    `${rounded(x + (dx * length) / 100)} ${rounded(y + (dy * length) / 100)}`;
  const body = `M${at(0, -8)}V${rounded(y - 0.18 * length)}L${at(14, -21)}L${at(30, -34)}H${rounded(x + 0.66 * length)}L${at(82, -20)}L${at(100, -16)}V${rounded(y - 0.08 * length)}Z`;
  const wheel = (at_: number): Shape =>
    ellipse(x + at_ * length, y - 0.08 * length, 0.08 * length, 0.08 * length, 'tyre');
  return [area(body, ink), wheel(0.22), wheel(0.78)];
}

export function wheel(x: number, y: number, radius: number): Shape[] {
  return [ellipse(x, y, radius, radius, 'tyre'), ellipse(x, y, radius * 0.43, radius * 0.43, 'hub')];
}
