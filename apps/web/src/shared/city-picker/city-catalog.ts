import { certain } from '@ooh/contract/core/certain';
import { greatRegionOf, greatRegions } from '@ooh/contract/domain/great-region';
import type { Region } from '@ooh/contract/domain/region';

/** A city as the picker and the text recognisers know it. */
export interface City {
  readonly adcode: string;
  readonly name: string;
  /** Name without 市, 地区, 盟 or the nationality of an autonomous prefecture. */
  readonly shortName: string;
  readonly tier: string | null;
  readonly provinceCode: string;
  readonly provinceName: string;
  /** 大区. */
  readonly area: string;
  /** Full pinyin and initials, lower case, of the short name where the dictionary gives it. */
  readonly pinyin: string;
  readonly initials: string;
}

const nationality =
  /(?:(?:朝鲜|土家|苗|布依|侗|壮|彝|哈尼|傣|白|景颇|傈僳|藏|羌|回|蒙古|哈萨克|柯尔克孜)族?)+自治州$/;

/** 「深圳市」 → 「深圳」, 「黔西南布依族苗族自治州」 → 「黔西南」. One-character rests keep their suffix. */
export function shortNameOf(name: string): string {
  const short = name.replace(nationality, '').replace(/(市|地区|盟)$/, '');
  return short.length >= 2 ? short : name;
}

/** Cities of the region dictionary with their province; regions of other levels give only the province names. */
export function citiesOf(regions: readonly Region[]): City[] {
  const provinceNames = new Map(
    regions.filter(({ level }) => level === 'province').map(({ adcode, name }) => [adcode, name]),
  );
  return regions
    .filter(({ level }) => level === 'city')
    .map(({ adcode, name, tier, pinyin, initials }) => {
      const provinceCode = `${adcode.slice(0, 2)}0000`;
      return {
        adcode,
        name,
        shortName: shortNameOf(name),
        tier,
        provinceCode,
        provinceName: provinceNames.get(provinceCode) ?? '',
        area: greatRegionOf(adcode) ?? '其他',
        pinyin: pinyin.toLowerCase(),
        initials: initials.toLowerCase(),
      };
    });
}

export interface CityGroup {
  readonly key: string;
  readonly label: string;
  readonly cities: readonly City[];
}

function groupBy(cities: readonly City[], keyOf: (city: City) => string): Map<string, City[]> {
  const groups = new Map<string, City[]>();
  for (const city of cities) {
    const key = keyOf(city);
    const group = groups.get(key);
    if (group) group.push(city);
    else groups.set(key, [city]);
  }
  return groups;
}

/** City tiers in their order; cities without one come under 其他城市. */
export const tierNames = ['一线', '新一线', '二线', '三线', '四线', '五线'] as const;
export const untiered = '其他城市';

function inOrder(groups: Map<string, City[]>, order: readonly string[]): CityGroup[] {
  const known = order.filter((key) => groups.has(key));
  const rest = [...groups.keys()].filter((key) => !order.includes(key)).sort();
  return [...known, ...rest].map((key) => ({
    key,
    label: key,
    cities: certain(groups.get(key), 'cities of the group', key),
  }));
}

export function groupByTier(cities: readonly City[]): CityGroup[] {
  return inOrder(
    groupBy(cities, (city) => city.tier ?? untiered),
    [...tierNames, untiered],
  );
}

export function groupByLetter(cities: readonly City[]): CityGroup[] {
  const sorted = [...cities].sort((a, b) => a.pinyin.localeCompare(b.pinyin, 'en'));
  return inOrder(
    groupBy(sorted, (city) => (city.pinyin[0] ?? '#').toUpperCase()),
    [],
  );
}

export function groupByProvince(cities: readonly City[]): CityGroup[] {
  const groups = groupBy(cities, (city) => city.provinceCode);
  return [...groups]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([key, members]) => ({ key, label: members[0]?.provinceName || key, cities: members }));
}

export function groupByArea(cities: readonly City[]): CityGroup[] {
  return inOrder(
    groupBy(cities, (city) => city.area),
    greatRegions,
  );
}
