import { count, flag, matching, text } from '../../ui/address/address-fields.ts';
import { addressReader } from '../../ui/address/read-address.ts';

/** Everything of the two screens that their addresses restore. */
export const parseAreaAddress = addressReader({
  planId: matching(/^[\w-]{1,40}$/),
  // Area whose positions are listed.
  area: text(80),
  q: text(60),
  medium: count(99_999),
  // Position that was picked on the map: the list shows it alone.
  position: text(80),
  chosen: flag(),
  page: count(99_999),
});
export type AreaAddress = ReturnType<typeof parseAreaAddress>;
