import { greatRegions } from '@ooh/contract/domain/great-region';
import type { CallInput } from '@ooh/contract/registry';
import { mostCompared } from '../../ui/compare/compare-rows.ts';
import {
  adcodeOf,
  countOf,
  idOf,
  listOf,
  partsOf,
  sortOf,
  sortParts,
  textOf,
} from '../../ui/table/read-search.ts';
import { cityMetrics, horizonDays, type CityMetricKey, type HorizonDays } from './city-metric-keys.ts';

/** Tiers that cities are told apart by. */
export const comparedTiers = ['一线', '新一线', '二线'] as const;

/** What the address holds; absent means the usual. Lists are comma-separated. */
export interface CityBaseAddress {
  readonly metric?: CityMetricKey;
  /** Days ahead that vacancies are told for. */
  readonly ahead?: Exclude<HorizonDays, 0>;
  readonly tier?: string;
  readonly area?: string;
  readonly media?: string;
  readonly q?: string;
  /** The province that is looked into. */
  readonly province?: string;
  /** One of the user's own lists of cities. */
  readonly line?: string;
  /** Cities that are compared. */
  readonly cmp?: string;
  readonly sort?: string;
  readonly page?: number;
  readonly size?: number;
}

/** Each part of a comma-separated list once, as far as it is understood. */
function codesOf(value: unknown, pattern: RegExp, most: number): string | undefined {
  const parts = textOf(value, 400)?.split(',') ?? [];
  const kept = [...new Set(parts)].filter((part) => pattern.test(part)).slice(0, most);
  return kept.length === 0 ? undefined : kept.join(',');
}

/** Reads a search string of any shape; what is not understood counts as absent. */
export function parseCityBaseAddress(search: Readonly<Record<string, unknown>>): CityBaseAddress {
  const province = adcodeOf(search.province);
  return {
    metric: cityMetrics.find((key) => key === search.metric),
    ahead: ([30, 60, 90] as const).find((days) => days === Number(search.ahead)),
    tier: listOf(comparedTiers, search.tier),
    area: listOf(greatRegions, search.area),
    media: codesOf(search.media, /^[1-9]\d{0,3}$/, 100),
    q: textOf(search.q, 40),
    province: province?.endsWith('0000') ? province : undefined,
    line: idOf(search.line),
    cmp: codesOf(search.cmp, /^\d{6}$/, mostCompared),
    sort: sortOf(cityMetrics, search.sort),
    page: countOf(search.page, 1000),
    size: countOf(search.size, 100),
  };
}

export const metricKeyOf = ({ metric = 'units' }: CityBaseAddress): CityMetricKey => metric;
export const aheadOf = ({ ahead }: CityBaseAddress): HorizonDays => ahead ?? horizonDays[0];
export const tiersOf = ({ tier }: CityBaseAddress) => partsOf(comparedTiers, tier);
export const areasOf = ({ area }: CityBaseAddress) => partsOf(greatRegions, area);
export const mediaOf = ({ media }: CityBaseAddress): number[] => media?.split(',').map(Number) ?? [];
export const comparedOf = ({ cmp }: CityBaseAddress): string[] => cmp?.split(',') ?? [];
export const tableSortOf = ({ sort }: CityBaseAddress) => sortParts(cityMetrics, sort);

const filters = ['tier', 'area', 'media', 'q', 'province', 'line'] as const;

/** How many filters are set. */
export const activeFilters = (address: CityBaseAddress): number =>
  filters.filter((key) => address[key] !== undefined).length;

/** The address with other filters: a change leads back to the first page. */
export const withFilters = (address: CityBaseAddress, change: Partial<CityBaseAddress>): CityBaseAddress => ({
  ...address,
  ...change,
  page: undefined,
});

/** Metric, comparison and order stay when filters are cleared. */
export const withoutFilters = ({ metric, ahead, cmp, sort, size }: CityBaseAddress): CityBaseAddress => ({
  metric,
  ahead,
  cmp,
  sort,
  size,
});

/** The filters that an address asks for, as list and workbook share them. `lineCities`: those of its list of cities. */
export function filterOf(
  address: CityBaseAddress,
  lineCities: readonly string[],
): Omit<CallInput<'v1/city-base/export'>, 'sort' | 'order'> {
  const { q, province } = address;
  return {
    cityCodes: [...lineCities],
    mediumIds: mediaOf(address),
    tiers: tiersOf(address),
    greatRegions: areasOf(address),
    ...(province === undefined ? {} : { provinceCode: province }),
    keyword: q ?? '',
  };
}

/** The compared cities with one put in or taken out. */
export function toggledCity(address: CityBaseAddress, cityCode: string): string[] {
  const compared = comparedOf(address);
  return compared.includes(cityCode) ? compared.filter((code) => code !== cityCode) : [...compared, cityCode];
}

/** The address with other compared cities; undefined where they are too many. */
export function withCompared(
  address: CityBaseAddress,
  cityCodes: readonly string[],
): CityBaseAddress | undefined {
  if (cityCodes.length > mostCompared) return undefined;
  return { ...address, cmp: cityCodes.length === 0 ? undefined : cityCodes.join(',') };
}
