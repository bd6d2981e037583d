import type { Random } from '../chance/seeded-random.ts';
import type { StreetLines } from '../lines/street-lines.ts';
import { distance, positionAlong, type Path, type XY } from '../plane/path.ts';
import type { StreetLevel } from './levels.ts';
import type { TraceEnd } from './trace-street.ts';

/** Streets of the upper levels may stand without crossings from this length on, metres. */
const aloneFrom = 1200;
/** Share of streets with a single crossing that are kept. */
const singleCrossingKept = 0.25;
/** An end reaches this far beyond the street it ends at, so that the two surely meet, metres. */
const overlap = 1.5;

function lengthened(from: XY, end: XY): XY {
  const length = distance(from, end) || 1;
  return [end[0] + ((end[0] - from[0]) / length) * overlap, end[1] + ((end[1] - from[1]) / length) * overlap];
}

function part(path: Path, from: number, to: number): XY[] {
  const cut = [
    positionAlong(path, from),
    ...path.slice(Math.floor(from) + 1, Math.ceil(to)),
    positionAlong(path, to),
  ];
  cut[0] = lengthened(cut[1], cut[0]);
  const last = cut.length - 1;
  cut[last] = lengthened(cut[last - 1], cut[last]);
  return cut;
}

/** First and last crossing of the path with streets, in segments, and how many there are. */
function crossingsOf(path: Path, lines: StreetLines): { first: number; last: number; count: number } {
  let [first, last, count] = [-1, -1, 0];
  for (let i = 0; i + 1 < path.length; i++)
    for (const { part } of lines.meetings(path[i], path[i + 1])) {
      if (first < 0) first = i + part;
      last = i + part;
      count++;
    }
  return { first, last, count };
}

/**
 * What of a traced path becomes a street: from its first crossing to its last, some running on beyond; null where nothing
 * is left. Long streets of the upper levels stand as they are, later levels cross them.
 */
export function trimStreet(
  path: Path,
  ends: { readonly first: TraceEnd; readonly last: TraceEnd },
  level: StreetLevel,
  lines: StreetLines,
  random: Random,
): XY[] | null {
  const { first, last, count } = crossingsOf(path, lines);
  const whole = path.length - 1;
  const keepsFirst = level.mayStandAlone && ends.first === 'edge';
  const keepsLast = level.mayStandAlone && ends.last === 'edge';
  const isAlone = level.mayStandAlone && count < 2 && whole * level.stepMeters > aloneFrom;
  if (!isAlone && count === 0) return null;
  if (!isAlone && count < 2 && !keepsFirst && !keepsLast && random() > singleCrossingKept) return null;
  const overhang = () => 2 + Math.floor(random() * 4);
  const hasOverhang = (end: TraceEnd) => (count < 2 || random() < level.overhangs) && end !== 'junction';
  let from = keepsFirst || isAlone ? 0 : first;
  let to = keepsLast || isAlone ? whole : last;
  if (!isAlone && !keepsFirst && first > 0 && hasOverhang(ends.first)) from = Math.max(0, first - overhang());
  if (!isAlone && !keepsLast && hasOverhang(ends.last)) to = Math.min(whole, last + overhang());
  return (to - from) * level.stepMeters < level.shortestMeters ? null : part(path, from, to);
}
