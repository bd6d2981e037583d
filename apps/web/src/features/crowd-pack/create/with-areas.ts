import type { PlacePart } from '@ooh/contract/domain/crowd-pack';
import type { PlaceEntry } from '@ooh/contract/domain/place-set';

/** Most AOIs and most drawn areas of a condition. */
const mostAois = 50;
export const mostRings = 20;

export interface TakenAreas {
  readonly part: PlacePart;
  /** Entries without an outline or an AOI, and those beyond what a condition holds. */
  readonly left: number;
}

/** A condition with the areas of a set of places: AOIs by their ids, own areas by their outlines. */
export function withAreas(part: PlacePart, entries: readonly PlaceEntry[]): TakenAreas {
  const aois = entries.flatMap(({ placeId }) => placeId ?? []);
  const rings = entries.flatMap(({ placeId, ring }) => (placeId === undefined && ring ? [ring] : []));
  const aoiIds = [...new Set([...part.aoiIds, ...aois])];
  const shapes = new Map([...part.rings, ...rings].map((ring) => [JSON.stringify(ring), ring]));
  const taken = { aoiIds: aoiIds.slice(0, mostAois), rings: [...shapes.values()].slice(0, mostRings) };
  const surplus = aoiIds.length - taken.aoiIds.length + shapes.size - taken.rings.length;
  return {
    part: { ...part, ...taken },
    left: entries.length - aois.length - rings.length + surplus,
  };
}
