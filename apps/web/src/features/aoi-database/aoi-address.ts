import type { TargetAudience } from '@ooh/contract/domain/target-audience';
import type { CallInput } from '@ooh/contract/registry';
import { audienceFromText } from '../../ui/ta-builder/audience-text.ts';
import { adcodeOf, countOf, sortOf, sortParts, textOf } from '../../ui/table/read-search.ts';

/** Columns that the list can be sorted by, as the service names its orders. */
export const aoiSorts = ['persons', 'taConcentrationPeople', 'tgi', 'squareMeters', 'name'] as const;
export type AoiSort = (typeof aoiSorts)[number];

/** How far around an AOI places, media and lines are counted, metres. */
export const aoiRings = [0, 300, 500, 1000, 3000] as const;
export type AoiRing = (typeof aoiRings)[number];

/** Everything of the screen that its address restores. */
export interface AoiAddress {
  readonly city?: string;
  /** The audience, as audience-text.ts writes it. */
  readonly ta?: string;
  /** Kinds and districts, comma-separated. */
  readonly type?: string;
  readonly districts?: string;
  /** Business district. */
  readonly cbd?: string;
  readonly q?: string;
  /** Least people a day, and least concentration of the audience, percent. */
  readonly persons?: number;
  readonly share?: number;
  /** Area from and to, hectares. */
  readonly from?: number;
  readonly to?: number;
  /** Column key, with a minus for descending. */
  readonly sort?: string;
  readonly page?: number;
  readonly size?: number;
  /** AOI whose details are open, and the ring around it. */
  readonly aoi?: string;
  readonly ring?: AoiRing;
}

const placeIdOf = (value: unknown): string | undefined =>
  typeof value === 'string' && /^[\w-]{1,80}$/.test(value) ? value : undefined;

/** Reads a search string of any shape; what is not understood counts as absent. */
export function parseAoiAddress(search: Readonly<Record<string, unknown>>): AoiAddress {
  return {
    city: adcodeOf(search.city),
    ta: textOf(search.ta, 4000),
    type: textOf(search.type, 300),
    districts: textOf(search.districts, 600),
    cbd: placeIdOf(search.cbd),
    q: textOf(search.q, 60),
    persons: countOf(search.persons, 100_000_000),
    share: countOf(search.share, 100),
    from: countOf(search.from, 100_000),
    to: countOf(search.to, 100_000),
    sort: sortOf(aoiSorts, search.sort),
    page: countOf(search.page, 100_000),
    size: countOf(search.size, 200),
    aoi: placeIdOf(search.aoi),
    ring: aoiRings.find((ring) => ring !== 0 && ring === Number(search.ring)),
  };
}

/** The parts of a comma-separated list. */
export const partsOf = (list: string | undefined): string[] => list?.split(',').filter(Boolean) ?? [];

const squareMetersOfHectare = 10_000;

export interface AoiQuestion {
  readonly cityCode: string;
  readonly targetAudience: TargetAudience;
}

export const questionOf = (cityCode: string, { ta }: Pick<AoiAddress, 'ta'>): AoiQuestion => ({
  cityCode,
  targetAudience: audienceFromText(ta),
});

const givenOnly = <Part extends object>(part: Part): Part =>
  Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined)) as Part;

type Filter = Omit<CallInput<'aoi-draw/selectList'>, 'orderBy' | 'isAscending' | 'pageNo' | 'pageSize'>;

/** What an address asks for, as list, map and workbook share it. */
export function filterOf(cityCode: string, address: AoiAddress): Filter {
  const { type, districts, cbd, q = '', persons, share, from, to } = address;
  return {
    ...questionOf(cityCode, address),
    keyword: q,
    aoiTypes: partsOf(type),
    districtNames: partsOf(districts),
    ...givenOnly({
      businessDistrictId: cbd,
      minPersons: persons,
      minConcentration: share === undefined ? undefined : share / 100,
      minSquareMeters: from === undefined ? undefined : from * squareMetersOfHectare,
      maxSquareMeters: to === undefined ? undefined : to * squareMetersOfHectare,
    }),
  };
}

/** The order of the list: most people first where nothing is said. */
export function orderOf({ sort }: Pick<AoiAddress, 'sort'>): { orderBy: AoiSort; isAscending: boolean } {
  const parts = sortParts(aoiSorts, sort);
  return { orderBy: parts?.key ?? 'persons', isAscending: parts?.order === 'asc' };
}

/** How many filters hide AOIs. */
export const activeFilters = ({ type, districts, cbd, q, persons, share, from, to }: AoiAddress): number =>
  [type, districts, cbd, q, persons, share, from, to].filter((value) => value !== undefined).length;

/** The address without its filters: city, audience and order stay. */
export const withoutFilters = ({ city, ta, sort, size }: AoiAddress): AoiAddress => ({
  city,
  ta,
  sort,
  size,
});
