import type { Figure } from '@ooh/contract/domain/figure';
import type { VisionRow } from './vision-row.ts';

type SortKey = 'persons' | 'taPersons' | 'taConcentrationPeople' | 'tgi' | 'mediaPositions' | 'busLines';

const numberOf = (value: Figure | number | null): number | null =>
  typeof value === 'object' && value !== null ? value.value : value;

/** Rows by a column; what is withheld or unknown comes last either way. */
export function sortRows(
  rows: readonly VisionRow[],
  key: SortKey,
  order: 'asc' | 'desc',
): readonly VisionRow[] {
  const sign = order === 'asc' ? 1 : -1;
  return rows.toSorted((a, b) => {
    const [x, y] = [numberOf(a[key]), numberOf(b[key])];
    if (x === null || y === null) return Number(x === null) - Number(y === null);
    return sign * (x - y);
  });
}
