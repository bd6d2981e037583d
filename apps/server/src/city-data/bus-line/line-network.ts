import { boundsOf, expandBounds, type Bounds } from '@ooh/geo/bounds';
import { distanceToPolyline } from '@ooh/geo/polyline-distance';
import type { Wgs84Point } from '@ooh/geo/point';
import { indexBoxes, indexPoints, type BoxIndex, type PointIndex } from '@ooh/geo/spatial-index';

/** Data of a line for conditions: its routes and stops. */
export interface NetworkLine {
  readonly lineId: string;
  readonly directions: readonly (readonly Wgs84Point[])[];
  readonly stops: readonly Wgs84Point[];
}

interface Segment {
  readonly line: number;
  readonly ends: readonly [Wgs84Point, Wgs84Point];
}

/** The lines of a city indexed by the segments of their routes and by their stops. */
export interface LineNetwork {
  readonly lines: readonly NetworkLine[];
  readonly segments: readonly Segment[];
  readonly segmentIndex: BoxIndex;
  readonly stopLine: readonly number[];
  readonly stopPoints: readonly Wgs84Point[];
  readonly stopIndex: PointIndex;
}

export function lineNetwork(lines: readonly NetworkLine[]): LineNetwork {
  const segments: Segment[] = [];
  const stopLine: number[] = [];
  const stopPoints: Wgs84Point[] = [];
  lines.forEach((line, index) => {
    for (const way of line.directions) {
      for (let i = 1; i < way.length; i++) segments.push({ line: index, ends: [way[i - 1], way[i]] });
    }
    for (const stop of line.stops) {
      stopLine.push(index);
      stopPoints.push(stop);
    }
  });
  return {
    lines,
    segments,
    segmentIndex: indexBoxes(segments.map((segment) => boundsOf(segment.ends))),
    stopLine,
    stopPoints,
    stopIndex: indexPoints(stopPoints),
  };
}

/** Indices of the lines whose route passes within `radiusMeters` of the point. */
export function linesNearPoint(network: LineNetwork, point: Wgs84Point, radiusMeters: number): Set<number> {
  const near = new Set<number>();
  for (const at of network.segmentIndex.touching(expandBounds(boundsOf([point]), radiusMeters))) {
    const segment = network.segments[at];
    if (near.has(segment.line)) continue;
    if (distanceToPolyline(point, segment.ends) <= radiusMeters) near.add(segment.line);
  }
  return near;
}

/** Indices of the lines with a route through the box, for an exact test afterwards. */
export function linesTouching(network: LineNetwork, bounds: Bounds): Set<number> {
  return new Set(network.segmentIndex.touching(bounds).map((at) => network.segments[at].line));
}
