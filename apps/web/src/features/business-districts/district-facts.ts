import type { BusinessDistrictRow } from '@ooh/contract/domain/business-district';
import { dwellHours, workdayRatio } from '@ooh/contract/domain/place-figures';
import type { DistrictFacts } from './district-metrics.ts';

const wholeDayHours = 24;

/** Rows with what follows from them; `workdays` and `weekends` are the same places on these days. */
export function factsOf(
  rows: readonly BusinessDistrictRow[],
  workdays: readonly BusinessDistrictRow[] | undefined,
  weekends: readonly BusinessDistrictRow[] | undefined,
): DistrictFacts[] {
  const byId = (list: readonly BusinessDistrictRow[] = []) => new Map(list.map((row) => [row.areaId, row]));
  const [onWorkdays, onWeekends] = [byId(workdays), byId(weekends)];
  return rows.map((row) => ({
    ...row,
    workdayRatio: workdayRatio(onWorkdays.get(row.areaId), onWeekends.get(row.areaId)),
    dwellHours: dwellHours(row, wholeDayHours),
  }));
}
