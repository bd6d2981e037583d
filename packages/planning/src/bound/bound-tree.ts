import type { Tangent } from './relaxation.ts';

/**
 * A proof that no plan is worth more than a bound: the plans are split at whole numbers of vehicles until
 * each part is bounded by a tangent, holds one plan only, or holds none.
 */
export type BoundTree =
  | { readonly tangent: number }
  | { readonly single: true }
  | { readonly empty: true }
  | { readonly medium: number; readonly atMost: number; readonly low: BoundTree; readonly high: BoundTree };

/** The tree with the tangents it refers to. */
export interface BoundProof {
  readonly tree: BoundTree;
  readonly tangents: readonly Tangent[];
  readonly bound: number;
}
