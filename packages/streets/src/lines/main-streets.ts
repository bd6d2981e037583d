import { rankOf, type StreetClass } from '../street-class.ts';
import type { StreetEdge, StreetNetwork } from '../street-network.ts';
import type { XY } from '../plane/path.ts';

/** A named street as one line, on the network's plane. */
export interface MainStreet {
  readonly name: string;
  readonly streetClass: StreetClass;
  readonly path: readonly XY[];
  readonly lengthMeters: number;
}

const otherEnd = ({ from, to }: StreetEdge, node: number): number => (from === node ? to : from);

/** The longest line that edges form one after the other; a ring is closed. */
function longestLine(edges: readonly StreetEdge[]): { path: XY[]; lengthMeters: number } {
  const at = new Map<number, StreetEdge[]>();
  for (const edge of edges)
    for (const node of new Set([edge.from, edge.to])) at.set(node, [...(at.get(node) ?? []), edge]);
  const used = new Set<StreetEdge>();
  let longest: { path: XY[]; lengthMeters: number } = { path: [], lengthMeters: 0 };
  const starts = [...at.keys()].sort(
    (a, b) => Number(at.get(a)?.length !== 1) - Number(at.get(b)?.length !== 1) || a - b,
  );
  for (const start of starts) {
    const line: { path: XY[]; lengthMeters: number } = { path: [], lengthMeters: 0 };
    for (let node = start; ;) {
      const next = at.get(node)?.find((edge) => !used.has(edge));
      if (next === undefined) break;
      used.add(next);
      const along = next.from === node ? next.path : next.path.toReversed();
      line.path.push(...(line.path.length === 0 ? along : along.slice(1)));
      line.lengthMeters += next.lengthMeters;
      node = otherEnd(next, node);
    }
    if (line.lengthMeters > longest.lengthMeters) longest = line;
  }
  return longest;
}

/** Streets that people walk and ride along, from expressways down to the class `upTo`, the widest and longest first. */
export function mainStreets({ edges, streetNames }: StreetNetwork, upTo: StreetClass): MainStreet[] {
  const named = Map.groupBy(
    edges.filter(
      ({ nameIndex, streetClass }) =>
        nameIndex !== null && streetClass !== 'motorway' && rankOf[streetClass] <= rankOf[upTo],
    ),
    ({ nameIndex }) => nameIndex,
  );
  return [...named]
    .flatMap(([nameIndex, own]) => {
      const { path, lengthMeters } = longestLine(own);
      const meters = new Map<StreetClass, number>();
      for (const { streetClass, lengthMeters: more } of own)
        meters.set(streetClass, (meters.get(streetClass) ?? 0) + more);
      const [[streetClass]] = [...meters].sort((a, b) => b[1] - a[1] || rankOf[a[0]] - rankOf[b[0]]);
      return nameIndex === null ? [] : [{ name: streetNames[nameIndex], streetClass, path, lengthMeters }];
    })
    .sort(
      (a, b) =>
        rankOf[a.streetClass] - rankOf[b.streetClass] ||
        b.lengthMeters - a.lengthMeters ||
        (a.name < b.name ? -1 : 1),
    );
}
