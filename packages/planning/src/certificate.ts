import type { BoundProof, BoundTree } from './bound/bound-tree.ts';
import type { JointProof } from './joint-proof.ts';

/** A serialised tangent: only the media that are not 0. */
export interface WrittenTangent {
  readonly media: readonly number[];
  readonly units: readonly number[];
  readonly multipliers: readonly number[];
  readonly knee: number;
  readonly width: number;
  /** True where least purchases count whole (rate form, concave values). */
  readonly whole?: true;
  /** The point and sharpness of the lifting of passages (k >= 2). */
  readonly lift?: {
    readonly media: readonly number[];
    readonly units: readonly number[];
    readonly sharpness: number;
  };
}

/**
 * A selection with the proof of its quality: no plan within the same constraints on this data has a value of more
 * than `bound`. It does not cover sampling error. `check-certificate` verifies it from the data alone.
 */
export interface Certificate {
  readonly format: 'ooh-certificate-1';
  readonly form: 'rates' | 'passages';
  /** Fingerprint of data and problem. */
  readonly instanceHash: string;
  readonly plan: readonly { readonly medium: number; readonly vehicles: number }[];
  readonly cost: number;
  readonly value: number;
  readonly bound: number;
  /** (bound − value) / bound; 0 when both are 0. */
  readonly gap: number;
  readonly proof: {
    readonly tree: BoundTree;
    readonly tangents: readonly WrittenTangent[];
    readonly joint?: readonly JointProof[];
  };
  readonly method: string;
  readonly seed: number;
}

/** Relative distance of a value from its upper bound. */
export function gapOf(value: number, bound: number): number {
  return bound > 0 ? Math.max(0, (bound - value) / bound) : 0;
}

/** Tolerance of sums over people, as a share of all their weights. */
const ROUNDING = 1e-14;

/** Rounding tolerance of a value of people with these weights. */
export const roundingOf = (weights: Float64Array): number =>
  ROUNDING * weights.reduce((sum, w) => sum + w, 0);

/** Whether a proved bound equals the value up to rounding. */
export const isOptimal = (value: number, bound: number, weights: Float64Array): boolean =>
  bound <= value * (1 + 2e-9) + roundingOf(weights);

function methodOf(tree: BoundTree): string {
  if ('tried' in tree) return 'all plans tried under a ceiling';
  if ('joint' in tree) return 'pairs and triples of media counted jointly';
  return 'medium' in tree ? 'branch-and-bound over tangent bounds' : 'tangent bound at a relaxed plan';
}

/** Serialises a finished selection. */
export function writeCertificate(
  form: Certificate['form'],
  instanceHash: string,
  vehicles: ArrayLike<number>,
  figures: { cost: number; value: number; bound: number; seed: number },
  proof: BoundProof,
): Certificate {
  const plan: { medium: number; vehicles: number }[] = [];
  for (let m = 0; m < vehicles.length; m++)
    if (vehicles[m] > 0) plan.push({ medium: m, vehicles: vehicles[m] });
  const sparse = (point: Float64Array) => {
    const media = [...point.keys()].filter((m) => point[m] !== 0);
    return { media, units: media.map((m) => point[m]) };
  };
  const tangents = proof.tangents.map(({ point, multipliers, smoothing, lift, whole }) => ({
    ...sparse(point),
    multipliers: [...multipliers],
    ...smoothing,
    ...(whole ? { whole } : {}),
    ...(lift ? { lift: { ...sparse(lift.point), sharpness: lift.sharpness } } : {}),
  }));
  const bound = Math.max(figures.bound, figures.value);
  return {
    format: 'ooh-certificate-1',
    form,
    instanceHash,
    plan,
    cost: figures.cost,
    value: figures.value,
    bound,
    gap: gapOf(figures.value, bound),
    proof: { tree: proof.tree, tangents, ...(proof.joint ? { joint: proof.joint } : {}) },
    method: methodOf(proof.tree),
    seed: figures.seed,
  };
}
