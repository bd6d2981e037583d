import { hueColour } from './hue-colour.ts';

/** What a drawn creative of a brand shows: its colours by a hue, a line of words and one of a few layouts. */
export interface BrandPoster {
  readonly brandName: string;
  readonly slogan: string;
  /** Degrees on the colour wheel, 0–359. */
  readonly hue: number;
  /** Layout: 0, 1 or 2. */
  readonly variant: number;
  /** Width ÷ height of the face that it is made for. */
  readonly ratio: number;
}

/** A part of a poster, in its units; colours are #rrggbb. */
export type PosterPart =
  | {
      readonly kind: 'rectangle';
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
      readonly radius: number;
      readonly fill: string;
    }
  | {
      readonly kind: 'circle';
      readonly x: number;
      readonly y: number;
      readonly radius: number;
      readonly fill: string;
    }
  | {
      readonly kind: 'polygon';
      readonly points: readonly (readonly [number, number])[];
      readonly fill: string;
    }
  | {
      readonly kind: 'words';
      readonly text: string;
      /** Where it begins, ends or has its middle, by the anchor. */
      readonly x: number;
      readonly baseline: number;
      readonly size: number;
      readonly anchor: 'start' | 'middle' | 'end';
      readonly isBold: boolean;
      readonly fill: string;
    };

/** A poster as parts, from the back to the front. */
export interface PosterDrawing {
  readonly width: number;
  readonly height: number;
  readonly parts: readonly PosterPart[];
}

/** The second colour of a brand by its hue. */
export const accentOf = (hue: number): string => hueColour((hue + 40) % 360, 0.78, 0.64);

/** Shape of the product in a layout, around (x, y) with a size. */
function product(variant: number, x: number, y: number, size: number, fill: string): PosterPart {
  const half = size / 2;
  if (variant === 1)
    return { kind: 'rectangle', x: x - half, y: y - half, width: size, height: size, radius: size / 5, fill };
  if (variant === 2)
    return {
      kind: 'polygon',
      points: [
        [x, y - half],
        [x + half, y + half],
        [x - half, y + half],
      ],
      fill,
    };
  return { kind: 'circle', x, y, radius: half, fill };
}

/**
 * A drawn creative (演示), 600 units wide: ground and band in the brand's colours, its first character as a mark, name,
 * slogan and a block that stands for a code. Drawn by the product: no real brand looks like it.
 */
export function posterDrawing({ brandName, slogan, hue, variant, ratio }: BrandPoster): PosterDrawing {
  const [width, height] = [600, Math.round(600 / Math.min(4, Math.max(0.5, ratio)))];
  const short = Math.min(width, height);
  const ground = hueColour(hue, 0.55, 0.3);
  const size = short * 0.46;
  const left = variant !== 1;
  const productX = left ? width - size * 0.9 : size * 0.9;
  const name = Math.min(short * 0.2, (width * 0.5) / Math.max(3, [...brandName].length));
  const code = short * 0.13;
  const words = {
    kind: 'words',
    x: left ? width * 0.07 : width * 0.93,
    anchor: left ? 'start' : 'end',
    fill: '#ffffff',
  } as const;
  const parts: PosterPart[] = [
    { kind: 'rectangle', x: 0, y: 0, width, height, radius: 0, fill: ground },
    {
      kind: 'polygon',
      points: [
        [width * 0.45, 0],
        [width * 0.7, 0],
        [width * 0.5, height],
        [width * 0.25, height],
      ],
      fill: hueColour(hue, 0.6, 0.44),
    },
    product(variant, productX, height * 0.46, size, accentOf(hue)),
    {
      kind: 'words',
      text: [...brandName][0] ?? '',
      x: productX,
      baseline: height * 0.46 + size * 0.5 * 0.36,
      size: size * 0.5,
      anchor: 'middle',
      isBold: true,
      fill: ground,
    },
    { ...words, text: brandName, baseline: height * 0.42, size: name, isBold: true },
    { ...words, text: slogan, baseline: height * 0.42 + name * 0.9, size: name * 0.5, isBold: false },
    {
      kind: 'rectangle',
      x: left ? width * 0.07 : width * 0.93 - code,
      y: height * 0.93 - code,
      width: code,
      height: code,
      radius: 0,
      fill: '#ffffff',
    },
  ];
  return { width, height, parts };
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`);
const short = (value: number): string => String(Math.round(value * 100) / 100);

function partSvg(part: PosterPart): string {
  switch (part.kind) {
    case 'rectangle': {
      const { x, y, width, height, radius, fill } = part;
      const corner = radius === 0 ? '' : ` rx="${short(radius)}"`;
      return `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}"${corner} fill="${fill}"/>`;
    }
    case 'circle':
      return `<circle cx="${short(part.x)}" cy="${short(part.y)}" r="${short(part.radius)}" fill="${part.fill}"/>`;
    case 'polygon':
      return `<path d="M${part.points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}Z" fill="${part.fill}"/>`;
    case 'words': {
      const { text, x, baseline, size, anchor, isBold, fill } = part;
      const weight = isBold ? ' font-weight="700"' : '';
      return `<text x="${short(x)}" y="${short(baseline)}" text-anchor="${anchor}" font-size="${short(size)}"${weight} fill="${fill}">${escaped(text)}</text>`;
    }
  }
}

/** The poster as SVG text. */
export function brandPoster(poster: BrandPoster): string {
  const { width, height, parts } = posterDrawing(poster);
  const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`;
  return `${head}${parts.map(partSvg).join('')}</svg>`;
}
