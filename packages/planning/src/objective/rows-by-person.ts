import type { ContactMatrix } from './contact-matrix.ts';

/** The media of each person, in compressed rows. */
export interface RowsByPerson {
  readonly start: Uint32Array;
  readonly medium: Uint32Array;
  /** Index of the pair in the matrix. */
  readonly pair: Uint32Array;
}

const transposed = new WeakMap<ContactMatrix, RowsByPerson>();

/** Transposes the matrix; cached, since a matrix never changes. */
export function rowsByPerson(matrix: ContactMatrix): RowsByPerson {
  const known = transposed.get(matrix);
  if (known) return known;
  const { rowStart, persons, personCount, mediaCount } = matrix;
  const start = new Uint32Array(personCount + 1);
  for (const p of persons) start[p + 1]++;
  for (let p = 0; p < personCount; p++) start[p + 1] += start[p];
  const at = start.slice();
  const rows = { start, medium: new Uint32Array(persons.length), pair: new Uint32Array(persons.length) };
  for (let m = 0; m < mediaCount; m++) {
    for (let e = rowStart[m]; e < rowStart[m + 1]; e++) {
      const i = at[persons[e]]++;
      rows.medium[i] = m;
      rows.pair[i] = e;
    }
  }
  transposed.set(matrix, rows);
  return rows;
}

/** The contacts per unit of some media by person, in compressed rows. */
export interface AmountsByPerson {
  readonly start: Uint32Array;
  /** Positions among these media. */
  readonly media: Uint32Array;
  readonly amounts: Float32Array;
}

/** Transposes the rows of some media. */
export function amountsByPerson(matrix: ContactMatrix, media: Uint32Array): AmountsByPerson {
  const { rowStart, persons, amounts, personCount } = matrix;
  const start = new Uint32Array(personCount + 1);
  for (const m of media) for (let e = rowStart[m]; e < rowStart[m + 1]; e++) start[persons[e] + 1]++;
  for (let p = 0; p < personCount; p++) start[p + 1] += start[p];
  const at = start.slice();
  const found = {
    start,
    media: new Uint32Array(start[personCount]),
    amounts: new Float32Array(start[personCount]),
  };
  media.forEach((m, i) => {
    for (let e = rowStart[m]; e < rowStart[m + 1]; e++) {
      const to = at[persons[e]]++;
      found.media[to] = i;
      found.amounts[to] = amounts[e];
    }
  });
  return found;
}
