import type { CallInput, CallOutput } from '@ooh/contract/registry';

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

function countOf(value: unknown, most: number): number | undefined {
  const count = Number(value);
  return Number.isInteger(count) && count >= 1 && count <= most ? count : undefined;
}

/** Reads a search string of any shape; what is not understood counts as absent. A numeric keyword stays text. */
export function parseRegisterAddress(search: Readonly<Record<string, unknown>>): RegisterAddress {
  const q = typeof search.q === 'string' || typeof search.q === 'number' ? String(search.q).trim() : '';
  const line = typeof search.line === 'string' && search.line.length <= 60 ? search.line : '';
  return {
    city: /^\d{6}$/.test(String(search.city)) ? String(search.city) : undefined,
    q: q === '' || q.length > 60 ? undefined : q,
    page: countOf(search.page, 100_000),
    size: countOf(search.size, 200),
    line: line === '' ? undefined : line,
  };
}

/** The question that an address asks the register of a city. */
export function registerInputOf(cityCode: string, address: RegisterAddress): CallInput<'v1/bus-lines'> {
  const { q = '', page = 1, size = 20 } = address;
  return { cityCode, keyword: q, pageNo: page, pageSize: size };
}
