import type { HandOverInput } from '@ooh/contract/domain/hand-over';
import type { PlaceEntry } from '@ooh/contract/domain/place-set';
import { isAudienceChosen, type TargetAudience } from '@ooh/contract/domain/target-audience';

type SentPlace = Pick<PlaceEntry, 'placeId' | 'name' | 'lng' | 'lat' | 'ring' | 'address'>;

/** A slip holds no more outlines than this. */
const mostAreas = 200;

/** What 「用于…」 sends of places of a city and the audience that was looked at: outlines as areas, all others as points. */
export function sentPlaces(
  cityCode: string,
  targetAudience: TargetAudience,
  places: readonly SentPlace[],
): HandOverInput {
  return {
    cityCodes: [cityCode],
    ...(isAudienceChosen(targetAudience) && { targetAudience }),
    areas: places
      .slice(0, mostAreas)
      .flatMap(({ name, ring }, at) =>
        ring === undefined
          ? []
          : [{ cityCode, kind: 'drawn' as const, areaId: `drawn-${at + 1}`, name, ring }],
      ),
    pois: places.flatMap(({ placeId, name, lng, lat, ring, address }) =>
      ring === undefined ? [{ cityCode, placeId, name, lng, lat, address }] : [],
    ),
  };
}
