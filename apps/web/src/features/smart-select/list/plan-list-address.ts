import type { planSorts } from '@ooh/contract/ai-option-mode/list';
import { planKinds, planStates } from '@ooh/contract/domain/plan-names';
import type { CallInput } from '@ooh/contract/registry';
import { adcode, listOf, text } from '../../../ui/address/address-fields.ts';
import { partsOf } from '../../../ui/address/address-values.ts';
import { listAddress, type AddressOf } from '../../../ui/list/list-address.ts';

type PlanSort = (typeof planSorts)[number];

const sorts: readonly PlanSort[] = ['updatedAt', 'budgetFen', 'reachShare', 'cpmFen', 'name'];

/** Smart-select plans: kinds and states comma-separated. */
export const planList = listAddress({
  filters: {
    q: text(60),
    kinds: listOf(planKinds),
    states: listOf(planStates),
    brand: text(60),
    city: adcode(),
  },
  sorts,
});
export type PlanListAddress = AddressOf<typeof planList>;

export const kindsOf = ({ kinds }: PlanListAddress) => partsOf(planKinds, kinds);
export const statesOf = ({ states }: PlanListAddress) => partsOf(planStates, states);

/** The question that an address asks the list. */
export function listInputOf(address: PlanListAddress): CallInput<'ai-option-mode/list'> {
  const sort = planList.sortOf(address);
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
