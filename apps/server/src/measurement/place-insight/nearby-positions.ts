import type { delineation } from '@ooh/contract/domain/delineation';
import type { Wgs84Point } from '@ooh/geo/point';
import type { z } from 'zod';
import type { CityMedia, RateCard } from './city-media.ts';

type Delineation = z.output<typeof delineation>;

/** A media position near some places. */
export interface PositionNearby {
  /** Position in the city's media. */
  readonly position: number;
  distanceMeters: number;
  /** Position of the nearest place. */
  nearest: number;
  /** Places within the radius. */
  places: number;
}

/** The positions within a radius of any of the places, nearest first. */
export function positionsNear(
  media: CityMedia,
  points: readonly Wgs84Point[],
  radiusMeters: number,
): PositionNearby[] {
  const found = new Map<number, PositionNearby>();
  points.forEach((point, nearest) => {
    for (const { index, distanceMeters } of media.index.within(point, radiusMeters)) {
      const sum = found.get(index);
      if (sum === undefined) found.set(index, { position: index, distanceMeters, nearest, places: 1 });
      else {
        sum.places++;
        if (distanceMeters < sum.distanceMeters) Object.assign(sum, { distanceMeters, nearest });
      }
    }
  });
  return [...found.values()].sort((a, b) => a.distanceMeters - b.distanceMeters || a.position - b.position);
}

/** What the rate card asks for a face of a position, one price a form. */
export function pricesOf(
  media: CityMedia,
  rates: RateCard,
  position: number,
): Delineation['positionRows'][number]['prices'] {
  const { mediumId, level, forms } = media.positions[position];
  return forms.flatMap(({ formId, formName }) => {
    const price = rates.priceOf(mediumId, formId, level);
    return price === undefined ? [] : [{ formName, deck: null, ...price }];
  });
}

/** How many positions and faces each medium has, and its prices. */
export function mediaSummary(
  media: CityMedia,
  rates: RateCard,
  near: readonly PositionNearby[],
): Delineation['media'] {
  const groups = Map.groupBy(near, ({ position }) => media.positions[position].mediumId);
  return [...groups]
    .map(([mediumId, positions]) => {
      const prices = positions.flatMap(({ position }) =>
        pricesOf(media, rates, position).map((price) => price.priceFen),
      );
      return {
        mediumId,
        mediumName: media.media.get(mediumId)?.name ?? String(mediumId),
        unit: media.media.get(mediumId)?.unit ?? '',
        positions: positions.length,
        faces: positions.reduce((sum, { position }) => sum + facesOf(media, position), 0),
        lowestPriceFen: prices.length > 0 ? prices.reduce((a, b) => Math.min(a, b)) : null,
        highestPriceFen: prices.length > 0 ? prices.reduce((a, b) => Math.max(a, b)) : null,
      };
    })
    .sort((a, b) => b.positions - a.positions || a.mediumId - b.mediumId);
}

export const facesOf = (media: CityMedia, position: number): number =>
  media.positions[position].forms.reduce((sum, { faces }) => sum + faces, 0);

/** Rows of positions with the name of the nearest place and their prices. */
export function positionRowsOf(
  media: CityMedia,
  rates: RateCard,
  near: readonly PositionNearby[],
  nameOf: (place: number) => string,
): Delineation['positionRows'] {
  return near.map(({ position, distanceMeters, nearest, places }) => {
    const { positionId, mediumId, code, name, districtName, level, point } = media.positions[position];
    return {
      positionId,
      mediumId,
      mediumName: media.media.get(mediumId)?.name ?? String(mediumId),
      code,
      name,
      districtName,
      level,
      lng: point.lng,
      lat: point.lat,
      faces: facesOf(media, position),
      nearestPoi: nameOf(nearest),
      distanceMeters,
      poisWithin: places,
      prices: pricesOf(media, rates, position),
    };
  });
}
