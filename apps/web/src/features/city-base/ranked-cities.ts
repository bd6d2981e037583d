import type { CityMetric, CityRow } from './city-metrics.ts';

/** Cities by a metric, the greatest first; those that it is not known of come last, by code. */
export function rankedCities(rows: readonly CityRow[], { valueOf }: CityMetric): CityRow[] {
  return rows.toSorted((a, b) => {
    const [x, y] = [valueOf(a), valueOf(b)];
    const byCode = a.cityCode < b.cityCode ? -1 : 1;
    if (x === null || y === null) return Number(x === null) - Number(y === null) || byCode;
    return y - x || byCode;
  });
}

/** Code of the province that a city lies in. */
export const provinceOf = (cityCode: string): string => `${cityCode.slice(0, 2)}0000`;
