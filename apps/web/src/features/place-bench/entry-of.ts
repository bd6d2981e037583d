import type { AoiRow } from '@ooh/contract/domain/place-insight';
import type { PlaceEntry } from '@ooh/contract/domain/place-set';

/** An AOI as a place of a set. */
export function entryOf({ areaId, name, center: [lng, lat] }: AoiRow): PlaceEntry {
  return { placeId: areaId, name: name.slice(0, 60), lng, lat };
}
