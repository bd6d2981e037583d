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

function blend(rgb: Uint8ClampedArray, at: number, [red, green, blue]: Colour, share: number): void {
  rgb[at] += (red - rgb[at]) * share;
  rgb[at + 1] += (green - rgb[at + 1]) * share;
  rgb[at + 2] += (blue - rgb[at + 2]) * share;
}

/** Adds the share of each pixel that lies between two places of a row. */
function addSpan(row: Float32Array, from: number, to: number): void {
  const first = Math.floor(from);
  const last = Math.min(Math.floor(to), row.length - 1);
  if (first > last) return;
  row[first] += Math.min(to, first + 1) - from;
  for (let x = first + 1; x < last; x++) row[x] += 1;
  if (last > first) row[last] += Math.min(to, last + 1) - last;
}

/** A level line is crossed here; `way` is 1 downwards and -1 upwards. */
interface Crossing {
  readonly x: number;
  readonly way: 1 | -1;
}

/**
 * Where rings cross the level lines of some rows, from left to right. Line n is at `firstRow + (n + 0.5) / linesPerRow`.
 * Each edge is entered on the lines that it crosses, which are looked for one line to either side of where it ends.
 */
function crossings(rings: readonly Ring[], firstRow: number, rows: number): Crossing[][] {
  const lines = Array.from({ length: rows * linesPerRow }, (): Crossing[] => []);
  const levelOf = (line: number): number => firstRow + (line + 0.5) / linesPerRow;
  const lineAt = (y: number): number => Math.floor((y - firstRow) * linesPerRow - 0.5);
  for (const ring of rings) {
    let [x0, y0] = ring.at(-1) ?? [0, 0];
    for (const [x1, y1] of ring) {
      const last = Math.min(lineAt(Math.max(y0, y1)) + 1, lines.length - 1);
      for (let line = Math.max(0, lineAt(Math.min(y0, y1))); line <= last; line++) {
        const y = levelOf(line);
        if (y0 <= y !== y1 <= y)
          lines[line].push({ x: x0 + ((y - y0) / (y1 - y0)) * (x1 - x0), way: y0 < y1 ? 1 : -1 });
      }
      [x0, y0] = [x1, y1];
    }
  }
  for (const line of lines) line.sort((a, b) => a.x - b.x);
  return lines;
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
  const top = Math.floor(Math.max(0, clip.y, Math.min(...heights)));
  const bottom = Math.ceil(Math.min(pixels.height, clip.y + clip.height, Math.max(...heights)));
  if (top >= bottom || left >= right) return;
  const { rgb } = pixels;
  const lines = crossings(rings, top, bottom - top);
  const row = new Float32Array(pixels.width);
  for (let y = top; y < bottom; y++) {
    let [first, last] = [pixels.width, 0];
    for (let line = 0; line < linesPerRow; line++) {
      const level = y + (line + 0.5) / linesPerRow;
      if (level < clip.y || level >= clip.y + clip.height) continue;
      let winding = 0;
      let begin = 0;
      for (const { x, way } of lines[(y - top) * linesPerRow + line]) {
        if (winding === 0) begin = x;
        winding += way;
        if (winding !== 0 || x <= left || begin >= right) continue;
        addSpan(row, Math.max(begin, left), Math.min(x, right));
        first = Math.min(first, Math.floor(Math.max(begin, left)));
        last = Math.max(last, Math.min(x, right));
      }
    }
    const start = 3 * y * pixels.width;
    for (let x = first; x <= last && x < right; x++) {
      const share = Math.min(1, row[x] / linesPerRow) * opacity;
      const at = start + 3 * x;
      // Most of a picture is covered wholly.
      if (share === 1) [rgb[at], rgb[at + 1], rgb[at + 2]] = colour;
      else if (share > 0) blend(rgb, at, colour, share);
    }
    row.fill(0, first, Math.floor(last) + 1);
  }
}

const samples = 3;

/** For every sample from `first` on, some in each pixel, the nearest place of a picture; -1 outside the limits. */
function sampled(
  first: number,
  [low, high]: readonly [number, number],
  placeOf: (at: number) => number,
  size: number,
): Int32Array {
  const count = Math.max(0, Math.ceil(high) - first) * samples;
  return Int32Array.from({ length: count }, (_, n) => {
    const at = first + Math.floor(n / samples) + ((n % samples) + 0.5) / samples;
    return at < low || at >= high ? -1 : Math.min(Math.max(0, Math.floor(placeOf(at))), size - 1);
  });
}

/** Lays the middle of a picture on a place, its sides cut off where the proportions differ. All in pixels. */
export function layPicture(pixels: Pixels, picture: Pixels, place: Rectangle, clip: Rectangle): void {
  const { rgb, width, height } = picture;
  const scale = Math.min(width / place.width, height / place.height);
  const fromX = (width - place.width * scale) / 2;
  const fromY = (height - place.height * scale) / 2;
  const left = Math.max(0, place.x, clip.x);
  const top = Math.max(0, place.y, clip.y);
  const right = Math.min(pixels.width, place.x + place.width, clip.x + clip.width);
  const bottom = Math.min(pixels.height, place.y + place.height, clip.y + clip.height);
  const [firstX, firstY] = [Math.floor(left), Math.floor(top)];
  const columns = sampled(firstX, [left, right], (at) => fromX + (at - place.x) * scale, width);
  const rows = sampled(firstY, [top, bottom], (at) => fromY + (at - place.y) * scale, height);
  for (let y = 0; y < rows.length; y += samples)
    for (let x = 0; x < columns.length; x += samples) {
      let [red, green, blue] = [0, 0, 0];
      let hits = 0;
      for (let n = 0; n < samples; n++) {
        const row = rows[y + n];
        for (let m = 0; m < samples; m++) {
          const column = columns[x + m];
          if (row < 0 || column < 0) continue;
          const at = 3 * (row * width + column);
          red += rgb[at];
          green += rgb[at + 1];
          blue += rgb[at + 2];
          hits++;
        }
      }
      if (hits === 0) continue;
      const mean: Colour = [red / hits, green / hits, blue / hits];
      const pixel = (firstY + y / samples) * pixels.width + firstX + x / samples;
      blend(pixels.rgb, 3 * pixel, mean, hits / (samples * samples));
    }
}
