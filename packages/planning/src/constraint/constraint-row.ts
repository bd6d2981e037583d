/** What a row limits, for messages. `group` and `set` index the problem's lists. */
export type ConstraintName =
  | { readonly kind: 'budget' }
  | { readonly kind: 'maxLines' | 'minLines' }
  | { readonly kind: 'apart'; readonly set: number }
  | {
      readonly kind:
        | 'groupBudget'
        | 'groupMaxLines'
        | 'groupMinLines'
        | 'groupMaxVehicles'
        | 'groupMinVehicles';
      readonly group: number;
    };

/**
 * Σ perVehicle·v + Σ perLine·[v > 0] <= bound over the row's media; a floor is a row with negative coefficients. All
 * coefficients are integers, so the sums are exact.
 */
export interface ConstraintRow {
  readonly name: ConstraintName;
  readonly bound: number;
  readonly media: Uint32Array;
  readonly perVehicle: Float64Array;
  readonly perLine: Float64Array;
}

/** Allowed vehicles of a medium: [lo, hi] ∩ ({0} ∪ [least, ∞)). */
export interface Domain {
  readonly lo: Int32Array;
  readonly hi: Int32Array;
  readonly least: Int32Array;
}

/** Smallest positive number of vehicles the domain allows, or 0 when there is none. */
export function firstStep(domain: Domain, m: number): number {
  const step = Math.max(domain.lo[m], domain.least[m], 1);
  return step <= domain.hi[m] ? step : 0;
}

/** The rows of each medium, compressed. */
export interface RowsByMedium {
  readonly start: Uint32Array;
  readonly row: Uint32Array;
  readonly perVehicle: Float64Array;
  readonly perLine: Float64Array;
}

/** Transposes the rows. */
export function rowsByMedium(rows: readonly ConstraintRow[], mediaCount: number): RowsByMedium {
  const start = new Uint32Array(mediaCount + 1);
  for (const row of rows) for (const m of row.media) start[m + 1]++;
  for (let m = 0; m < mediaCount; m++) start[m + 1] += start[m];
  const size = start[mediaCount];
  const found: RowsByMedium = {
    start,
    row: new Uint32Array(size),
    perVehicle: new Float64Array(size),
    perLine: new Float64Array(size),
  };
  const at = start.slice();
  rows.forEach((row, r) => {
    row.media.forEach((m, i) => {
      const e = at[m]++;
      found.row[e] = r;
      found.perVehicle[e] = row.perVehicle[i];
      found.perLine[e] = row.perLine[i];
    });
  });
  return found;
}
