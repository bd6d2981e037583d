import type { LinearProgram } from './linear-program.ts';

/** Squared scaling factors: with R = √rows and C = √columns, the norm of R·A·C is at most 1. */
export interface StepSizes {
  /** Per row. */
  readonly rows: Float64Array;
  /** Per column. */
  readonly columns: Float64Array;
}

const EQUILIBRATIONS = 6;

/**
 * Factors that make the greatest entries of all rows and columns about 1 (Ruiz), and after that
 * divide rows and columns by the square root of their sums (Pock and Chambolle). Empty rows and columns keep 1.
 */
export function stepSizes(program: LinearProgram): StepSizes {
  const rows = new Float64Array(program.rowCount).fill(1);
  const columns = new Float64Array(program.columnCount).fill(1);
  for (let pass = 0; pass < EQUILIBRATIONS; pass++) divideByGreatest(program, rows, columns);
  divideBySums(program, rows, columns);
  for (let i = 0; i < rows.length; i++) rows[i] *= rows[i];
  for (let j = 0; j < columns.length; j++) columns[j] *= columns[j];
  return { rows, columns };
}

function divideByGreatest(
  { start, column, value }: LinearProgram,
  rows: Float64Array,
  columns: Float64Array,
) {
  const inColumn = new Float64Array(columns.length);
  for (let i = 0; i < rows.length; i++) {
    const factor = rows[i];
    let inRow = 0;
    for (let e = start[i] | 0, end = start[i + 1] | 0; e < end; e++) {
      const j = column[e];
      const size = Math.abs(value[e]) * factor * columns[j];
      if (size > inRow) inRow = size;
      if (size > inColumn[j]) inColumn[j] = size;
    }
    divideByRoot(rows, i, inRow);
  }
  for (let j = 0; j < columns.length; j++) divideByRoot(columns, j, inColumn[j]);
}

function divideBySums({ start, column, value }: LinearProgram, rows: Float64Array, columns: Float64Array) {
  const inColumn = new Float64Array(columns.length);
  for (let i = 0; i < rows.length; i++) {
    const factor = rows[i];
    let inRow = 0;
    for (let e = start[i] | 0, end = start[i + 1] | 0; e < end; e++) {
      const j = column[e];
      const size = Math.abs(value[e]) * factor * columns[j];
      inRow += size;
      inColumn[j] += size;
    }
    divideByRoot(rows, i, inRow);
  }
  for (let j = 0; j < columns.length; j++) divideByRoot(columns, j, inColumn[j]);
}

function divideByRoot(factors: Float64Array, i: number, size: number): void {
  if (size > 0) factors[i] /= Math.sqrt(size);
}
