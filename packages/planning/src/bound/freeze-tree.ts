import type { BoundProof, BoundTree } from './bound-tree.ts';
import type { Lift } from './lifting.ts';
import { type Tangent } from './relaxation.ts';
import type { Growing, Node } from './branch-and-bound.ts';

export function freeze(top: Growing, value: number, mediaCount: number): BoundProof {
  const tangents: Tangent[] = [];
  const points = new Map<Tangent, { id: number; point: Float64Array; lift: Lift | null }>();
  const known = new Map<string, number>();
  let bound = value;
  const spread = (media: Uint32Array, from: Float64Array) => {
    const point = new Float64Array(mediaCount);
    media.forEach((m, i) => (point[m] = from[i]));
    return point;
  };
  const reference = ({ laid, depth, relaxed }: Node) => {
    const { media, tangent } = laid;
    const { multipliers } = relaxed.tangent;
    const lift = tangent.lift && { ...tangent.lift, point: spread(media, tangent.lift.point) };
    const whole = points.get(tangent) ?? { id: points.size, point: spread(media, tangent.point), lift };
    points.set(tangent, whole);
    const key = `${whole.id}|${multipliers.join()}`;
    const index = known.get(key) ?? tangents.length;
    if (index === tangents.length)
      tangents.push({ ...tangent, point: whole.point, lift: whole.lift, multipliers });
    known.set(key, index);
    return depth > laid.depth ? { tangent: index, up: depth - laid.depth } : { tangent: index };
  };
  const walk = (at: Growing): BoundTree => {
    if (at.narrowed) {
      const { by, narrowing, rest } = at.narrowed;
      bound = Math.max(bound, narrowing.excluded);
      const within = narrowing.within.map(([m, from, to]) => [by.scope.media[m], from, to] as const);
      return { ...reference(by), within, rest: walk(rest) };
    }
    if (at.split) {
      const { medium, atMost, low, high } = at.split;
      return { medium, atMost, low: walk(low), high: walk(high) };
    }
    if (at.single) return { single: true };
    if (!at.node) return { empty: true };
    bound = Math.max(bound, at.node.relaxed.bound);
    return reference(at.node);
  };
  const tree = walk(top);
  return { tree, tangents, bound };
}
