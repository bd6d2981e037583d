import type { KnownPlace } from '@ooh/contract/domain/known-place';
import { searchText } from '../../city-data/place/city-geography.ts';
import { geocodeRow } from './geocode.ts';
import type { KnownPlaces } from './known-places.ts';

const maxSuggestions = 12;
const maxOfKind = 6;

/** Known places whose name begins with a text, then those that hold it, at most six of a kind; then the address that it is. */
export function suggestPlaces(known: KnownPlaces, q: string): KnownPlace[] {
  const text = searchText(q);
  const found: KnownPlace[] = [];
  const counts = new Map<string, number>();
  const take = (place: KnownPlace) => {
    const count = counts.get(place.kind) ?? 0;
    if (found.length >= maxSuggestions || count >= maxOfKind) return;
    counts.set(place.kind, count + 1);
    found.push(place);
  };
  for (const { place, text: own } of known.places) if (own.startsWith(text)) take(place);
  for (const { place, text: own } of known.places)
    if (!own.startsWith(text) && own.includes(text)) take(place);
  const { candidates } = geocodeRow(known, { name: '', address: q });
  for (const { score: _score, ...place } of candidates)
    if (!found.some(({ placeId }) => placeId !== null && placeId === place.placeId)) take(place);
  return found;
}
