/** Static spatial index over points or boxes (a packed Hilbert R-tree). Items are returned by index. */
import Flatbush from 'flatbush';
import { boundsOf, expandBounds, type Bounds } from './bounds.ts';
import { distanceMeters } from './distance.ts';
import type { Wgs84Point } from './point.ts';

export interface NearbyItem {
  /** Index of the item in the array that was indexed. */
  readonly index: number;
  readonly distanceMeters: number;
}

export interface PointIndex {
  readonly size: number;
  /** Items at most `radiusMeters` from `centre`, nearest first, ties by index. */
  within(centre: Wgs84Point, radiusMeters: number): NearbyItem[];
  /** Indices of the items in the box, edges included, ascending. */
  inBounds(bounds: Bounds): number[];
}

export interface BoxIndex {
  readonly size: number;
  /** Indices of the boxes that intersect the box, ascending. */
  touching(bounds: Bounds): number[];
}

const searchSorted = (tree: Flatbush | null, box: Bounds): number[] =>
  tree === null ? [] : tree.search(box.west, box.south, box.east, box.north).sort((a, b) => a - b);

export function indexPoints(points: readonly Wgs84Point[]): PointIndex {
  const tree = points.length === 0 ? null : new Flatbush(points.length);
  for (const { lng, lat } of points) tree?.add(lng, lat, lng, lat);
  tree?.finish();
  return {
    size: points.length,
    inBounds: (bounds) => searchSorted(tree, bounds),
    within: (centre, radiusMeters) =>
      searchSorted(tree, expandBounds(boundsOf([centre]), radiusMeters))
        .map((index) => ({ index, distanceMeters: distanceMeters(centre, points[index]) }))
        .filter((item) => item.distanceMeters <= radiusMeters)
        .sort((a, b) => a.distanceMeters - b.distanceMeters || a.index - b.index),
  };
}

export function indexBoxes(boxes: readonly Bounds[]): BoxIndex {
  const tree = boxes.length === 0 ? null : new Flatbush(boxes.length);
  for (const box of boxes) tree?.add(box.west, box.south, box.east, box.north);
  tree?.finish();
  return { size: boxes.length, touching: (bounds) => searchSorted(tree, bounds) };
}
