import { id } from '../../ui/address/address-fields.ts';
import { addressReader, type ReadOf } from '../../ui/address/read-address.ts';

/** `draft` is the strategy draft that is open. */
const fields = { draft: id() };
export const parseStrategyAddress = addressReader(fields);
export type StrategyAddress = ReadOf<typeof fields>;
