import type { LineGroup } from './rate-problem.ts';

/** What a selection of fixed units has to keep besides its budget. Lists name media by their position. */
export interface UnitTerms {
  readonly must?: readonly number[];
  readonly excluded?: readonly number[];
  /** Budgets and quotas of a city, a medium type, a tier; a unit counts as one line of one vehicle. */
  readonly groups?: readonly LineGroup[];
  /** Sets of which one unit may be used only: spacing, competitive separation. */
  readonly apart?: readonly (readonly number[])[];
}

/**
 * Passage form: person persons[e] passes medium m passages[e] times in the campaign, for
 * rowStart[m] <= e < rowStart[m + 1]; every passage is a contact. Persons are distinct within a row.
 */
export interface PassageInstance {
  readonly personCount: number;
  readonly weights: Float64Array;
  readonly mediaCount: number;
  readonly rowStart: Uint32Array;
  readonly persons: Uint32Array;
  readonly passages: Uint32Array;
  /** Price of each medium, in whole units of the caller's money. */
  readonly costs: Float64Array;
}
