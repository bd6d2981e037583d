import { certain } from '@ooh/contract/core/certain';
import { simplifyPath, type XY } from '@ooh/streets/plane/path';
import { rankOf } from '@ooh/streets/street-class';
import type { StreetEdge, StreetNetwork } from '@ooh/streets/street-network';

/** A stretch of a street from end to end, for its name to stand along. */
export interface StreetRun {
  readonly name: string;
  readonly rank: number;
  readonly path: readonly XY[];
}

/** A name stands straight: bends under this are straightened for it, metres. */
const straightening = 25;

/** The edges of one street as runs: each begins at an end, or anywhere on a ring, and goes on while there is more. */
function runsOf(edges: readonly StreetEdge[]): readonly (readonly XY[])[] {
  const at = new Map<number, StreetEdge[]>();
  for (const edge of edges)
    for (const node of [edge.from, edge.to]) at.set(node, [...(at.get(node) ?? []), edge]);
  const isUsed = new Set<StreetEdge>();
  const follow = (start: number): XY[] => {
    const path: XY[] = [];
    for (let node = start; ;) {
      const next = at.get(node)?.find((edge) => !isUsed.has(edge));
      if (next === undefined) return path;
      isUsed.add(next);
      const isForwards = next.from === node;
      const piece = isForwards ? next.path : next.path.toReversed();
      path.push(...(path.length === 0 ? piece : piece.slice(1)));
      node = isForwards ? next.to : next.from;
    }
  };
  const ends = [...at].filter(([, own]) => own.length % 2 === 1).map(([node]) => node);
  return [...ends, ...at.keys()].map(follow).filter((path) => path.length > 1);
}

/** The named streets of a network, the widest first. */
export function streetRuns({ edges, streetNames }: StreetNetwork): readonly StreetRun[] {
  const named = Map.groupBy(
    edges.filter(({ nameIndex }) => nameIndex !== null),
    ({ nameIndex }) => certain(nameIndex, 'name of a named street'),
  );
  return [...named]
    .flatMap(([nameIndex, pieces]) => {
      const rank = Math.min(...pieces.map(({ streetClass }) => rankOf[streetClass]));
      return runsOf(pieces).map((path) => ({
        name: streetNames[nameIndex],
        rank,
        path: simplifyPath(path, straightening),
      }));
    })
    .sort((a, b) => a.rank - b.rank);
}
