import type { RateStore } from '@ooh/measurement/rate-store';

/**
 * Contacts of the audience, in compressed rows by medium: person persons[e] has amounts[e] * scale[m]
 * contacts per unit of medium m for rowStart[m] <= e < rowStart[m + 1].
 */
export interface ContactMatrix {
  readonly personCount: number;
  readonly mediaCount: number;
  readonly weights: Float64Array;
  readonly rowStart: Uint32Array;
  readonly persons: Uint32Array;
  readonly amounts: Float32Array;
  readonly scale: Float64Array;
}

/** Objective weight by panel person; 0 outside the mask, if there is one. */
export function objectiveWeights(
  weights: Float64Array,
  audience: Uint8Array | null | undefined,
): Float64Array {
  return audience ? weights.map((w, p) => (audience[p] ? w : 0)) : weights;
}

/**
 * The rows of a rate store restricted to persons of positive weight, who are renumbered in order.
 * When all persons count, the store's own arrays are used without a copy.
 * @param days flight days per medium; a vehicle's contacts are rate times days
 */
export function audienceMatrix(store: RateStore, weights: Float64Array, days: Float64Array): ContactMatrix {
  const renumbered = new Int32Array(store.personCount).fill(-1);
  let people = 0;
  for (let p = 0; p < store.personCount; p++) if (weights[p] > 0) renumbered[p] = people++;
  if (people === store.personCount) {
    return {
      personCount: people,
      mediaCount: store.mediaCount,
      weights,
      rowStart: store.rowStart,
      persons: store.persons,
      amounts: store.rates,
      scale: days,
    };
  }
  const kept = new Float64Array(people);
  for (let p = 0; p < store.personCount; p++) if (renumbered[p] >= 0) kept[renumbered[p]] = weights[p];
  const rowStart = new Uint32Array(store.mediaCount + 1);
  const { persons: from, rates } = store;
  for (let m = 0; m < store.mediaCount; m++) {
    let size = 0;
    for (let e = store.rowStart[m]; e < store.rowStart[m + 1]; e++) if (renumbered[from[e]] >= 0) size++;
    rowStart[m + 1] = rowStart[m] + size;
  }
  const persons = new Uint32Array(rowStart[store.mediaCount]);
  const amounts = new Float32Array(rowStart[store.mediaCount]);
  let at = 0;
  for (let e = 0; e < from.length; e++) {
    const person = renumbered[from[e]];
    if (person < 0) continue;
    persons[at] = person;
    amounts[at++] = rates[e];
  }
  return {
    personCount: people,
    mediaCount: store.mediaCount,
    weights: kept,
    rowStart,
    persons,
    amounts,
    scale: days,
  };
}

/** Expected contacts of every person under the given (possibly fractional) units per medium. */
export function contactsOf(matrix: ContactMatrix, units: ArrayLike<number>): Float64Array {
  const { rowStart, persons, amounts, scale } = matrix;
  const contacts = new Float64Array(matrix.personCount);
  for (let m = 0; m < matrix.mediaCount; m++) {
    const factor = units[m] * scale[m];
    if (factor === 0) continue;
    for (let e = rowStart[m]; e < rowStart[m + 1]; e++) contacts[persons[e]] += factor * amounts[e];
  }
  return contacts;
}
