import { sortText, type Sort } from '../address/address-values.ts';
import type { OnAddress } from '../page/use-address.ts';
import type { AppTableProps } from '../table/app-table.tsx';
import { useDefaultView } from '../table/use-default-view.ts';
import type { Search } from '../address/read-address.ts';
import type { ListAddress, ListSearch } from './list-address.ts';
import { conditionText, type FilterNames, type SetCondition } from '../state/set-condition.ts';

/** Rows of one page in the answer of a call. */
export interface ListQuery<Row> {
  readonly data: { readonly rows: readonly Row[]; readonly total: number } | undefined;
  readonly isPlaceholderData: boolean;
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

type ListTableProps<Row> = Pick<
  AppTableProps<Row>,
  | 'rows'
  | 'page'
  | 'onPage'
  | 'sort'
  | 'onSort'
  | 'isLoading'
  | 'error'
  | 'onRetry'
  | 'isFiltered'
  | 'onClearFilters'
  | 'settingsKey'
>;

export interface ListPageOptions<Address> {
  /** Names the list: its stored column settings and views; left out, it has none. */
  readonly name?: string;
  /** Rows of a page where the address does not tell. */
  readonly usualSize?: number;
  readonly address: Address;
  readonly onAddress: OnAddress<Address>;
}

/** Props of the filters of a list. */
export interface ListFilterTools<Address> {
  /** How many filters are set. */
  readonly filterCount: number;
  readonly filter: (change: Partial<Address>) => void;
  readonly clear: () => void;
}

/**
 * A list whose filters, sort and page are stored in search params. `pageNo` and `pageSize` are sent to the
 * service; `tableOf` connects its answer to the table.
 */
export function useListPage<Address extends ListSearch, Key extends string>(
  list: ListAddress<Address, Key>,
  { name, usualSize = 20, address, onAddress }: ListPageOptions<Address>,
) {
  const { page: pageNo = 1, size: pageSize = usualSize } = address;
  useDefaultView(name, address, (saved) => onAddress(list.parse(saved), { replace: true }));
  const filterCount = list.countFilters(address);
  const filter = (change: Partial<Address>) => onAddress(list.filtered(address, change));
  const clear = () => onAddress(list.cleared(address));
  const onSort = (sort: Sort | undefined) => onAddress({ ...address, page: undefined, sort: sortText(sort) });
  const tableOf = <Row>({
    data,
    isPlaceholderData,
    error,
    refetch,
  }: ListQuery<Row>): ListTableProps<Row> => ({
    rows: data?.rows,
    page: { pageNo, pageSize, total: data?.total ?? 0 },
    onPage: (page, size) => onAddress({ ...address, page, size }),
    sort: list.sortOf(address),
    onSort,
    isLoading: isPlaceholderData,
    error,
    onRetry: () => void refetch(),
    isFiltered: filterCount > 0,
    onClearFilters: clear,
    settingsKey: name,
  });
  return {
    pageNo,
    pageSize,
    /** Keyword and page, as the lists with a keyword ask for them. */
    question: { keyword: address.q ?? '', pageNo, pageSize },
    sort: list.sortOf(address),
    filters: { filterCount, filter, clear } satisfies ListFilterTools<Address>,
    /** What the saved views of the list take; the list opens with the one that is the default. */
    views: {
      list: name ?? '',
      address: { ...address, page: undefined },
      onOpen: (saved: Search) => onAddress(list.parse(saved)),
    },
    /** The filters that are set, with what is found without each: for the state in which nothing is found. */
    conditionsOf: (
      names: FilterNames<Address>,
      countOf: (address: Address) => Promise<number>,
    ): SetCondition[] =>
      list.setFilters(address).map((key) => {
        const without = { [key]: undefined } as Partial<Address>;
        return {
          key: `${key}=${String(address[key])}`,
          text: conditionText(names, key, address[key]),
          countWithout: () => countOf(list.filtered(address, without)),
          remove: () => filter(without),
        };
      }),
    tableOf,
    /** The same for rows that are all here, already sorted. */
    tableOfAll: <Row>(all: readonly Row[] | undefined) =>
      tableOf<Row>({
        data: all && { rows: all.slice((pageNo - 1) * pageSize, pageNo * pageSize), total: all.length },
        isPlaceholderData: false,
        error: null,
        refetch: () => undefined,
      }),
  };
}
