import { appraisalStates } from '@ooh/contract/domain/effect-names';
import { orderModes } from '@ooh/contract/domain/order-names';
import type { CallInput } from '@ooh/contract/registry';
import {
  adcodeOf,
  countOf,
  dayOf,
  listOf,
  partsOf,
  sortOf as readSort,
  sortParts,
  textOf,
} from '../../../ui/table/read-search.ts';

type ListInput = CallInput<'effectestimate/orderListPage'>;

/** States of orders that can be appraised. */
export const appraisedOrderStates = ['running', 'ended', 'closed'] as const;

const sorts: readonly NonNullable<ListInput['sortBy']>[] = [
  'updatedAt',
  'startDate',
  'endDate',
  'name',
  'orderNo',
];

/** Filters, order and page of the orders under appraisal as the address holds them; absent means the usual. */
export interface EffectListAddress {
  readonly q?: string;
  readonly brand?: string;
  readonly city?: string;
  readonly medium?: number;
  /** Comma-separated. */
  readonly states?: string;
  readonly modes?: string;
  readonly appraisal?: string;
  /** Orders that run in this period; both days or none. */
  readonly from?: string;
  readonly to?: string;
  readonly sort?: string;
  readonly page?: number;
  readonly size?: number;
}

/** Reads a search string of any shape; what is not understood counts as absent. */
export function parseEffectListAddress(search: Readonly<Record<string, unknown>>): EffectListAddress {
  const [from, to] = [dayOf(search.from), dayOf(search.to)];
  const isPeriod = from !== undefined && to !== undefined && from <= to;
  return {
    q: textOf(search.q, 60),
    brand: textOf(search.brand, 40),
    city: adcodeOf(search.city),
    medium: countOf(search.medium, 10_000),
    states: listOf(appraisedOrderStates, search.states),
    modes: listOf(orderModes, search.modes),
    appraisal: listOf(appraisalStates, search.appraisal),
    from: isPeriod ? from : undefined,
    to: isPeriod ? to : undefined,
    sort: readSort(sorts, search.sort),
    page: countOf(search.page, 100_000),
    size: countOf(search.size, 200),
  };
}

export const statesOf = ({ states }: EffectListAddress) => partsOf(appraisedOrderStates, states);
export const modesOf = ({ modes }: EffectListAddress) => partsOf(orderModes, modes);
export const appraisalOf = ({ appraisal }: EffectListAddress) => partsOf(appraisalStates, appraisal);
export const sortOf = ({ sort }: EffectListAddress) => sortParts(sorts, sort);

/** The question that an address asks the list. */
export function listInputOf(address: EffectListAddress): ListInput & { pageNo: number; pageSize: number } {
  const sort = sortOf(address);
  const { brand, city, medium, from, to } = address;
  return {
    keyword: address.q ?? '',
    ...(brand === undefined ? {} : { brandId: brand }),
    ...(city === undefined ? {} : { cityCode: city }),
    ...(medium === undefined ? {} : { mediumId: medium }),
    ...(from === undefined ? {} : { startDate: from, endDate: to }),
    states: statesOf(address),
    modes: modesOf(address),
    appraisalStates: appraisalOf(address),
    sortBy: sort?.key ?? 'updatedAt',
    order: sort?.order ?? 'desc',
    pageNo: address.page ?? 1,
    pageSize: address.size ?? 20,
  };
}

const filterNames = {
  q: '关键词',
  brand: '品牌',
  city: '城市',
  medium: '媒体',
  states: '投放状态',
  modes: '方式',
  appraisal: '评估状态',
  from: '投放期',
} as const;

/** Names of the filters that are set. */
export function activeFilters(address: EffectListAddress): string[] {
  return (Object.keys(filterNames) as (keyof typeof filterNames)[])
    .filter((key) => address[key] !== undefined)
    .map((key) => filterNames[key]);
}

/** The address with other filters: a change of filter leads back to the first page. */
export function withFilters(address: EffectListAddress, change: EffectListAddress): EffectListAddress {
  return { ...address, ...change, page: undefined };
}

/** Order and page size stay when filters are cleared. */
export function withoutFilters({ sort, size }: EffectListAddress): EffectListAddress {
  return { sort, size };
}
