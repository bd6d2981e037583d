import { quotationTotals, type QuotationAmounts } from '@ooh/contract/money/quotation-arithmetic';
import { cityName } from '../../reference/region/regions.ts';
import type { StoredUnit } from './area-plan-store.ts';
import { amountsOfUnit } from './present-unit.ts';

export interface CostGroup {
  readonly key: string;
  readonly name: string;
  readonly cityCode: string;
  readonly cityName: string;
  readonly faces: number;
  readonly amounts: QuotationAmounts;
}

/** The chosen faces' costs by what `keyOf` says, the dearest first. Sums of lines that are rounded already. */
export function costGroups(
  units: readonly StoredUnit[],
  days: number,
  keyOf: (unit: StoredUnit) => { key: string; name: string },
): CostGroup[] {
  const chosen = units.filter((unit) => unit.chosen_faces > 0);
  const groups = Map.groupBy(chosen, (unit) => `${unit.city_code}/${keyOf(unit).key}`);
  return [...groups.values()]
    .map((group) => {
      const [first] = group;
      const lines = group.map((unit) => amountsOfUnit(unit, unit.chosen_faces, days));
      return {
        ...keyOf(first),
        cityCode: first.city_code,
        cityName: cityName(first.city_code),
        faces: group.reduce((sum, unit) => sum + unit.chosen_faces, 0),
        amounts: quotationTotals(lines.filter((line) => line !== null)),
      };
    })
    .toSorted((a, b) => b.amounts.netFen - a.amounts.netFen || (a.key < b.key ? -1 : 1));
}
