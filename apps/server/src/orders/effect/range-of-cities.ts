import type { ShareRange } from '@ooh/contract/domain/figure';

interface CityRange {
  readonly range: NonNullable<ShareRange>;
  /** People of the audience. */
  readonly universe: number;
}

/** 校准区间 of cities together: their contacts come from the same models, so that all are at the same end at once. */
export function rangeOfCities(cities: readonly CityRange[]): NonNullable<ShareRange> {
  const universe = cities.reduce((sum, city) => sum + city.universe, 0);
  const shareAt = (end: 'low' | 'high') =>
    cities.reduce((sum, { range, universe: own }) => sum + range[end] * (own / universe), 0);
  return { low: shareAt('low'), high: shareAt('high') };
}
