/**
 * A proof by counting media jointly (passages, k >= 2): what pairs and triples of media do for a person together. Rows,
 * their proofs and the bound are in docs/methods/joint-proofs.md; every row is named by its kind and its key, and its
 * terms follow from the instance, so that a certificate holds multipliers only.
 */

/** Kinds of rows by the length of their key. Persons are named by the first person with the same needs. */
export const jointRowKeys = {
  /** Money of a plan with medium a: (a). */
  moneyWithMedium: 1,
  /** Money of a plan with the media a < b: (a, b). */
  moneyWithPair: 2,
  /** z_ab <= x_a: (a, b). */
  pairHasMedium: 2,
  /** t_abc <= z_ab: (a, b, c) with a < b. */
  tripleHasPair: 3,
  /** e_pa <= x_a: (p, a). */
  shareHasMedium: 2,
  /** e_pa <= y_p: (p, a). */
  shareOfReached: 2,
  /** v_pab <= z_ab: (p, a, b) with a < b. */
  pairShareHasPair: 3,
  /** v_pab <= e_pa: (p, a, b). */
  pairShareWithinShare: 3,
  /** What a reached person needs: (p). */
  needs: 1,
  /** What a person needs beside medium a: (p, a). */
  needsBeside: 2,
  /** A third medium of a person served by a < b: (p, a, b). */
  needsThird: 3,
  /** z_ab + z_ac <= x_a + z_bc: (a, b, c) with b < c. */
  triangle: 3,
  /** z_ab + z_ac <= x_a + t_abc: (a, b, c) with b < c. */
  triangleByTriple: 3,
  /** t_abc + t_abd <= z_ab + t_acd: (a, b, c, d) with c < d. */
  triangleWithMedium: 4,
  /** t_abc + t_abd <= z_ab + z_cd: (a, b, c, d) with a < b, c < d. */
  triangleWithPair: 4,
  /** A person counts once however many media reach them, by pairs: (p, a). */
  onceByPairs: 2,
  /** The same given the pair a < b: (p, a, b). */
  onceGivenPair: 3,
  /** The same by a parabola through j and j + 1 further media: (p, a, j). */
  onceByParabola: 3,
  /** The same by the chord over all media of the person: (p, a). */
  onceByChord: 2,
} as const;

export type JointRowKind = keyof typeof jointRowKeys;

/**
 * Multipliers of the rows of one kind. `keys`: base64 of the keys in ascending order, each number as a varint (LEB128),
 * the first in which a key differs from the one before as their difference, those after it as they are (the first key
 * against zeros). `codes`: base64 of two bytes a row, little-endian: code c stands for the multiplier
 * unit · (2048 + c mod 2048) · 2^⌊c / 2048⌋.
 */
export interface JointRows {
  readonly kind: JointRowKind;
  readonly keys: string;
  readonly codes: string;
}

/** One set of multipliers, what it bounds, and what it excludes for the steps after it. */
export interface JointStep {
  /** Media with columns for their pairs, ascending; every allowed medium where absent. */
  readonly core?: readonly number[];
  /** Media with columns for their triples, ascending, all in the core; none where empty, the core where absent. */
  readonly triples?: readonly number[];
  /** Multiplier of the budget row. */
  readonly money: number;
  /** Power of two that every multiplier of `rows` is a whole multiple of. */
  readonly unit: number;
  readonly rows: readonly JointRows[];
}

/**
 * No plan of the part is worth more than the ceiling or, if that is more, than the least bound of a step. Every step but
 * the last excludes media, pairs and triples that no plan above the ceiling contains.
 */
export interface JointProof {
  readonly ceiling: number;
  readonly steps: readonly JointStep[];
}
