import { count, day, settlePeriod, sortBy } from '../address/address-fields.ts';
import { sortParts, type Sort } from '../address/address-values.ts';
import {
  addressReader,
  type Fields,
  type ReadingOptions,
  type ReadOf,
  type Search,
} from '../address/read-address.ts';

const pageFields = { page: count(100_000), size: count(200) };
const periodFields = { from: day(), to: day() };

/** Search params of every list. */
export interface ListSearch {
  readonly q?: string | undefined;
  readonly sort?: string | undefined;
  readonly page?: number | undefined;
  readonly size?: number | undefined;
}

type PeriodUse = 'none' | 'filters' | 'others';

interface PeriodSearch {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

type SearchOf<Filters extends Fields, Others extends Fields, Period extends PeriodUse> = ReadOf<Filters> &
  ReadOf<Others> &
  (Period extends 'none' ? unknown : PeriodSearch) &
  ListSearch;

interface ListAddressParts<
  Filters extends Fields,
  Others extends Fields,
  Key extends string,
  Period extends PeriodUse,
> extends Pick<ReadingOptions<ReadOf<Fields>>, 'alias'> {
  /** Filters of the list. */
  readonly filters: Filters;
  /** A period of two days, both or none: a filter, or a plain parameter. */
  readonly period?: Period;
  /** Keys of the columns that it can be sorted by. */
  readonly sorts?: readonly Key[];
  /** Parameters kept when filters change or are cleared. */
  readonly others?: Others;
  /** Parameters of open panels, which close when filters change. */
  readonly details?: readonly (keyof Others & string)[];
}

/** Search params of a list: filters, sort, page and other restored state. */
export interface ListAddress<Address, Key extends string = string> {
  readonly parse: (search: Search) => Address;
  /** How many filters are set; a period counts as one. */
  readonly countFilters: (address: Address) => number;
  /** The filters that are set; of a period, its first day stands for both. */
  readonly setFilters: (address: Address) => (keyof Address & string)[];
  /** The address with other filters: it leads back to the first page. */
  readonly filtered: (address: Address, change: Partial<Address>) => Address;
  /** The address without filters: sort, page size and all others stay. */
  readonly cleared: (address: Address) => Address;
  readonly sortOf: (address: Address) => Sort<Key> | undefined;
}

/** The type of search params described by `listAddress`. */
export type AddressOf<List> = List extends ListAddress<infer Address> ? Address : never;

export function listAddress<
  Filters extends Fields,
  const Key extends string = never,
  Others extends Fields = Record<never, never>,
  const Period extends PeriodUse = 'none',
>(
  parts: ListAddressParts<Filters, Others, Key, Period>,
): ListAddress<SearchOf<Filters, Others, Period>, Key> {
  type Address = SearchOf<Filters, Others, Period>;
  const { filters, period = 'none', sorts = [], others, details = [], alias } = parts;
  const filterNames = [...Object.keys(filters), ...(period === 'filters' ? ['from', 'to'] : [])];
  const read = addressReader<Fields>(
    { ...others, ...filters, ...(period === 'none' ? {} : periodFields), ...pageFields, sort: sortBy(sorts) },
    { alias, settle: (address) => (period === 'none' ? address : settlePeriod(address)) },
  );
  const closed = Object.fromEntries(['page', ...details].map((name) => [name, undefined]));
  const none = Object.fromEntries(filterNames.map((name) => [name, undefined]));
  const filtered = (address: Address, change: Partial<Address>): Address => ({
    ...address,
    ...change,
    ...closed,
  });
  const setFilters = (address: Address) =>
    filterNames.filter(
      (name) =>
        !(period === 'filters' && name === 'to') && (address as Record<string, unknown>)[name] !== undefined,
    ) as (keyof Address & string)[];
  return {
    parse: (search) => read(search) as Address,
    countFilters: (address) => setFilters(address).length,
    setFilters,
    filtered,
    cleared: (address) => filtered(address, none as Partial<Address>),
    sortOf: ({ sort }) => sortParts(sorts, sort),
  };
}
