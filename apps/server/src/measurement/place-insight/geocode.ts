import { geocodeScores, type KnownPlace } from '@ooh/contract/domain/known-place';
import type { CallOutput } from '@ooh/contract/registry';
import { searchText } from '../../city-data/place/city-geography.ts';
import type { IndexedPlace, KnownPlaces } from './known-places.ts';
import { addressOf, readAddress, type StreetAddress } from './street-address.ts';

export type GeocodedRow = CallOutput<'v1/places/geocode'>['rows'][number];
type Scored = GeocodedRow['candidates'][number];

const maxCandidates = 5;
/** Two candidates are told apart by at least this much. */
const margin = 0.05;
/** House numbers this far apart are no longer near. */
const farNumber = 200;

/** How well a name fits: 1 for the same, less the more of the longer one is left over; 0 where neither holds the other. */
export function nameScore(asked: string, known: string): number {
  if (asked === '' || known === '') return 0;
  if (asked === known) return 1;
  if (!known.includes(asked) && !asked.includes(known)) return 0;
  const [short, long] = [asked, known].map((text) => text.length).toSorted((a, b) => a - b);
  return 0.45 + (0.45 * short) / long;
}

/** How well a house number fits another one of the same street. */
export function numberScore(asked: number, known: number): number {
  const apart = Math.abs(asked - known);
  return apart === 0 ? 1 : Math.max(0.5, 0.95 - (0.45 * apart) / farNumber);
}

const scored = (place: KnownPlace, score: number): Scored => ({
  ...place,
  score: Math.round(score * 100) / 100,
});

/** The place of a house number between the nearest known ones of its street; itself where it is known. */
function onStreet({ byStreet }: KnownPlaces, { street, number }: StreetAddress): Scored[] {
  const own = byStreet.get(street) ?? [];
  if (own.length === 0 || number === null) return [];
  const of = ({ address }: IndexedPlace) => address?.number ?? 0;
  const near = own.toSorted((a, b) => Math.abs(of(a) - number) - Math.abs(of(b) - number));
  const [best] = near;
  const score = numberScore(number, of(best));
  if (score === 1) return near.filter((one) => of(one) === number).map(({ place }) => scored(place, 1));
  const above = own.find((one) => of(one) > number);
  const below = own.findLast((one) => of(one) < number);
  const between = above !== undefined && below !== undefined;
  const part = between ? (number - of(below)) / (of(above) - of(below)) : 0;
  const [from, to] = between ? [below.place, above.place] : [best.place, best.place];
  return [
    scored(
      {
        kind: 'address',
        placeId: null,
        name: `${street}${number}号`,
        address: `${street}${number}号`,
        districtName: best.place.districtName,
        lng: from.lng + (to.lng - from.lng) * part,
        lat: from.lat + (to.lat - from.lat) * part,
      },
      score,
    ),
  ];
}

const named = ({ score }: Scored): boolean => score >= geocodeScores.named;

/** A row against the known places: by name, by address, better where both agree. */
export function geocodeRow(
  known: KnownPlaces,
  row: { readonly name: string; readonly address: string },
): GeocodedRow {
  const text = searchText(row.name);
  const address = readAddress(addressOf(row));
  const byName =
    text.length < 2
      ? []
      : (known.byName.get(text) ?? known.places).flatMap((one) => {
          const score = nameScore(text, one.text);
          if (score === 0) return [];
          const agrees = address !== null && one.address?.street === address.street;
          return [scored(one.place, agrees ? Math.min(1, score + 0.2) : score)];
        });
  const byAddress = address === null ? [] : onStreet(known, address);
  const all = [...byName, ...byAddress].filter(named).toSorted((a, b) => b.score - a.score);
  const distinct = all.filter(
    (one, i) => all.findIndex((other) => other.lng === one.lng && other.lat === one.lat) === i,
  );
  const candidates = distinct.slice(0, maxCandidates);
  const [best, second] = candidates;
  if (best === undefined) return { state: 'unknown', score: 0, candidates: [] };
  const isClear =
    best.score >= geocodeScores.found && (second === undefined || best.score - second.score >= margin);
  return { state: isClear ? 'found' : 'ambiguous', score: best.score, candidates };
}
