/**
 * Contact rates of one city in compressed sparse rows, one row per medium (a bus line and form).
 * Person p meets one vehicle of medium m on average `rates[e]` times per day, where
 * rowStart[m] <= e < rowStart[m + 1] and persons[e] = p. Persons ascend within a row.
 * A store is immutable once built; its arrays may be in a SharedArrayBuffer.
 */
export interface RateStore {
  readonly personCount: number;
  /** People represented by each panel person, length personCount. */
  readonly weights: Float64Array;
  readonly mediaCount: number;
  /** Length mediaCount + 1. */
  readonly rowStart: Uint32Array;
  readonly persons: Uint32Array;
  /** Visible contacts per vehicle and day (already thinned by visibility), > 0. */
  readonly rates: Float32Array;
}

/** A rate store with the days of the week on which each pair has contacts (bit 0 = Monday), in the store's order. */
export interface WeekdayStore {
  readonly store: RateStore;
  readonly dayMasks: Uint8Array;
}

/** A line of a plan in rate form: `vehicles` whole vehicles of medium `medium` for `days` days. */
export interface RateLine {
  readonly medium: number;
  readonly vehicles: number;
  readonly days: number;
}
