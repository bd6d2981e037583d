/** The graph of a city's street network, cut into short segments, with the district of every node. */
import { areaLocator } from '@ooh/geo/area-locator';
import { localPlane } from '@ooh/geo/local-plane';
import type { Area } from '@ooh/geo/polygon';
import { between, distance, pathLength, type Path, type XY } from '../plane/path.ts';
import { rankOf } from '../street-class.ts';
import type { StreetNetwork } from '../street-network.ts';
import { mainPartOf, streetGraphOf, type StreetGraph } from './street-graph.ts';

/** Longer edges are cut evenly, so that people can live along them. */
export const longestSegmentMeters = 300;

/** The position at a share of a path's length. */
function positionAt(path: Path, share: number): XY {
  let rest = share * pathLength(path);
  for (let i = 0; i + 1 < path.length; i++) {
    const length = distance(path[i], path[i + 1]);
    if (length > 0 && rest <= length) return between(path[i], path[i + 1], rest / length);
    rest -= length;
  }
  return path[path.length - 1];
}

/** The largest connected part; districts are told by their position in `districts`. */
export function networkGraph(
  { origin, nodes, edges }: StreetNetwork,
  districts: readonly Area[],
): StreetGraph {
  const positions: XY[] = [...nodes];
  const [from, to, lengthMeters, streetClass]: number[][] = [[], [], [], []];
  for (const edge of edges) {
    const parts = Math.max(1, Math.ceil(edge.lengthMeters / longestSegmentMeters));
    let last = edge.from;
    for (let part = 1; part <= parts; part++) {
      const next = part === parts ? edge.to : positions.push(positionAt(edge.path, part / parts)) - 1;
      from.push(last);
      to.push(next);
      lengthMeters.push(edge.lengthMeters / parts);
      streetClass.push(rankOf[edge.streetClass]);
      last = next;
    }
  }
  const plane = localPlane(origin.lng, origin.lat);
  const locator = areaLocator(districts);
  const cut = {
    x: positions.map(([x]) => x),
    y: positions.map(([, y]) => y),
    district: positions.map(([x, y]) => locator.locate(plane.point(x, y))),
  };
  return mainPartOf(streetGraphOf(origin, cut, { from, to, lengthMeters, streetClass }));
}
