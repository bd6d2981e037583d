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
