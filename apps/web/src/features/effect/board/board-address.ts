import { adcode, id } from '../../../ui/address/address-fields.ts';
import { addressReader } from '../../../ui/address/read-address.ts';

/** Order, city and board; absent means all cities and the board that opens first. */
export const parseBoardAddress = addressReader(
  { orderId: id(), city: adcode(), board: id() },
  { alias: { orderId: 'id' } },
);
export type BoardAddress = ReturnType<typeof parseBoardAddress>;
