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
  const rows = { ...store, amounts: store.rates, scale: days, weights };
  return restricted(rows, renumbered, people);
}

/** Every `stride`-th person, whose weights stand for all: a smaller matrix in which a search finds its way. */
export function sampledMatrix(matrix: ContactMatrix, stride: number): ContactMatrix {
  const { personCount, weights } = matrix;
  const renumbered = new Int32Array(personCount).fill(-1);
  let people = 0;
  let taken = 0;
  let all = 0;
  for (let p = 0; p < personCount; p++) {
    all += weights[p];
    if (p % stride > 0) continue;
    taken += weights[p];
    renumbered[p] = people++;
  }
  const sample = restricted(matrix, renumbered, people);
  const factor = all / taken;
  return { ...sample, weights: sample.weights.map((weight) => weight * factor) };
}

/** The rows of the persons with a new number (the others have -1), who keep their order. */
function restricted(
  matrix: Omit<ContactMatrix, 'personCount'>,
  renumbered: Int32Array,
  people: number,
): ContactMatrix {
  const { mediaCount, scale } = matrix;
  const weights = new Float64Array(people);
  for (let p = 0; p < renumbered.length; p++)
    if (renumbered[p] >= 0) weights[renumbered[p]] = matrix.weights[p];
  const rowStart = new Uint32Array(mediaCount + 1);
  for (let m = 0; m < mediaCount; m++) {
    let size = 0;
    for (let e = matrix.rowStart[m]; e < matrix.rowStart[m + 1]; e++)
      if (renumbered[matrix.persons[e]] >= 0) size++;
    rowStart[m + 1] = rowStart[m] + size;
  }
  const persons = new Uint32Array(rowStart[mediaCount]);
  const amounts = new Float32Array(rowStart[mediaCount]);
  let at = 0;
  for (let e = 0; e < matrix.persons.length; e++) {
    const person = renumbered[matrix.persons[e]];
    if (person < 0) continue;
    persons[at] = person;
    amounts[at++] = matrix.amounts[e];
  }
  return { personCount: people, mediaCount, weights, rowStart, persons, amounts, scale };
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
