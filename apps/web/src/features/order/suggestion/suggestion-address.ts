import { countOf, idOf, textOf } from '../../../ui/table/read-search.ts';

/** Order, part of the report, what is searched in it and how large it is read. */
export interface SuggestionAddress {
  readonly orderId?: string;
  readonly part?: string;
  readonly q?: string;
  /** Per cent. */
  readonly zoom?: number;
}

export const zooms = [80, 100, 125, 150] as const;

/** Reads a search string of any shape; what is not understood counts as absent. */
export function parseSuggestionAddress(search: Readonly<Record<string, unknown>>): SuggestionAddress {
  const zoom = countOf(search.zoom, 400);
  return {
    orderId: idOf(search.orderId ?? search.id),
    part: idOf(search.part),
    q: textOf(search.q, 40),
    zoom: zooms.find((known) => known === zoom),
  };
}
