import { positionLevels, type PositionLevel } from '@ooh/contract/domain/medium-names';
import type { CallInput, CallOutput } from '@ooh/contract/registry';
import { adcodeOf, countOf, dayOf, textOf } from '../../ui/table/read-search.ts';

export type InventoryRow = CallOutput<'v1/media-inventory/list'>['rows'][number];

/** What the address holds of the inventory's filters. */
export interface InventoryAddress {
  readonly city?: string;
  readonly medium?: number;
  readonly level?: PositionLevel;
  readonly q?: string;
  /** The period that free faces refer to; both or none. */
  readonly from?: string;
  readonly to?: string;
  readonly free?: boolean;
  readonly page?: number;
  readonly size?: number;
}

/** Reads a search string of any shape; what is not understood counts as absent. A numeric keyword stays text. */
export function parseInventoryAddress(search: Readonly<Record<string, unknown>>): InventoryAddress {
  const [from, to] = [dayOf(search.from), dayOf(search.to)];
  const isPeriod = from !== undefined && to !== undefined && from <= to;
  return {
    city: adcodeOf(search.city),
    medium: countOf(search.medium, 10_000),
    level: positionLevels.find((level) => level === search.level),
    q: textOf(search.q, 60),
    from: isPeriod ? from : undefined,
    to: isPeriod ? to : undefined,
    free: search.free === true || search.free === 'true' ? true : undefined,
    page: countOf(search.page, 100_000),
    size: countOf(search.size, 200),
  };
}

/** The filters that an address asks for, as the map and the list share them. */
export function filterOf(
  cityCode: string,
  address: InventoryAddress,
): CallInput<'v1/media-inventory/points'> {
  const { medium, level, q = '', from, to, free } = address;
  return {
    cityCode,
    ...(medium === undefined ? {} : { mediumId: medium }),
    ...(level === undefined ? {} : { level }),
    ...(from === undefined ? {} : { startDate: from, endDate: to }),
    keyword: q,
    availability: free ? 'free' : 'all',
  };
}
