import { id } from '../../ui/address/address-fields.ts';
import { addressReader } from '../../ui/address/read-address.ts';

/** A plan's crowd, or a saved pack. */
export const parsePackageAddress = addressReader({ planId: id(), packId: id() });
