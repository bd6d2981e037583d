import type { KnownPlace } from '@ooh/contract/domain/known-place';
import type { PlaceEntry } from '@ooh/contract/domain/place-set';
import type { CallOutput } from '@ooh/contract/registry';

export type Geocoded = CallOutput<'v1/places/geocode'>['rows'][number];
type Candidate = Geocoded['candidates'][number];

/** A row of a list of stores with where it was found. */
export interface LocatedRow {
  readonly key: string;
  readonly name: string;
  readonly address: string;
  readonly state: 'given' | 'found' | 'ambiguous' | 'unknown' | 'fixed';
  readonly candidates: readonly Candidate[];
  /** Null while it is not decided. */
  readonly place: { readonly lng: number; readonly lat: number; readonly score?: number } | null;
}

export const rowStateNames: Readonly<Record<LocatedRow['state'], string>> = {
  given: '自带坐标',
  found: '命中',
  ambiguous: '多候选',
  unknown: '未找到',
  fixed: '已修正',
};

/** Rows to geocode out of a text, one a line: name, then address after a comma or tab. */
export function rowsOfText(text: string): { name: string; address: string }[] {
  return text.split(/\r?\n/).flatMap((line) => {
    const [name = '', ...rest] = line.split(/[,，\t]/).map((cell) => cell.trim());
    const address = rest.filter((cell) => cell !== '').join(' ');
    return name === '' && address === '' ? [] : [{ name: name.slice(0, 60), address: address.slice(0, 200) }];
  });
}

/** Rows as the answer of a geocoding places them. */
export function locatedRows(
  asked: readonly { readonly name: string; readonly address: string }[],
  answers: readonly Geocoded[],
): LocatedRow[] {
  return asked.map(({ name, address }, at) => {
    const { state, candidates } = answers[at];
    const best = candidates[0];
    return {
      key: `${at}-${name}-${address}`,
      name: name || address,
      address,
      state,
      candidates,
      place: state === 'found' ? best : null,
    };
  });
}

/** Places that came with coordinates. */
export const givenRows = (entries: readonly PlaceEntry[]): LocatedRow[] =>
  entries.map(({ name, address = '', lng, lat }, at) => ({
    key: `given-${at}-${name}`,
    name,
    address,
    state: 'given',
    candidates: [],
    place: { lng, lat },
  }));

/** The rows with one of them put at a place that the user chose. */
export const withFixed = (
  rows: readonly LocatedRow[],
  key: string,
  { lng, lat }: Pick<KnownPlace, 'lng' | 'lat'>,
): LocatedRow[] =>
  rows.map((row) => (row.key === key ? { ...row, state: 'fixed', place: { lng, lat } } : row));

/** The rows that have a place, as places of a set. */
export const entriesOf = (rows: readonly LocatedRow[]): PlaceEntry[] =>
  rows.flatMap(({ name, address, place }) =>
    place === null
      ? []
      : [
          {
            name: name.slice(0, 60),
            lng: place.lng,
            lat: place.lat,
            ...(address === '' ? {} : { address }),
            ...(place.score === undefined ? {} : { matchScore: place.score }),
          },
        ],
  );
