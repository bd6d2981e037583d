import type { JointProof } from '../joint-proof.ts';
import type { Tangent } from './relaxation.ts';

/** The numbers of units of one medium that are still open. */
export type Range = readonly [medium: number, from: number, to: number];

/**
 * A proof that no plan is worth more than a bound: the plans are split at whole numbers of vehicles until
 * each part is bounded by a tangent, holds one plan only, or holds none. `within` lists media outside whose
 * range the tangent bounds every plan of the part; the rest of the tree covers the plans inside all ranges.
 * A tangent with `up` was computed in the part that many steps towards the root. `tried` (passages) is a value that
 * no plan of the part exceeds, shown by enumeration; `joint` (passages) the place of a proof by counting media jointly.
 */
export type BoundTree =
  | { readonly tangent: number; readonly up?: number }
  | { readonly single: true }
  | { readonly tried: number }
  | { readonly joint: number }
  | { readonly empty: true }
  | {
      readonly tangent: number;
      readonly up?: number;
      readonly within: readonly Range[];
      readonly rest: BoundTree;
    }
  | { readonly medium: number; readonly atMost: number; readonly low: BoundTree; readonly high: BoundTree };

/** The tree and the tangents that it refers to. */
export interface BoundProof {
  readonly tree: BoundTree;
  readonly tangents: readonly Tangent[];
  readonly joint?: readonly JointProof[];
  readonly bound: number;
}
