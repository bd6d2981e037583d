import type { planSorts } from '@ooh/contract/ai-option-mode/list';
import { planKinds, planStates, type PlanState } from '@ooh/contract/domain/plan-names';
import type { CallInput } from '@ooh/contract/registry';
import {
  adcodeOf,
  countOf,
  listOf,
  partsOf,
  sortOf as readSort,
  sortParts,
  textOf,
} from '../../../ui/table/read-search.ts';

type PlanKind = (typeof planKinds)[number];
type PlanSort = (typeof planSorts)[number];

const sorts: readonly PlanSort[] = ['updatedAt', 'budgetFen', 'reachShare', 'cpmFen', 'name'];

/** Filters, order and page of the list as its address holds them; absent means the usual. */
export interface PlanListAddress {
  readonly q?: string;
  /** Kinds and states, comma-separated. */
  readonly kinds?: string;
  readonly states?: string;
  readonly brand?: string;
  readonly city?: string;
  /** Column key, with a minus for descending. */
  readonly sort?: string;
  readonly page?: number;
  readonly size?: number;
}

/** Reads a search string of any shape; what is not understood counts as absent. */
export function parsePlanListAddress(search: Readonly<Record<string, unknown>>): PlanListAddress {
  return {
    q: textOf(search.q, 60),
    kinds: listOf(planKinds, search.kinds),
    states: listOf(planStates, search.states),
    brand: textOf(search.brand, 60),
    city: adcodeOf(search.city),
    sort: readSort(sorts, search.sort),
    page: countOf(search.page, 100_000),
    size: countOf(search.size, 200),
  };
}

export function kindsOf({ kinds }: PlanListAddress): PlanKind[] {
  return partsOf(planKinds, kinds);
}

export function statesOf({ states }: PlanListAddress): PlanState[] {
  return partsOf(planStates, states);
}

export function sortOf({ sort }: PlanListAddress): { key: PlanSort; order: 'asc' | 'desc' } | undefined {
  return sortParts(sorts, sort);
}

/** The question that an address asks the list. */
export function listInputOf(address: PlanListAddress): CallInput<'ai-option-mode/list'> {
  const sort = sortOf(address);
  return {
    keyword: address.q ?? '',
    kinds: kindsOf(address),
    states: statesOf(address),
    ...(address.brand === undefined ? {} : { brandId: address.brand }),
    ...(address.city === undefined ? {} : { cityCode: address.city }),
    sortBy: sort?.key ?? 'updatedAt',
    order: sort?.order ?? 'desc',
    pageNo: address.page ?? 1,
    pageSize: address.size ?? 20,
  };
}

const filterNames = { q: '关键词', kinds: '类型', states: '状态', brand: '品牌', city: '城市' } as const;

/** Names of the filters that are set. */
export function activeFilters(address: PlanListAddress): string[] {
  return (Object.keys(filterNames) as (keyof typeof filterNames)[])
    .filter((key) => address[key] !== undefined)
    .map((key) => filterNames[key]);
}

/** The address with other filters: a change of filter leads back to the first page. */
export function withFilters(address: PlanListAddress, change: PlanListAddress): PlanListAddress {
  return { ...address, ...change, page: undefined };
}

/** Order and page size stay when filters are cleared. */
export function withoutFilters({ sort, size }: PlanListAddress): PlanListAddress {
  return { sort, size };
}
