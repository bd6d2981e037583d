import { orderModes, orderSources, orderStates } from '@ooh/contract/domain/order-names';
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

type ListInput = CallInput<'mediaOrder/list'>;
type OrderSort = NonNullable<ListInput['sortBy']>;

const sorts: readonly OrderSort[] = ['updatedAt', 'startDate', 'endDate', 'budgetFen', 'netFen', 'name'];
const views = ['board', 'calendar'] as const;
export type OrderView = 'table' | (typeof views)[number];

/** Filters, order, page and view of the order list as its address holds them; absent means the usual. */
export interface OrderListAddress {
  readonly q?: string;
  readonly brand?: string;
  readonly group?: string;
  readonly city?: string;
  readonly medium?: number;
  /** Comma-separated. */
  readonly states?: string;
  readonly sources?: string;
  readonly modes?: string;
  /** Orders that run in this period; both days or none. */
  readonly from?: string;
  readonly to?: string;
  readonly sort?: string;
  readonly page?: number;
  readonly size?: number;
  /** The table when absent. */
  readonly view?: Exclude<OrderView, 'table'>;
}

/** Most orders that a board or a calendar shows. */
export const mostShown = 200;

/** Reads a search string of any shape; what is not understood counts as absent. */
export function parseOrderListAddress(search: Readonly<Record<string, unknown>>): OrderListAddress {
  const [from, to] = [dayOf(search.from), dayOf(search.to)];
  const isPeriod = from !== undefined && to !== undefined && from <= to;
  return {
    q: textOf(search.q, 60),
    brand: textOf(search.brand, 40),
    group: textOf(search.group, 60),
    city: adcodeOf(search.city),
    medium: countOf(search.medium, 10_000),
    states: listOf(orderStates, search.states),
    sources: listOf(orderSources, search.sources),
    modes: listOf(orderModes, search.modes),
    from: isPeriod ? from : undefined,
    to: isPeriod ? to : undefined,
    sort: readSort(sorts, search.sort),
    page: countOf(search.page, 100_000),
    size: countOf(search.size, 200),
    view: views.find((view) => view === search.view),
  };
}

export const statesOf = ({ states }: OrderListAddress) => partsOf(orderStates, states);
export const sourcesOf = ({ sources }: OrderListAddress) => partsOf(orderSources, sources);
export const modesOf = ({ modes }: OrderListAddress) => partsOf(orderModes, modes);
export const sortOf = ({ sort }: OrderListAddress) => sortParts(sorts, sort);

/** The question that an address asks the list. A board and a calendar show one large page. */
export function listInputOf(address: OrderListAddress): ListInput & { pageNo: number; pageSize: number } {
  const sort = sortOf(address);
  const { brand, group, city, medium, from, to } = address;
  const isTable = address.view === undefined;
  return {
    keyword: address.q ?? '',
    ...(brand === undefined ? {} : { brandId: brand }),
    ...(group === undefined ? {} : { groupName: group }),
    ...(city === undefined ? {} : { cityCode: city }),
    ...(medium === undefined ? {} : { mediumId: medium }),
    ...(from === undefined ? {} : { startDate: from, endDate: to }),
    states: statesOf(address),
    sources: sourcesOf(address),
    modes: modesOf(address),
    sortBy: sort?.key ?? 'updatedAt',
    ascending: sort?.order === 'asc',
    pageNo: isTable ? (address.page ?? 1) : 1,
    pageSize: isTable ? (address.size ?? 20) : mostShown,
  };
}

const filterNames = {
  q: '关键词',
  brand: '品牌',
  group: '集团',
  city: '城市',
  medium: '媒体',
  states: '状态',
  sources: '来源',
  modes: '方式',
  from: '投放期',
} as const;

/** Names of the filters that are set. */
export function activeFilters(address: OrderListAddress): string[] {
  return (Object.keys(filterNames) as (keyof typeof filterNames)[])
    .filter((key) => address[key] !== undefined)
    .map((key) => filterNames[key]);
}

/** The address with other filters: a change of filter leads back to the first page. */
export function withFilters(address: OrderListAddress, change: OrderListAddress): OrderListAddress {
  return { ...address, ...change, page: undefined };
}

/** View, order and page size stay when filters are cleared. */
export function withoutFilters({ sort, size, view }: OrderListAddress): OrderListAddress {
  return { sort, size, view };
}
