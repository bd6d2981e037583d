import type { LinearProgram } from './linear-program.ts';

/** The rows X_a − X_b <= 0, which need no coefficients, before all others. */
export interface RowOrder {
  /** All rows in the order in which they are visited: first the differences, then the others, both ascending. */
  readonly rows: Int32Array;
  readonly differenceCount: number;
  /** By visit, columns a and b of the differences. */
  readonly pairs: Int32Array;
}

/** Finds rows with the two entries 1 and −1, in this order, and limit 0; in joint proofs they are about two thirds. */
export function differencesFirst(program: LinearProgram): RowOrder {
  const { rowCount, start, column } = program;
  const isDifference = new Uint8Array(rowCount).map((_, i) => Number(isDifferenceRow(program, i)));
  const differenceCount = isDifference.reduce((sum, flag) => sum + flag, 0);
  const rows = new Int32Array(rowCount);
  const pairs = new Int32Array(2 * differenceCount);
  let difference = 0;
  let other = differenceCount;
  for (let i = 0; i < rowCount; i++) {
    if (isDifference[i] === 0) {
      rows[other++] = i;
      continue;
    }
    pairs[2 * difference] = column[start[i]];
    pairs[2 * difference + 1] = column[start[i] + 1];
    rows[difference++] = i;
  }
  return { rows, differenceCount, pairs };
}

function isDifferenceRow({ start, value, limit }: LinearProgram, i: number): boolean {
  const e = start[i];
  return start[i + 1] - e === 2 && value[e] === 1 && value[e + 1] === -1 && limit[i] === 0;
}
