import type { PlaceEntry } from '@ooh/contract/domain/place-set';
import { longestWayMeters, mostScopePlaces } from '@ooh/contract/domain/scope-names';
import type { ParsedInput } from '@ooh/contract/registry';
import { distanceMeters } from '@ooh/geo/distance';
import { wgs84, type Wgs84Point } from '@ooh/geo/point';
import { readPlaceSet } from '../../city-data/place-set/read-place-sets.ts';
import { AppError, notFound } from '../../platform/http/app-error.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import type { Stores } from '../city-perspective/city-crowd.ts';

type Question = ParsedInput<'v1/places/delineate'>;

/** What a scope is drawn around: places, a way, or a polygon. */
export type ScopeShape =
  | { readonly kind: 'places'; readonly names: readonly string[]; readonly points: readonly Wgs84Point[] }
  | { readonly kind: 'way'; readonly way: readonly (readonly [number, number])[] }
  | { readonly kind: 'ring'; readonly ring: readonly [number, number][] };

/** Points along a way no farther apart than a step, its ends among them. Refuses a way that is too long. */
export function pointsAlong(way: readonly (readonly [number, number])[], stepMeters: number): Wgs84Point[] {
  const corners = way.map(([lng, lat]) => wgs84(lng, lat));
  const lengths = corners.slice(1).map((corner, i) => distanceMeters(corners[i], corner));
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  if (whole > longestWayMeters)
    throw new AppError(
      'invalid',
      `沿线全长 ${(whole / 1000).toFixed(1)} 公里，最多 ${longestWayMeters / 1000} 公里`,
    );
  return [
    ...lengths.flatMap((length, i) => {
      const [from, to] = [corners[i], corners[i + 1]];
      const steps = Math.max(1, Math.ceil(length / stepMeters));
      return Array.from({ length: steps }, (_, step) =>
        wgs84(
          from.lng + ((to.lng - from.lng) * step) / steps,
          from.lat + ((to.lat - from.lat) * step) / steps,
        ),
      );
    }),
    corners[corners.length - 1],
  ];
}

const placesOf = (entries: readonly Pick<PlaceEntry, 'name' | 'lng' | 'lat'>[]): ScopeShape => ({
  kind: 'places',
  names: entries.map(({ name }) => name),
  points: entries.map(({ lng, lat }) => wgs84(lng, lat)),
});

/** The shape that a question names: exactly one of places, a stored set, a way or a polygon. */
export async function scopeShape(
  stores: Pick<Stores, 'db'>,
  user: SignedInUser,
  question: Question,
): Promise<ScopeShape> {
  const { cityCode, places, placeSetId, way, ring } = question;
  if ([places, placeSetId, way, ring].filter((one) => one !== undefined).length !== 1)
    throw new AppError('invalid', '请在地点、地点集、沿线与多边形中选择一种');
  if (ring !== undefined) return { kind: 'ring', ring };
  if (way !== undefined) return { kind: 'way', way };
  if (places !== undefined) return placesOf(places);
  const set = await readPlaceSet(stores.db, user, placeSetId ?? '');
  if (set.cityCode !== cityCode) throw notFound('地点集');
  if (set.entries.length > mostScopePlaces)
    throw new AppError('refused', `地点集有 ${set.entries.length} 个地点，最多圈定 ${mostScopePlaces} 个`);
  return placesOf(set.entries);
}
