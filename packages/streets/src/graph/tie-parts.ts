import type { Ground } from '../ground/ground.ts';
import { distance, type XY } from '../plane/path.ts';
import { rankOf } from '../street-class.ts';
import type { DraftEdge } from './draft-edge.ts';
import { bridgeAlong, leastWaterWay } from './least-water-way.ts';
import { partLengths, partsOf } from './parts.ts';

/** A part with less street than this is dropped, metres. */
const leastPart = 6000;
const linksPerPart = 3;
/** Between the starts of two links of a part, metres. */
const linkSpacing = 2200;
/** The first link may be this long, further ones this long, metres. */
const [longestFirst, longestFurther] = [9000, 4500];

const isMain = ({ streetClass }: DraftEdge): boolean => rankOf[streetClass] <= rankOf.primary;

function linksOf(
  ground: Ground,
  positions: readonly XY[],
  starts: readonly number[],
  ends: readonly number[],
): readonly DraftEdge[] {
  const links: DraftEdge[] = [];
  let free = starts;
  while (links.length < linksPerPart && free.length > 0) {
    const way = leastWaterWay(ground, positions, free, ends);
    if (way === null) break;
    const link = bridgeAlong(way);
    if (link.lengthMeters > (links.length === 0 ? longestFirst : longestFurther)) break;
    links.push(link);
    free = free.filter((node) => distance(positions[node], positions[way.start]) > linkSpacing);
  }
  return links;
}

/** One connected graph: larger parts are tied to the largest by bridges, the others are dropped. */
export function tiedTogether(
  positions: readonly XY[],
  edges: readonly DraftEdge[],
  ground: Ground,
): readonly DraftEdge[] {
  const partOf = partsOf(positions.length, edges);
  const [[largest], ...others] = partLengths(partOf, edges);
  const mainNodes = [...new Set(edges.filter(isMain).flatMap(({ from, to }) => [from, to]))];
  const joined = new Set([largest]);
  const links: DraftEdge[] = [];
  for (const [part, meters] of others) {
    if (meters < leastPart) break;
    const starts = mainNodes.filter((node) => partOf(node) === part);
    const ends = mainNodes.filter((node) => joined.has(partOf(node)));
    const found = linksOf(ground, positions, starts, ends);
    if (found.length === 0) continue;
    joined.add(part);
    links.push(...found);
  }
  return [...edges.filter(({ from }) => joined.has(partOf(from))), ...links];
}
