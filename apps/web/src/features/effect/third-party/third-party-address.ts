import { count, id } from '../../../ui/address/address-fields.ts';
import { addressReader } from '../../../ui/address/read-address.ts';

/** Order, version of the report, and page of its file; absent means the newest and the first. */
export const parseThirdPartyAddress = addressReader({ orderId: id(), report: count(999), page: count(2000) });
export type ThirdPartyAddress = ReturnType<typeof parseThirdPartyAddress>;
