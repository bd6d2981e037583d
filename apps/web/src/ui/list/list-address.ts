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

/** What every list keeps in its address. */
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
  /** What narrows the list. */
  readonly filters: Filters;
  /** Two days, both or none: they narrow the list, or stay with the others. */
  readonly period?: Period;
  /** Keys of the columns that it can be sorted by. */
  readonly sorts?: readonly Key[];
  /** What stays when the filters change or are cleared. */
  readonly others?: Others;
  /** Of the others, what is open beside the list and closes then. */
  readonly details?: readonly (keyof Others & string)[];
}

/** How a list stands in its address: filters, sort, page and what else the page restores. */
export interface ListAddress<Address, Key extends string = string> {
  readonly parse: (search: Search) => Address;
  /** How many filters are set; a period counts as one. */
  readonly countFilters: (address: Address) => number;
  /** The address with other filters: it leads back to the first page. */
  readonly filtered: (address: Address, change: Partial<Address>) => Address;
  /** The address without filters: sort, page size and all others stay. */
  readonly cleared: (address: Address) => Address;
  readonly sortOf: (address: Address) => Sort<Key> | undefined;
}

/** The search params of an address that is described by `listAddress`. */
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
  return {
    parse: (search) => read(search) as Address,
    countFilters: (address) =>
      filterNames.filter(
        (name) =>
          !(period === 'filters' && name === 'to') &&
          (address as Record<string, unknown>)[name] !== undefined,
      ).length,
    filtered,
    cleared: (address) => filtered(address, none as Partial<Address>),
    sortOf: ({ sort }) => sortParts(sorts, sort),
  };
}
