import { expect } from 'vitest';
import { evaluator } from './evaluate-formula.ts';
import type { ReadWorkbook } from './read-workbook.ts';

/** Asserts that every recomputed formula equals its cached value. Returns the number of formulas. */
export function expectFormulasToHold(workbook: ReadWorkbook): number {
  const evaluate = evaluator(workbook.sheets);
  let count = 0;
  for (const sheet of workbook.sheets.values()) {
    for (const cell of sheet.cells.values()) {
      if (cell.formula === null) continue;
      count += 1;
      const computed = evaluate(sheet.name, cell.address);
      if (typeof cell.value === 'number') {
        const scale = Math.max(1, Math.abs(cell.value));
        if (Math.abs(Number(computed) - cell.value) > 1e-12 * scale) {
          throw new Error(
            `${sheet.name}!${cell.address} =${cell.formula}: ${computed}, cached ${cell.value}`,
          );
        }
      } else expect(computed).toBe(cell.value);
    }
  }
  return count;
}
