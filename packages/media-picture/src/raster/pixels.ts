import type { Rectangle } from '../scene.ts';
import type { Ring } from './outline.ts';

/** Red, green and blue of every pixel, row by row, a byte each. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly rgb: Uint8ClampedArray;
}

export type Colour = readonly [number, number, number];

export const blankPixels = (width: number, height: number): Pixels => ({
  width,
  height,
  rgb: new Uint8ClampedArray(width * height * 3),
});

const linesPerRow = 4;

function blend({ rgb }: Pixels, pixel: number, colour: Colour, share: number): void {
  for (let i = 0; i < 3; i++) rgb[3 * pixel + i] += (colour[i] - rgb[3 * pixel + i]) * share;
}

/** Adds the share of each pixel that lies between two places of a row. */
function addSpan(row: Float32Array, from: number, to: number): void {
  const [first, last] = [Math.floor(from), Math.min(Math.floor(to), row.length - 1)];
  for (let x = first; x <= last; x++) row[x] += Math.min(to, x + 1) - Math.max(from, x);
}

/** Where rings cross a level line, from left to right, with the way they cross it. */
function crossings(rings: readonly Ring[], y: number): (readonly [number, number])[] {
  const found: (readonly [number, number])[] = [];
  for (const ring of rings)
    for (const [i, [x1, y1]] of ring.entries()) {
      const [x0, y0] = ring[(i === 0 ? ring.length : i) - 1];
      if (y0 <= y !== y1 <= y) found.push([x0 + ((y - y0) / (y1 - y0)) * (x1 - x0), y0 < y1 ? 1 : -1]);
    }
  return found.sort((a, b) => a[0] - b[0]);
}

/** Fills what rings wind around (nonzero), within a clip; edges are as soft as a quarter of a row. All in pixels. */
export function fillRings(
  pixels: Pixels,
  rings: readonly Ring[],
  clip: Rectangle,
  colour: Colour,
  opacity = 1,
): void {
  const left = Math.max(0, clip.x);
  const right = Math.min(pixels.width, clip.x + clip.width);
  const heights = rings.flatMap((ring) => ring.map(([, y]) => y));
  const top = Math.max(0, clip.y, Math.min(...heights));
  const bottom = Math.min(pixels.height, clip.y + clip.height, Math.max(...heights));
  const row = new Float32Array(pixels.width);
  for (let y = Math.floor(top); y < bottom; y++) {
    row.fill(0);
    for (let line = 0; line < linesPerRow; line++) {
      const level = y + (line + 0.5) / linesPerRow;
      if (level < clip.y || level >= clip.y + clip.height) continue;
      let winding = 0;
      let begin = 0;
      for (const [x, way] of crossings(rings, level)) {
        if (winding === 0) begin = x;
        winding += way;
        if (winding === 0 && x > left && begin < right)
          addSpan(row, Math.max(begin, left), Math.min(x, right));
      }
    }
    for (let x = Math.floor(left); x < right; x++)
      if (row[x] > 0)
        blend(pixels, y * pixels.width + x, colour, Math.min(1, row[x] / linesPerRow) * opacity);
  }
}

const samples = 3;

/** Lays the middle of a picture on a place, its sides cut off where the proportions differ. All in pixels. */
export function layPicture(pixels: Pixels, picture: Pixels, place: Rectangle, clip: Rectangle): void {
  const scale = Math.min(picture.width / place.width, picture.height / place.height);
  const [fromX, fromY] = [
    (picture.width - place.width * scale) / 2,
    (picture.height - place.height * scale) / 2,
  ];
  const inside = (value: number, most: number): number => Math.min(Math.max(0, Math.floor(value)), most - 1);
  const left = Math.max(0, place.x, clip.x);
  const top = Math.max(0, place.y, clip.y);
  const right = Math.min(pixels.width, place.x + place.width, clip.x + clip.width);
  const bottom = Math.min(pixels.height, place.y + place.height, clip.y + clip.height);
  for (let y = Math.floor(top); y < bottom; y++)
    for (let x = Math.floor(left); x < right; x++) {
      let [red, green, blue] = [0, 0, 0];
      let hits = 0;
      for (let n = 0; n < samples * samples; n++) {
        const atX = x + ((n % samples) + 0.5) / samples;
        const atY = y + (Math.floor(n / samples) + 0.5) / samples;
        if (atX < left || atX >= right || atY < top || atY >= bottom) continue;
        const column = inside(fromX + (atX - place.x) * scale, picture.width);
        const at = 3 * (inside(fromY + (atY - place.y) * scale, picture.height) * picture.width + column);
        red += picture.rgb[at];
        green += picture.rgb[at + 1];
        blue += picture.rgb[at + 2];
        hits++;
      }
      if (hits === 0) continue;
      const mean: Colour = [red / hits, green / hits, blue / hits];
      blend(pixels, y * pixels.width + x, mean, hits / (samples * samples));
    }
}
