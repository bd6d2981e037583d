import { idOf, textOf } from '../../../ui/table/read-search.ts';

/** Order and the rivals that are looked at, as the address holds them. */
export interface CompetitionAddress {
  readonly orderId?: string;
  /** Brand ids, comma-separated. */
  readonly rivals?: string;
  /** City on the map. */
  readonly city?: string;
}

/** Rivals that are compared at once. */
export const mostRivals = 5;

export const rivalsOf = ({ rivals }: CompetitionAddress): string[] =>
  rivals
    ?.split(',')
    .filter((id) => id !== '')
    .slice(0, mostRivals) ?? [];

/** Reads a search string of any shape; what is not understood counts as absent. */
export function parseCompetitionAddress(search: Readonly<Record<string, unknown>>): CompetitionAddress {
  const rivals = textOf(search.rivals, 400);
  const city = textOf(search.city, 6);
  return {
    orderId: idOf(search.orderId ?? search.id),
    rivals: rivals !== undefined && /^[\w,-]+$/.test(rivals) ? rivals : undefined,
    city: city !== undefined && /^\d{6}$/.test(city) ? city : undefined,
  };
}
