import {
  distance,
  pathLength,
  positionAlong,
  roundPath,
  simplifyPath,
  wholeMeters,
  type Path,
  type XY,
} from '../plane/path.ts';
import type { StreetLine, StreetLines } from '../lines/street-lines.ts';
import type { StreetClass } from '../street-class.ts';

/** An edge before its street is named and its nodes are in order. */
export interface DraftEdge {
  readonly from: number;
  readonly to: number;
  /** Null for what ties two parts together. */
  readonly line: StreetLine | null;
  readonly streetClass: StreetClass;
  readonly isBridge: boolean;
  readonly path: Path;
  readonly lengthMeters: number;
}

const shapeTolerance = 4;

/** Cuts the lines at their crossings. Of two edges between the same nodes of about one length the first is kept. */
export function draftEdges({ all, nodes }: StreetLines): readonly DraftEdge[] {
  const positions = nodes.positions.map(wholeMeters);
  const edges: DraftEdge[] = [];
  const between = new Map<number, number[]>();
  for (const line of all) {
    const crossings = line.crossings
      .toSorted((a, b) => a.along - b.along)
      .filter(({ node }, i, sorted) => i === 0 || sorted[i - 1].node !== node);
    for (let i = 0; i + 1 < crossings.length; i++) {
      const [start, end] = [crossings[i], crossings[i + 1]];
      const corners = line.path.slice(Math.floor(start.along) + 1, Math.ceil(end.along));
      const shape = [positions[start.node], ...corners, positions[end.node]];
      const path = roundPath(simplifyPath(withoutHooks(shape), shapeTolerance));
      if (path.length < 2) continue;
      const lengthMeters = pathLength(path);
      const [low, high] = [Math.min(start.node, end.node), Math.max(start.node, end.node)];
      const key = low * positions.length + high;
      const known = between.get(key) ?? [];
      if (known.some((length) => Math.abs(length - lengthMeters) < 0.25 * lengthMeters + 60)) continue;
      between.set(key, [...known, lengthMeters]);
      const { streetClass } = line;
      edges.push({ from: start.node, to: end.node, line, streetClass, isBridge: false, path, lengthMeters });
    }
  }
  return edges;
}

/** Corners close to an end that a moved node would make the path turn back for. */
const hookMeters = 45;

function withoutHooks(path: Path): Path {
  const [first, last] = [path[0], path[path.length - 1]];
  const kept = path.filter(
    (corner, i) =>
      i === 0 ||
      i === path.length - 1 ||
      (distance(corner, first) > hookMeters && distance(corner, last) > hookMeters),
  );
  return kept;
}

/** Positions about every `stepMeters` along a path, ends included. */
export function samplesAlong(path: Path, stepMeters: number): readonly XY[] {
  const samples: XY[] = [];
  for (let i = 0; i + 1 < path.length; i++) {
    const steps = Math.max(1, Math.ceil(distance(path[i], path[i + 1]) / stepMeters));
    for (let k = 0; k < steps; k++) samples.push(positionAlong(path, i + k / steps));
  }
  samples.push(path[path.length - 1]);
  return samples;
}
