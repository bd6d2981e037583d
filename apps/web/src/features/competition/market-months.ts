import { monthBefore } from '@ooh/contract/domain/months';

/** The first of some months up to and with the last one on record; undefined where nothing is on record. */
export function firstMonth(endMonth: string | null, months: number): string | undefined {
  return endMonth === null ? undefined : monthBefore(endMonth, months - 1);
}
