import { count, flag, matching, text } from '../../ui/address/address-fields.ts';
import { listAddress, type AddressOf } from '../../ui/list/list-address.ts';

/** Everything of the two screens that their addresses restore. */
export const vacancyList = listAddress({
  filters: {
    // Area whose positions are listed.
    area: text(80),
    q: text(60),
    medium: count(99_999),
    // Position that was picked on the map: the list shows it alone.
    position: text(80),
    chosen: flag(),
  },
  // The plan, or what another page has sent for a new one.
  others: { planId: matching(/^[\w-]{1,40}$/), handOver: matching(/^[\w-]{1,40}$/) },
});
export const parseAreaAddress = vacancyList.parse;
export type AreaAddress = AddressOf<typeof vacancyList>;
