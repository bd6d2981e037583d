import { adcode, count, id } from '../../ui/address/address-fields.ts';
import { addressReader } from '../../ui/address/read-address.ts';

/** One medium of an order in a city; without an order, all that is due. */
export const readFieldAddress = addressReader({
  orderId: id(),
  city: adcode(),
  medium: count(10_000),
  page: count(1000),
});
export type FieldAddress = ReturnType<typeof readFieldAddress>;
