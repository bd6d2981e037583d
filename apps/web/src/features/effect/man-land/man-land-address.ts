import { effectAreaSorts, effectAreaUnits } from '@ooh/contract/domain/effect-area-names';
import { adcode, id, matching, oneOf, text } from '../../../ui/address/address-fields.ts';
import { listAddress, type AddressOf } from '../../../ui/list/list-address.ts';

/** Order and city, kind of areas, group of the audience, and how the areas are sorted; the gap first when absent. */
export const outcomeList = listAddress({
  alias: { orderId: 'id' },
  filters: { q: text(60) },
  sorts: effectAreaSorts,
  others: {
    orderId: id(),
    city: adcode(),
    unit: oneOf(effectAreaUnits),
    segment: matching(/^label-\d{1,9}$/),
  },
});
export const parseOutcomeAddress = outcomeList.parse;
export type OutcomeAddress = AddressOf<typeof outcomeList>;
