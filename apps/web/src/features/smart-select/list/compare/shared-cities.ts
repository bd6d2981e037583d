import type { PlanRow } from '@ooh/contract/domain/smart-plan';

export interface SharedCity {
  readonly cityCode: string;
  readonly cityName: string;
  /** Plans of that city, all bus plans or all plans of positions: at least two. */
  readonly plans: readonly PlanRow[];
}

/** Cities in which at least two of the plans, of one sort, can be laid over each other, in the order of the first plans. */
export function sharedCities(plans: readonly PlanRow[], isBus: boolean): SharedCity[] {
  const ofSort = plans.filter(({ kind }) => (kind === 'bus') === isBus);
  const names = new Map(
    ofSort.flatMap(({ cityCodes, cityNames }) => cityCodes.map((code, i) => [code, cityNames[i]])),
  );
  return [...names].flatMap(([cityCode, cityName]) => {
    const there = ofSort.filter(({ cityCodes }) => cityCodes.includes(cityCode));
    return there.length < 2 ? [] : [{ cityCode, cityName, plans: there }];
  });
}
