import { pathLength, type Path } from '../plane/path.ts';
import type { DraftEdge } from './draft-edge.ts';

const awayFrom = (edge: DraftEdge, node: number): Path =>
  edge.from === node ? edge.path : edge.path.toReversed();
const otherEnd = (edge: DraftEdge, node: number): number => (edge.from === node ? edge.to : edge.from);

/** Two edges of one street with nothing else at the node between them become one. */
export function joinedThrough(nodeCount: number, edges: readonly DraftEdge[]): readonly DraftEdge[] {
  const at: Set<DraftEdge>[] = Array.from({ length: nodeCount }, () => new Set());
  for (const edge of edges) {
    at[edge.from].add(edge);
    at[edge.to].add(edge);
  }
  const pairs = new Set<number>(
    edges.map(({ from, to }) => Math.min(from, to) * nodeCount + Math.max(from, to)),
  );
  const kept = new Set(edges);
  for (let node = 0; node < nodeCount; node++) {
    if (at[node].size !== 2) continue;
    const [a, b] = at[node];
    if (a.line !== b.line || a.line === null || a.isBridge !== b.isBridge) continue;
    const [from, to] = [otherEnd(a, node), otherEnd(b, node)];
    const key = Math.min(from, to) * nodeCount + Math.max(from, to);
    // No loops, and no second edge between two nodes.
    if (from === to || pairs.has(key)) continue;
    const path = [...awayFrom(a, node).toReversed(), ...awayFrom(b, node).slice(1)];
    const joined: DraftEdge = { ...a, from, to, path, lengthMeters: pathLength(path) };
    for (const edge of [a, b]) {
      kept.delete(edge);
      at[edge.from].delete(edge);
      at[edge.to].delete(edge);
    }
    kept.add(joined);
    at[from].add(joined);
    at[to].add(joined);
    pairs.add(key);
  }
  return [...kept];
}
