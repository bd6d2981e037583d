import type { TargetAudience } from '@ooh/contract/domain/target-audience';
import { adcodeOf, countOf, textOf } from '../../ui/table/read-search.ts';
import { audienceFromText } from '../../ui/ta-builder/audience-text.ts';
import { districtMetrics, type DistrictMetric } from './district-metrics.ts';

/** At most this many can be chosen: what goes into one condition is still looked over. */
export const mostChosen = 30;

export type DayType = 'all' | 'workday' | 'weekend';

/** Everything of the screen that its address restores. */
export interface DistrictAddress {
  readonly city?: string;
  /** Month, YYYY-MM; the measured week when left out. */
  readonly ym?: string;
  readonly day?: Exclude<DayType, 'all'>;
  /** The audience, as audience-text.ts writes it. */
  readonly ta?: string;
  /** Districts and kinds of AOI, comma-separated. */
  readonly districts?: string;
  readonly types?: string;
  readonly q?: string;
  readonly metric?: DistrictMetric;
  /** True ranks the least first. */
  readonly asc?: boolean;
  /** Chosen business districts, comma-separated. */
  readonly ids?: string;
  readonly page?: number;
  readonly size?: number;
}

/** Reads a search string of any shape; what is not understood counts as absent. */
export function parseDistrictAddress(search: Readonly<Record<string, unknown>>): DistrictAddress {
  const month = textOf(search.ym, 7);
  const ids = textOf(search.ids, 3000)
    ?.split(',')
    .filter((id) => /^[\w-]{1,80}$/.test(id))
    .slice(0, mostChosen);
  return {
    city: adcodeOf(search.city),
    ym: month !== undefined && /^20\d{2}-(0[1-9]|1[0-2])$/.test(month) ? month : undefined,
    day: search.day === 'workday' || search.day === 'weekend' ? search.day : undefined,
    ta: textOf(search.ta, 4000),
    districts: textOf(search.districts, 600),
    types: textOf(search.types, 300),
    q: textOf(search.q, 60),
    metric: districtMetrics.find((metric) => metric === search.metric),
    asc: search.asc === true || search.asc === 'true' ? true : undefined,
    ids: ids === undefined || ids.length === 0 ? undefined : [...new Set(ids)].join(','),
    page: countOf(search.page, 1000),
    size: countOf(search.size, 100),
  };
}

/** The parts of a comma-separated list. */
export const partsOf = (list: string | undefined): string[] => list?.split(',').filter(Boolean) ?? [];

export const listText = (parts: readonly string[]): string | undefined =>
  parts.length === 0 ? undefined : parts.join(',');

export interface CrowdQuestion {
  readonly cityCode: string;
  readonly dayType: DayType;
  readonly targetAudience: TargetAudience;
  readonly month?: string;
}

/** City, time and audience that an address asks about. */
export function questionOf(
  cityCode: string,
  { ym, day, ta }: Pick<DistrictAddress, 'ym' | 'day' | 'ta'>,
): CrowdQuestion {
  return {
    cityCode,
    dayType: day ?? 'all',
    targetAudience: audienceFromText(ta),
    ...(ym === undefined ? {} : { month: ym }),
  };
}

/** How many filters hide business districts. */
export const activeFilters = ({ districts, types, q }: DistrictAddress): number =>
  [districts, types, q].filter((value) => value !== undefined).length;
