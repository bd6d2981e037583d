import { appraisalStates } from '@ooh/contract/domain/effect-names';
import { orderModes } from '@ooh/contract/domain/order-names';
import type { CallInput } from '@ooh/contract/registry';
import { adcode, count, listOf, text } from '../../../ui/address/address-fields.ts';
import { partsOf } from '../../../ui/address/address-values.ts';
import { listAddress, type AddressOf } from '../../../ui/list/list-address.ts';

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

/** Orders under appraisal: states and modes comma-separated; the period is one in which an order runs. */
export const effectList = listAddress({
  filters: {
    q: text(60),
    brand: text(40),
    city: adcode(),
    medium: count(10_000),
    states: listOf(appraisedOrderStates),
    modes: listOf(orderModes),
    appraisal: listOf(appraisalStates),
  },
  period: 'filters',
  sorts,
});
export type EffectListAddress = AddressOf<typeof effectList>;

export const statesOf = ({ states }: EffectListAddress) => partsOf(appraisedOrderStates, states);
export const modesOf = ({ modes }: EffectListAddress) => partsOf(orderModes, modes);
export const appraisalOf = ({ appraisal }: EffectListAddress) => partsOf(appraisalStates, appraisal);

/** The question that an address asks the list. */
export function listInputOf(address: EffectListAddress): ListInput & { pageNo: number; pageSize: number } {
  const sort = effectList.sortOf(address);
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
