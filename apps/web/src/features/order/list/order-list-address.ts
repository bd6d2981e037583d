import { orderModes, orderSources, orderStates } from '@ooh/contract/domain/order-names';
import type { CallInput } from '@ooh/contract/registry';
import { adcode, count, listOf, oneOf, text } from '../../../ui/address/address-fields.ts';
import { partsOf } from '../../../ui/address/address-values.ts';
import { listAddress, type AddressOf } from '../../../ui/list/list-address.ts';

type ListInput = CallInput<'mediaOrder/list'>;
type OrderSort = NonNullable<ListInput['sortBy']>;

const sorts: readonly OrderSort[] = ['updatedAt', 'startDate', 'endDate', 'budgetFen', 'netFen', 'name'];
const views = ['board', 'calendar'] as const;
export type OrderView = 'table' | (typeof views)[number];

/** Orders: states, sources and modes comma-separated; the period is one in which an order runs. */
export const orderList = listAddress({
  filters: {
    q: text(60),
    brand: text(40),
    group: text(60),
    owner: text(40),
    city: adcode(),
    medium: count(10_000),
    states: listOf(orderStates),
    sources: listOf(orderSources),
    modes: listOf(orderModes),
  },
  period: 'filters',
  sorts,
  // The table when absent.
  others: { view: oneOf(views) },
});
export type OrderListAddress = AddressOf<typeof orderList>;

/** Most orders that a board or a calendar shows. */
export const maxShown = 200;

export const statesOf = ({ states }: OrderListAddress) => partsOf(orderStates, states);
export const sourcesOf = ({ sources }: OrderListAddress) => partsOf(orderSources, sources);
export const modesOf = ({ modes }: OrderListAddress) => partsOf(orderModes, modes);

/** Which orders an address asks for, and in which order. */
export function searchOf(address: OrderListAddress) {
  const sort = orderList.sortOf(address);
  const { brand, group, owner, city, medium, from, to } = address;
  return {
    keyword: address.q ?? '',
    ...(brand === undefined ? {} : { brandId: brand }),
    ...(group === undefined ? {} : { groupName: group }),
    ...(owner === undefined ? {} : { ownerId: owner }),
    ...(city === undefined ? {} : { cityCode: city }),
    ...(medium === undefined ? {} : { mediumId: medium }),
    ...(from === undefined ? {} : { startDate: from, endDate: to }),
    states: statesOf(address),
    sources: sourcesOf(address),
    modes: modesOf(address),
    sortBy: sort?.key ?? 'updatedAt',
    ascending: sort?.order === 'asc',
  } satisfies ListInput;
}

/** The question that an address asks the list. A board and a calendar show one large page. */
export function listInputOf(address: OrderListAddress): ListInput & { pageNo: number; pageSize: number } {
  const isTable = address.view === undefined;
  return {
    ...searchOf(address),
    pageNo: isTable ? (address.page ?? 1) : 1,
    pageSize: isTable ? (address.size ?? 20) : maxShown,
  };
}
