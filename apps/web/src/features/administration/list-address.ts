import { countOf, idOf, textOf } from '../../ui/table/read-search.ts';

/** What a list of the administration keeps in its address. */
export interface ListAddress {
  readonly q?: string;
  readonly page?: number;
  readonly size?: number;
  /** One of the list's own states, for example enabled. */
  readonly state?: string;
  /** Id of an organisation, a role or a user that the list is narrowed to. */
  readonly of?: string;
  /** Beginning of an action, in the audit log. */
  readonly action?: string;
  /** First and last day, in the audit log. */
  readonly from?: string;
  readonly to?: string;
}

const dayOf = (value: unknown) =>
  typeof value === 'string' && /^20\d\d-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value))
    ? value
    : undefined;

/** Reads a search string of any shape; what is not understood counts as absent. */
export function parseListAddress(search: Readonly<Record<string, unknown>>): ListAddress {
  const state = textOf(search.state, 20);
  return {
    q: textOf(search.q, 60),
    page: countOf(search.page, 100_000),
    size: countOf(search.size, 200),
    state: state !== undefined && /^[a-z]+$/.test(state) ? state : undefined,
    of: idOf(search.of),
    action: textOf(search.action, 60),
    from: dayOf(search.from),
    to: dayOf(search.to),
  };
}

/** The address with other filters: a change of filter leads back to the first page. */
export function withFilter(address: ListAddress, change: Partial<ListAddress>): ListAddress {
  return { ...address, ...change, page: undefined };
}

/** Keyword and page as the lists ask for them. */
export function pageOfAddress({ q = '', page = 1, size = 20 }: ListAddress) {
  return { keyword: q, pageNo: page, pageSize: size };
}

/** Whether anything narrows the list. */
export function isFiltered({ q, state, of, action, from, to }: ListAddress): boolean {
  return [q, state, of, action, from, to].some((value) => value !== undefined);
}
