import type { Figure } from '@ooh/contract/domain/figure';
import type { DistrictFacts } from '../district-metrics.ts';

export const figureOf = (value: number | null): Figure => ({
  value,
  low: value === null ? null : value * 0.9,
  high: value === null ? null : value * 1.1,
  suppressed: value === null,
});

/** A business district with plain figures; only what a test is about has to be said. */
export function districtForTest(areaId: string, part: Partial<DistrictFacts> = {}): DistrictFacts {
  const persons = figureOf(1000);
  return {
    areaId,
    name: `商圈${areaId}`,
    districtName: '福田区',
    center: [114.05, 22.54],
    squareMeters: 900_000,
    gridCells: 9,
    residents: persons,
    workers: persons,
    dailyVisitors: persons,
    dailyPersons: persons,
    averagePresent: figureOf(250),
    persons,
    taPersons: figureOf(300),
    taConcentrationPeople: figureOf(0.3),
    taConcentrationHours: figureOf(0.28),
    tgi: figureOf(100),
    isIndicative: true,
    pois: 40,
    brands: 5,
    aois: [],
    mediaPositions: 8,
    busLines: 12,
    workdayRatio: 1.2,
    dwellHours: 6,
    ...part,
  };
}
