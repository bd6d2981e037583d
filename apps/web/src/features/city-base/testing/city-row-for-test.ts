import type { CityRow } from '../city-metrics.ts';

/** A city with bus shelters only, by default. */
export function cityRowForTest(cityCode: string, own: Partial<CityRow> = {}): CityRow {
  const units = own.units ?? 100;
  const populationWan = own.populationWan === undefined ? 1000 : own.populationWan;
  return {
    cityCode,
    cityName: `城${cityCode}`,
    provinceName: '广东省',
    tier: '一线',
    center: null,
    populationWan,
    isSamplePopulation: false,
    gdpYi: 10_000,
    positions: 50,
    faces: units,
    units,
    busLines: 0,
    busVehicles: 0,
    free: [units, units, units, units],
    freeShare: [1, 1, 1, 1],
    unitsPerWan: populationWan === null ? null : units / populationWan,
    priceIndex: 100,
    media: [{ mediumId: 2, mediumName: '公交候车亭', unit: '面', positions: 50, faces: units, units }],
    ...own,
  };
}
