import type { PlaceEntry } from '@ooh/contract/domain/place-set';

/** Places that were chosen: of a stored set, or read out of a file. */
export interface TakenPlaces {
  /** Absent for places out of a file. */
  readonly placeSetId?: string;
  readonly name: string;
  readonly entries: readonly PlaceEntry[];
}

/** The middles of places, as conditions and fences take them. */
export const centresOf = (entries: readonly PlaceEntry[]): [number, number][] =>
  entries.map(({ lng, lat }) => [lng, lat]);
