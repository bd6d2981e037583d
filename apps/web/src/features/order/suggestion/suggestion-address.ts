import { id, oneNumberOf, text } from '../../../ui/address/address-fields.ts';
import { addressReader } from '../../../ui/address/read-address.ts';

/** How large the report is read, per cent. */
export const zooms = [80, 100, 125, 150] as const;

/** Order, part of the report, what is searched in it and how large it is read. */
export const parseSuggestionAddress = addressReader(
  { orderId: id(), part: id(), q: text(40), zoom: oneNumberOf(zooms) },
  { alias: { orderId: 'id' } },
);
export type SuggestionAddress = ReturnType<typeof parseSuggestionAddress>;
