import type { CallInput, CallOutput } from '@ooh/contract/registry';
import { adcode, text } from '../../ui/address/address-fields.ts';
import { listAddress, type AddressOf } from '../../ui/list/list-address.ts';

export type RegisteredLine = CallOutput<'v1/bus-lines'>['rows'][number];

/** Lines in force in a city; `line` is the one whose values are being edited. */
export const lineList = listAddress({ filters: { q: text(60) }, others: { city: adcode(), line: text(60) } });
export type RegisterAddress = AddressOf<typeof lineList>;

/** The question that an address asks the register of a city. */
export function registerInputOf(cityCode: string, address: RegisterAddress): CallInput<'v1/bus-lines'> {
  const { q = '', page = 1, size = 20 } = address;
  return { cityCode, keyword: q, pageNo: page, pageSize: size };
}
