import { distanceMeters } from '@ooh/geo/distance';
import { indexPoints } from '@ooh/geo/spatial-index';
import type { DirectionRow } from './direction-row.ts';

/** Stops of the two directions of a line face each other within this distance. */
const facingMeters = 600;

/**
 * How well `b` matches as the opposite direction of `a`: the share of b's stops that face a stop of a, times how steadily they
 * run against a's order; −1 (same direction) to 1 (exact opposite). Declared directions take precedence.
 */
export function returnFit(a: DirectionRow, b: DirectionRow): number {
  if (a.declaredDirection !== null && b.declaredDirection !== null) {
    return a.declaredDirection === b.declaredDirection ? -1 : 1;
  }
  const order = indexPoints(a.stops.map((stop) => stop.point));
  const facing: number[] = [];
  for (const { point } of b.stops) {
    const nearest = order.within(point, facingMeters)[0];
    if (nearest !== undefined) facing.push(nearest.index);
  }
  let [against, along] = [0, 0];
  for (let i = 1; i < facing.length; i++) {
    if (facing[i] < facing[i - 1]) against++;
    else if (facing[i] > facing[i - 1]) along++;
  }
  if (against + along === 0) return endsFit(a, b);
  return ((against - along) / (against + along)) * (facing.length / b.stops.length);
}

/** For directions that share no street: whether b starts where a ends. Small, so that any facing stop weighs more. */
function endsFit(a: DirectionRow, b: DirectionRow): number {
  const [aFirst, aLast] = [a.stops[0].point, a.stops[a.stops.length - 1].point];
  const [bFirst, bLast] = [b.stops[0].point, b.stops[b.stops.length - 1].point];
  const back = distanceMeters(aFirst, bLast) + distanceMeters(aLast, bFirst);
  const same = distanceMeters(aFirst, bFirst) + distanceMeters(aLast, bLast);
  if (back === same) return 0;
  return back < same ? 0.01 : -0.01;
}

export interface PairedDirections {
  /** One or two rows, in file order. */
  readonly kept: readonly DirectionRow[];
  readonly variants: readonly DirectionRow[];
}

const stopVisits = (rows: readonly DirectionRow[]): number =>
  rows.reduce((sum, row) => sum + row.stops.length, 0);

/**
 * The two rows of one line that match best as opposite directions; ties go to more stops, then to file order.
 * When no two run against each other, the row with most stops alone. The rest are variants.
 */
export function pairDirections(rows: readonly DirectionRow[]): PairedDirections {
  let best: { rows: readonly DirectionRow[]; fit: number } = { rows: [longest(rows)], fit: 0 };
  for (let i = 0; i < rows.length; i++) {
    for (let j = i + 1; j < rows.length; j++) {
      const pair = [rows[i], rows[j]];
      const fit = returnFit(rows[i], rows[j]);
      const isMore = fit === best.fit && fit > 0 && stopVisits(pair) > stopVisits(best.rows);
      if (fit > best.fit || isMore) best = { rows: pair, fit };
    }
  }
  return { kept: best.rows, variants: rows.filter((row) => !best.rows.includes(row)) };
}

function longest(rows: readonly DirectionRow[]): DirectionRow {
  return rows.reduce((most, row) => (row.stops.length > most.stops.length ? row : most));
}
