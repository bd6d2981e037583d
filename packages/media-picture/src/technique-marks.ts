import { rounded } from './draw.ts';
import type { Rectangle } from './scene.ts';

/** A shape that a technique adds to a creative, in the scene's units; absolute path commands, colours #rrggbb. */
export interface TechniqueMark {
  readonly commands: string;
  readonly fill: string;
  readonly opacity: number;
  /** Drawn as a line of this width instead of being filled. */
  readonly lineWidth?: number;
}

const point = (x: number, y: number): string => `${rounded(x)} ${rounded(y)}`;
const polygon = (...points: (readonly [number, number])[]): string =>
  `M${points.map(([x, y]) => point(x, y)).join('L')}Z`;
/** Reach of the handles of a quarter of a circle, as a part of its radius. */
const quarter = 0.5523;
const disc = (x: number, y: number, radius: number): string => {
  const reach = radius * quarter;
  const [left, right, top, foot] = [x - radius, x + radius, y - radius, y + radius];
  return [
    `M${point(left, y)}`,
    `C${point(left, y - reach)} ${point(x - reach, top)} ${point(x, top)}`,
    `C${point(x + reach, top)} ${point(right, y - reach)} ${point(right, y)}`,
    `C${point(right, y + reach)} ${point(x + reach, foot)} ${point(x, foot)}`,
    `C${point(x - reach, foot)} ${point(left, y + reach)} ${point(left, y)}Z`,
  ].join('');
};

/** A cube that comes out of the frame. */
function depth({ x, y, width, height }: Rectangle, accent: string): TechniqueMark[] {
  const size = Math.min(width, height) * 0.5;
  const [left, top] = [x + width - size * 0.8, y - size * 0.22];
  const rise = size * 0.3;
  const front = [
    [left, top + rise],
    [left + size, top + rise],
    [left + size, top + rise + size],
    [left, top + rise + size],
  ] as const;
  return [
    {
      commands: polygon(
        [left + 4, top + rise + size],
        [left + size + 5, top + rise + size],
        [left + size, top + rise + size + 5],
        [left, top + rise + size + 5],
      ),
      fill: '#000000',
      opacity: 0.28,
    },
    { commands: polygon(...front), fill: accent, opacity: 1 },
    {
      commands: polygon(front[0], [left + rise, top], [left + size + rise, top], front[1]),
      fill: '#ffffff',
      opacity: 0.85,
    },
    {
      commands: polygon(front[1], [left + size + rise, top], [left + size + rise, top + size], front[2]),
      fill: '#000000',
      opacity: 0.35,
    },
  ];
}

/** A phone before the creative, on which it goes on. */
function phone({ x, y, width, height }: Rectangle, accent: string): TechniqueMark[] {
  const [wide, high] = [19, 36];
  const left = Math.min(x + width * 0.72, 320 - wide - 6);
  const top = Math.min(y + height * 0.6, 180 - high - 4);
  const middle = left + wide / 2;
  return [
    {
      commands: polygon([left, top], [left + wide, top], [left + wide, top + high], [left, top + high]),
      fill: '#101820',
      opacity: 1,
    },
    {
      commands: polygon(
        [left + 2, top + 4],
        [left + wide - 2, top + 4],
        [left + wide - 2, top + high - 5],
        [left + 2, top + high - 5],
      ),
      fill: accent,
      opacity: 0.95,
    },
    ...[6, 10, 14].map((radius) => ({
      commands: disc(middle, top + high * 0.42, radius),
      fill: '#ffffff',
      opacity: 0.75,
      lineWidth: 1.2,
    })),
  ];
}

/** Beams that light up one after another. */
function light({ x, y, width, height }: Rectangle): TechniqueMark[] {
  return [0, 1, 2, 3].map((i) => {
    const left = x + (width * (0.5 + i * 2.2)) / 8;
    const wide = width * 0.09;
    return {
      commands: polygon(
        [left, y],
        [left + wide, y],
        [left + wide * 2.6, y + height + 10],
        [left - wide * 1.6, y + height + 10],
      ),
      fill: '#ffe9a8',
      opacity: 0.22 + 0.1 * i,
    };
  });
}

/** Someone who stands near, and rings that answer. */
function answer({ x, y, width, height }: Rectangle, accent: string): TechniqueMark[] {
  const [middle, foot] = [x + width * 0.3, Math.min(176, y + height + 26)];
  const hand = y + height * 0.62;
  return [
    ...[5, 10, 16].map((radius) => ({
      commands: disc(middle + 10, hand, radius),
      fill: '#ffffff',
      opacity: 0.85,
      lineWidth: 1.4,
    })),
    { commands: disc(middle + 10, hand, 2.6), fill: accent, opacity: 1 },
    { commands: disc(middle - 4, foot - 33, 4.6), fill: '#0f1b28', opacity: 0.92 },
    {
      commands: polygon(
        [middle - 10, foot - 27],
        [middle + 2, foot - 27],
        [middle, foot],
        [middle - 8, foot],
      ),
      fill: '#0f1b28',
      opacity: 0.92,
    },
    {
      commands: `M${point(middle, foot - 24)}L${point(middle + 9, hand + 3)}`,
      fill: '#0f1b28',
      opacity: 0.92,
      lineWidth: 2.6,
    },
  ];
}

/** An outline that reaches over the frame. */
function outline({ x, y, width, height }: Rectangle, accent: string): TechniqueMark[] {
  const reach = Math.min(width, height) * 0.24;
  const right = x + width;
  return [
    {
      commands: polygon(
        [right - reach * 2.4, y + 0.5],
        [right - reach * 1.4, y - reach],
        [right - reach * 0.6, y + 0.5],
      ),
      fill: accent,
      opacity: 1,
    },
    {
      commands: polygon(
        [right - 0.5, y + height * 0.2],
        [right + reach, y + height * 0.5],
        [right - 0.5, y + height * 0.8],
      ),
      fill: accent,
      opacity: 1,
    },
    { commands: disc(right - reach * 0.4, y - reach * 0.1, reach * 0.55), fill: '#ffffff', opacity: 0.9 },
  ];
}

/**
 * What the first drawable technique (3D, AR, 灯光, 互动, 异形) adds to a creative in its slot; nothing for a plain one.
 * `accent` is the brand's second colour.
 */
export function techniqueMarks(
  techniques: readonly string[],
  slot: Rectangle,
  accent: string,
): TechniqueMark[] {
  for (const technique of techniques) {
    if (technique === '3D') return depth(slot, accent);
    if (technique === 'AR') return phone(slot, accent);
    if (technique === '灯光') return light(slot);
    if (technique === '互动') return answer(slot, accent);
    if (technique === '异形') return outline(slot, accent);
  }
  return [];
}

/** The marks as SVG elements. */
export const marksSvg = (marks: readonly TechniqueMark[]): string =>
  marks
    .map(({ commands, fill, opacity, lineWidth }) =>
      lineWidth === undefined
        ? `<path d="${commands}" fill="${fill}" opacity="${opacity}"/>`
        : `<path d="${commands}" fill="none" stroke="${fill}" stroke-width="${lineWidth}" opacity="${opacity}"/>`,
    )
    .join('');
