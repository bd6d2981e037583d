/** Widths of streets in pixels by zoom, of the classes from motorway to minor. 0: not drawn. */
const widths: readonly (readonly [zoom: number, ...pixels: number[]])[] = [
  [8, 1, 0.9, 0.5, 0, 0, 0],
  [9, 1.3, 1, 0.6, 0, 0, 0],
  [10, 1.8, 1.6, 1.1, 0.6, 0, 0],
  [11, 2.6, 2.4, 1.9, 1.3, 0.7, 0],
  [11.6, 3, 2.8, 2.4, 1.7, 1.1, 0.3],
  [13, 4.5, 4.2, 3.8, 3.2, 2.4, 1.3],
  [14, 6.5, 6, 5.6, 5, 4, 2.5],
  [16, 14, 13, 12, 11, 8, 5],
  [18, 34, 32, 30, 26, 20, 12],
];

/** What the casing is wider than the core, both sides together, by zoom. */
const casings: readonly (readonly [zoom: number, pixels: number])[] = [
  [8, 0.6],
  [11, 0.9],
  [13, 1.2],
  [14, 1.6],
  [18, 2],
];

/** Between two stops by the line, beyond them as at the last. */
function between(stops: readonly (readonly [number, number])[], zoom: number): number {
  const next = stops.findIndex(([stop]) => stop >= zoom);
  if (next === 0) return stops[0][1];
  if (next < 0) return stops[stops.length - 1][1];
  const [[low, from], [high, to]] = [stops[next - 1], stops[next]];
  return from + ((to - from) * (zoom - low)) / (high - low);
}

const byRank = (rank: unknown, values: readonly number[]) => [
  'match',
  rank,
  ...values.slice(0, -1).flatMap((value, rank) => [rank, value]),
  values[values.length - 1],
];

const widthsWith = (rank: unknown, more: (zoom: number) => number) => [
  'interpolate',
  ['linear'],
  ['zoom'],
  ...widths.flatMap(([zoom, ...pixels]) => [
    zoom,
    byRank(
      rank,
      pixels.map((width) => (width === 0 ? 0 : Number((width + more(zoom)).toFixed(2)))),
    ),
  ]),
];

/** Style expressions of a line's width, by the expression of its street's rank. */
export const coreWidthsOf = (rank: unknown) => widthsWith(rank, () => 0);
export const casingWidthsOf = (rank: unknown) => widthsWith(rank, (zoom) => between(casings, zoom));
