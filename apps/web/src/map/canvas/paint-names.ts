import { drawnFeatures } from './paint-shapes.ts';
import type { SceneLayer, SceneSource, StyleReader } from './scene.ts';
import type { Pen, View } from './view.ts';

/** A rectangle of the page: left, top, right, bottom. */
export type Room = readonly [number, number, number, number];
/** What names have taken. */
export type TakenRoom = Room[];

interface Name {
  readonly lines: readonly string[];
  readonly size: number;
  readonly spacing: number;
  readonly read: StyleReader;
  /** Where it is written, and how it is turned. */
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

const lineHeight = 1.2;
/** Names wider than so many times their size are written on more lines. */
const widestEms = 10;

/** Text on as few lines of about the same length as its width allows. */
function linesOf(pen: Pen, text: string, size: number): string[] {
  const count = Math.ceil(pen.measureText(text).width / (widestEms * size));
  const letters = [...text];
  const each = Math.ceil(letters.length / Math.max(1, count));
  return Array.from({ length: Math.ceil(letters.length / each) }, (_, i) =>
    letters
      .slice(i * each, (i + 1) * each)
      .join('')
      .trim(),
  );
}

/** Along a line: where names stand and how they are turned, so that none is upside down. */
function* placesAlong(part: Float64Array, view: View, spacing: number, width: number) {
  let next = spacing / 2;
  let passed = 0;
  for (let i = 2; i < part.length; i += 2) {
    const [x1, y1] = [(part[i - 2] - view.left) * view.scale, (part[i - 1] - view.top) * view.scale];
    const [x2, y2] = [(part[i] - view.left) * view.scale, (part[i + 1] - view.top) * view.scale];
    const length = Math.hypot(x2 - x1, y2 - y1);
    for (; next < passed + length; next += spacing) {
      // A name is straight: it stands where the way is straight for the most of it.
      if (length < width * 0.6) continue;
      const on = (next - passed) / length;
      const turn = Math.atan2(y2 - y1, x2 - x1);
      const isOver = Math.abs(turn) > Math.PI / 2;
      yield { x: x1 + on * (x2 - x1), y: y1 + on * (y2 - y1), turn: isOver ? turn - Math.PI : turn };
    }
    passed += length;
  }
}

function boxOf(pen: Pen, { lines, size, spacing, x, y, turn }: Name, isLeft: boolean, padding: number) {
  const widths = lines.map((line) => pen.measureText(line).width + spacing * line.length);
  const width = Math.max(...widths);
  const height = lines.length * size * lineHeight;
  const across = Math.abs(width * Math.cos(turn)) + Math.abs(height * Math.sin(turn));
  const down = Math.abs(width * Math.sin(turn)) + Math.abs(height * Math.cos(turn));
  const left = isLeft ? x : x - across / 2;
  return [left - padding, y - down / 2 - padding, left + across + padding, y + down / 2 + padding] as const;
}

function write(pen: Pen, { lines, size, spacing, read, x, y, turn }: Name, isLeft: boolean): void {
  pen.save();
  pen.translate(x, y);
  pen.rotate(turn);
  pen.textAlign = isLeft ? 'left' : 'center';
  pen.textBaseline = 'middle';
  pen.letterSpacing = `${spacing}px`;
  pen.globalAlpha = read.number('text-opacity', 1);
  const halo = read.number('text-halo-width', 0);
  for (const [i, line] of lines.entries()) {
    const down = (i - (lines.length - 1) / 2) * size * lineHeight;
    if (halo > 0) {
      pen.lineJoin = 'round';
      pen.lineWidth = 2 * halo;
      pen.strokeStyle = read.text('text-halo-color', 'transparent');
      pen.strokeText(line, 0, down);
    }
    pen.fillStyle = read.text('text-color', '#000000');
    pen.fillText(line, 0, down);
  }
  pen.restore();
}

/** Names of a layer in the order of their sort key, each where it covers none that stands already. */
export function paintNames(
  pen: Pen,
  layer: SceneLayer,
  source: SceneSource,
  view: View,
  fonts: string,
  taken: TakenRoom,
): void {
  const isAlong = layer.layout?.['symbol-placement'] === 'line';
  const isLeft = layer.layout?.['text-anchor'] === 'left';
  const [right = 0, below = 0] = (layer.layout?.['text-offset'] as readonly number[] | undefined) ?? [];
  const overlaps = layer.layout?.['text-allow-overlap'] === true;
  const named = [...drawnFeatures(layer, source, view, 100)].toSorted(
    ([, a], [, b]) => a.number('symbol-sort-key', 0) - b.number('symbol-sort-key', 0),
  );
  for (const [{ parts }, read] of named) {
    const text = read.text('text-field', '');
    if (text === '') continue;
    const size = read.number('text-size', 16);
    const spacing = read.number('text-letter-spacing', 0) * size;
    const padding = read.number('text-padding', 2);
    pen.font = `${size}px ${fonts}`;
    const lines = isAlong ? [text] : linesOf(pen, text, size);
    const width = pen.measureText(text).width;
    const places = parts.flatMap((part) =>
      isAlong
        ? [...placesAlong(part, view, read.number('symbol-spacing', 250), width)]
        : [{ x: (part[0] - view.left) * view.scale, y: (part[1] - view.top) * view.scale, turn: 0 }],
    );
    for (const { x, y, turn } of places) {
      const name = { lines, size, spacing, read, x: x + right * size, y: y + below * size, turn };
      const box = boxOf(pen, name, isLeft, padding);
      const isFree = taken.every(
        ([left, top, end, bottom]) => box[2] < left || box[0] > end || box[3] < top || box[1] > bottom,
      );
      if (!overlaps && !isFree) continue;
      taken.push(box);
      write(pen, name, isLeft);
    }
  }
}
