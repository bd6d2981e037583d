import type { CallInput, CallOutput } from '@ooh/contract/registry';
import { adcodeOf, countOf, textOf } from '../../ui/table/read-search.ts';

export type RegisteredLine = CallOutput<'v1/bus-lines'>['rows'][number];

/** City, keyword, page and open line of the register as its address holds them. */
export interface RegisterAddress {
  readonly city?: string;
  readonly q?: string;
  readonly page?: number;
  readonly size?: number;
  /** Line whose values are being edited. */
  readonly line?: string;
}

/** Reads a search string of any shape; what is not understood counts as absent. A numeric keyword stays text. */
export function parseRegisterAddress(search: Readonly<Record<string, unknown>>): RegisterAddress {
  return {
    city: adcodeOf(search.city),
    q: textOf(search.q, 60),
    page: countOf(search.page, 100_000),
    size: countOf(search.size, 200),
    line: textOf(search.line, 60),
  };
}

/** The question that an address asks the register of a city. */
export function registerInputOf(cityCode: string, address: RegisterAddress): CallInput<'v1/bus-lines'> {
  const { q = '', page = 1, size = 20 } = address;
  return { cityCode, keyword: q, pageNo: page, pageSize: size };
}
