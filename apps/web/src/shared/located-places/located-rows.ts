import { knownPlaceKindNames, type KnownPlace } from '@ooh/contract/domain/known-place';
import type { PlaceEntry } from '@ooh/contract/domain/place-set';
import type { CallOutput } from '@ooh/contract/registry';

export type Geocoded = CallOutput<'v1/places/geocode'>['rows'][number];
type Candidate = Geocoded['candidates'][number];

/** A row of a list of stores to be found. */
export interface AskedRow {
  /** 1-based line of the text, or row of the file. */
  readonly row: number;
  readonly name: string;
  readonly address: string;
}

/** A row of a list of stores with where it was found. */
export interface LocatedRow extends Omit<AskedRow, 'row'> {
  readonly key: string;
  /** Null for a place that was not asked about. */
  readonly row: number | null;
  /** `left`: the user does not take it. */
  readonly state: 'given' | 'found' | 'ambiguous' | 'unknown' | 'fixed' | 'left';
  readonly candidates: readonly Candidate[];
  /** Null while it is not decided. */
  readonly place: LocatedPlace | null;
}

interface LocatedPlace extends Pick<PlaceEntry, 'lng' | 'lat' | 'ring'> {
  readonly score?: number;
  /** The known place that was chosen for the row. */
  readonly title?: string;
}

const stateNames: Readonly<Record<LocatedRow['state'], string>> = {
  given: '自带坐标',
  found: '命中',
  ambiguous: '多候选',
  unknown: '未找到',
  fixed: '已修正',
  left: '不采用',
};

/** Whether a row stands at its best candidate, which nobody has confirmed. */
export const isUnconfirmed = ({ state, place }: LocatedRow): boolean =>
  state === 'ambiguous' && place !== null;

export const rowStateName = (row: LocatedRow): string =>
  isUnconfirmed(row) ? '待确认' : stateNames[row.state];

/** A known place as lists offer it: its address tells shops of one chain apart. */
export const titleOfPlace = ({ kind, name, districtName, address }: KnownPlace): string =>
  [name, knownPlaceKindNames[kind], districtName, address === name ? null : address]
    .filter((part) => part !== null && part !== '')
    .join(' · ');

/** Cells of a head row. */
const headCell = /^(?:门店|店铺|地点)?(?:名称?|名字|店名|地址)?$|^详细地址$/;

/**
 * Rows to geocode out of a text, one a line: a name or an address, or a name and its address after a comma or tab. A
 * head row is passed over.
 */
export function rowsOfText(text: string): AskedRow[] {
  return text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .flatMap((line, index) => {
      const cells = line.split(/[,，\t]/).map((cell) => cell.replaceAll('"', '').trim());
      if (cells.every((cell) => cell === '')) return [];
      if (index === 0 && cells.every((cell) => headCell.test(cell))) return [];
      const [name, ...rest] = cells;
      const address = rest.filter((cell) => cell !== '').join(' ');
      return [{ row: index + 1, name: name.slice(0, 60), address: address.slice(0, 200) }];
    });
}

const sameText = (one: Omit<AskedRow, 'row'>) => JSON.stringify([one.name, one.address]);

/** Rows as the answer of a geocoding places them. */
export function locatedRows(asked: readonly AskedRow[], answers: readonly Geocoded[]): LocatedRow[] {
  return asked.map(({ row, name, address }, at) => {
    const { state, candidates } = answers[at];
    const best = candidates[0];
    return {
      key: `${row}-${name}-${address}`,
      row,
      name: name || address,
      address,
      state,
      candidates,
      place: state === 'found' ? placeOf(best) : null,
    };
  });
}

const placeOf = (place: KnownPlace & { readonly score?: number }): LocatedPlace => ({
  lng: place.lng,
  lat: place.lat,
  title: titleOfPlace(place),
  ...(place.score === undefined ? {} : { score: place.score }),
});

/** Places that came with coordinates. */
export const givenRows = (entries: readonly PlaceEntry[]): LocatedRow[] =>
  entries.map(({ name, address = '', lng, lat, ring }, at) => ({
    key: `given-${at}-${name}`,
    row: null,
    name,
    address,
    state: 'given',
    candidates: [],
    place: { lng, lat, ...(ring === undefined ? {} : { ring }) },
  }));

/** The rows with one of them put at a place that the user chose; null where it is not to be taken. */
export const withFixed = (rows: readonly LocatedRow[], key: string, place: KnownPlace | null): LocatedRow[] =>
  rows.map((row) =>
    row.key !== key
      ? row
      : place === null
        ? { ...row, state: 'left', place: null }
        : { ...row, state: 'fixed', place: { lng: place.lng, lat: place.lat, title: titleOfPlace(place) } },
  );

/** The rows, each that has several candidates at its best one until the user confirms it. */
export const withBest = (rows: readonly LocatedRow[]): LocatedRow[] =>
  rows.map((row) =>
    row.state === 'ambiguous' && row.place === null ? { ...row, place: placeOf(row.candidates[0]) } : row,
  );

/** Rows that were asked again, with what the user had decided about the same names and addresses before. */
export function withKept(before: readonly LocatedRow[], rows: readonly LocatedRow[]): LocatedRow[] {
  const decided = new Map(
    before
      .filter(({ state }) => state === 'fixed' || state === 'left')
      .map((row) => [sameText(row), row] as const),
  );
  return rows.map((row) => {
    const earlier = row.state === 'found' ? undefined : decided.get(sameText(row));
    return earlier === undefined ? row : { ...row, state: earlier.state, place: earlier.place };
  });
}

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
            ...(place.ring === undefined ? {} : { ring: place.ring }),
            ...(address === '' ? {} : { address }),
            ...(place.score === undefined ? {} : { matchScore: place.score }),
          },
        ],
  );
