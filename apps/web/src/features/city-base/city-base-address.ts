import { greatRegions } from '@ooh/contract/domain/great-region';
import type { CallInput } from '@ooh/contract/registry';
import { maxCompared } from '../../shared/compare/most-compared.ts';
import { codes, id, listOf, matching, oneNumberOf, oneOf, text } from '../../ui/address/address-fields.ts';
import { allParts, listText, partsOf } from '../../ui/address/address-values.ts';
import { listAddress, type AddressOf } from '../../ui/list/list-address.ts';
import { cityMetrics, horizonDays, type CityMetricKey, type HorizonDays } from './city-metric-keys.ts';
import type { FilterNames } from '../../ui/state/set-condition.ts';

/** What the dock of the screen holds. */
export const cityTabs = ['ranking', 'table', 'media', 'compare', 'charts'] as const;
export type CityTab = (typeof cityTabs)[number];

/** What the table of cities by media tells. */
export const mediaMeasures = ['cpm', 'rivalBrands', 'rivalSpend', 'units'] as const;
export type MediaMeasure = (typeof mediaMeasures)[number];

/** Tiers by which cities are filtered. */
export const comparedTiers = ['一线', '新一线', '二线'] as const;

/**
 * Cities as advertising bases; lists are comma-separated. `ahead`: number of days for which vacancies are shown;
 * `province`: the one that is looked into; `line`: one of the user's own lists of cities; `cmp`: compared cities;
 * `tab`: what the dock holds; `ym`: month whose competitors are looked at, the last one monitored by default; `by`: what
 * the table by media tells.
 */
export const cityList = listAddress({
  filters: {
    tier: listOf(comparedTiers),
    area: listOf(greatRegions),
    media: codes(/^[1-9]\d{0,3}$/, 100, 400),
    q: text(40),
    province: matching(/^\d{2}0000$/),
    line: id(),
  },
  sorts: cityMetrics,
  others: {
    metric: oneOf(cityMetrics),
    ahead: oneNumberOf([30, 60, 90]),
    tab: oneOf(cityTabs),
    ym: matching(/^20\d{2}-(0[1-9]|1[0-2])$/),
    by: oneOf(mediaMeasures),
    cmp: codes(/^\d{6}$/, maxCompared, 400),
  },
});
export type CityBaseAddress = AddressOf<typeof cityList>;

/** The filters in the words of the screen. */
export const cityFilterNames: FilterNames<CityBaseAddress> = {
  tier: '城市等级',
  area: '大区',
  media: '媒体',
  province: '省份',
  line: '城市线',
};

export const metricKeyOf = ({ metric = 'units' }: CityBaseAddress): CityMetricKey => metric;
export const aheadOf = ({ ahead }: CityBaseAddress): HorizonDays => ahead ?? horizonDays[0];
export const tiersOf = ({ tier }: CityBaseAddress) => partsOf(comparedTiers, tier);
export const areasOf = ({ area }: CityBaseAddress) => partsOf(greatRegions, area);
export const mediaOf = ({ media }: CityBaseAddress): number[] => allParts(media).map(Number);
export const comparedOf = ({ cmp }: CityBaseAddress): string[] => allParts(cmp);

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
  if (cityCodes.length > maxCompared) return undefined;
  return { ...address, cmp: listText(cityCodes) };
}
