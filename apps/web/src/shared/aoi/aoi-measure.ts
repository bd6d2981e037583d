import type { AoiRow } from '@ooh/contract/domain/place-insight';
import { asCount } from '../../ui/figure/figure-formats.ts';

/** A figure that AOIs are coloured by. */
export interface AoiMeasure {
  readonly name: string;
  readonly valueOf: (row: AoiRow) => number | null;
  readonly format: (value: number) => string;
}

export const dailyPeople: AoiMeasure = {
  name: '日均客流',
  valueOf: ({ dailyPersons }) => dailyPersons.value,
  format: asCount,
};
