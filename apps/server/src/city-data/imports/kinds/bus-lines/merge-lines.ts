import { polylineMeters } from '@ooh/geo/distance';
import { wgs84, type Wgs84Point } from '@ooh/geo/point';
import type { BusLineDirection, BusLineRecord } from '../../../bus-line/bus-line-record.ts';
import type { ImportedDirection, ImportedLine } from './assemble-lines.ts';

const pointsOf = (shape: BusLineDirection['shape']): Wgs84Point[] =>
  shape.map(([lng, lat]) => wgs84(lng, lat));

/** What a direction in force says, as an import would: whether its way is drawn is known of the line as a whole. */
function asImported(direction: BusLineDirection, line: BusLineRecord): ImportedDirection {
  return {
    direction: direction.direction,
    name: direction.name,
    stops: direction.stops.map(({ name, lng, lat }) => ({ name, point: wgs84(lng, lat) })),
    hasOnlyEnds: line.estimatedFields.includes('stops'),
    isDrawn: !line.estimatedFields.includes('lengthMeters'),
    shape: pointsOf(direction.shape),
    lengthMeters: direction.lengthMeters,
  };
}

/** Combines the stops of one and the drawn route of the other where each lacks the other's; else the new one unchanged. */
function together(next: ImportedDirection, before: ImportedDirection): ImportedDirection {
  const takesStops = next.hasOnlyEnds && !before.hasOnlyEnds;
  const takesWay = !next.isDrawn && before.isDrawn;
  if (!takesStops && !takesWay) return next;
  const shape = takesWay ? before.shape : next.shape;
  return {
    ...next,
    stops: takesStops ? before.stops : next.stops,
    hasOnlyEnds: takesStops ? false : next.hasOnlyEnds,
    isDrawn: takesWay ? true : next.isDrawn,
    shape,
    lengthMeters: polylineMeters(shape),
  };
}

/**
 * A line of a file that adds to the lines in force: directions of the same name are completed from each other, and
 * a direction in force that the file does not mention stays while there is room for it.
 */
export function supplemented(line: ImportedLine, before: BusLineRecord | undefined): ImportedLine {
  if (!before) return line;
  const known = new Map(
    before.directions.map((direction) => [direction.name, asImported(direction, before)]),
  );
  const next = line.directions.map((direction) => {
    const earlier = known.get(direction.name);
    return earlier ? together(direction, earlier) : direction;
  });
  const mentioned = new Set(next.map(({ name }) => name));
  const others = [...known.values()].filter(({ name }) => !mentioned.has(name));
  const directions = [...next, ...others].slice(0, 2);
  const order = before.directions.map(({ name }) => name);
  const isKnown = directions.every(({ name }) => order.includes(name));
  if (isKnown) directions.sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name));
  const numbered = directions.map((direction, index) => ({ ...direction, direction: index as 0 | 1 }));
  const total = numbered.reduce((sum, { lengthMeters }) => sum + lengthMeters, 0);
  return { ...line, directions: numbered, lengthMeters: Math.round(total / numbered.length) };
}
