import type { LngLat } from './map-data.ts';
import type { StatusPoint } from './status-points-layer.tsx';

export interface CityDotRow {
  readonly cityCode: string;
  /** Null for a city that the map does not know. */
  readonly center: LngLat | null;
}

export interface CityDotRules<Row> {
  readonly sizeOf: (row: Row) => number;
  /** What is read when the point is touched. */
  readonly nameOf: (row: Row) => string;
  readonly isMarked: (row: Row) => boolean;
}

interface DotColours {
  readonly usual: string;
  readonly marked: string;
}

const [leastScale, mostAdded] = [0.6, 1.6];

/** Cities of a country as points: the area grows with their size against the largest, marked ones have a colour of their own. */
export function cityDots<Row extends CityDotRow>(
  rows: readonly Row[],
  { sizeOf, nameOf, isMarked }: CityDotRules<Row>,
  colours: DotColours,
): StatusPoint[] {
  const most = Math.max(1, ...rows.map(sizeOf));
  return rows.flatMap((row) =>
    row.center === null
      ? []
      : [
          {
            id: row.cityCode,
            name: nameOf(row),
            at: row.center,
            colour: isMarked(row) ? colours.marked : colours.usual,
            sign: '',
            scale: leastScale + mostAdded * Math.sqrt(sizeOf(row) / most),
          },
        ],
  );
}
