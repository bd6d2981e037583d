import type { CallOutput } from '@ooh/contract/registry';
import { readMediaNames } from '../../city-data/inventory/media-names.ts';
import { sql, type Db } from '../../platform/storage/postgres/database.ts';
import { basisOf, type Market } from './market.ts';
import { pairPlaces, type SeenPlace } from './pair-places.ts';
import { fromSightings } from './sightings-page.ts';

type Overlap = CallOutput<'v1/competitor/overlap'>;

interface Place extends SeenPlace {
  readonly brandId: string;
  readonly brandName: string;
  readonly placeName: string;
}

const mostPairs = 300;
/** Places of a side, the last seen first. */
const mostPlaces = 3000;

const placesOf = async (db: Db, market: Market): Promise<Place[]> => {
  const { rows } = await sql<Place>`select s.sighting_id as "sightingId", p.brand_id as "brandId",
      b.name as "brandName", p.medium_id as "mediumId", s.place_name as "placeName", s.lng, s.lat,
      s.first_seen::text as "firstSeen", s.last_seen::text as "lastSeen"
    ${fromSightings(market)} order by s.last_seen desc, s.sighting_id limit ${mostPlaces}`.execute(db);
  return rows;
};

const shown = ({ sightingId, brandId, brandName, mediumId, placeName, lng, lat }: Place) => ({
  sightingId,
  brandId,
  brandName,
  mediumId,
  placeName,
  lng,
  lat,
});

/** Where a brand and its rivals were seen near each other in a city; `market` is that of the brand's industry there. */
export async function overlapOf(
  db: Db,
  market: Market,
  brandId: string,
  rivalBrandIds: readonly string[],
  radiusMeters: number,
): Promise<Overlap> {
  const own = await placesOf(db, { ...market, brandIds: [brandId] });
  const others = await placesOf(db, { ...market, brandIds: rivalBrandIds });
  const rivals = others.filter((place) => place.brandId !== brandId);
  const pairs = pairPlaces(own, rivals, radiusMeters);
  const names = await readMediaNames(db);
  const media = [...new Set([...own, ...rivals].map(({ mediumId }) => mediumId))].toSorted((a, b) => a - b);
  const count = (places: readonly Place[], mediumId: number) =>
    places.filter((place) => place.mediumId === mediumId).length;
  return {
    basis: basisOf(market),
    own: own.map(shown),
    rivals: rivals.map(shown),
    pairs: pairs.slice(0, mostPairs).map((pair) => ({
      mediumId: pair.own.mediumId,
      ownId: pair.own.sightingId,
      ownPlace: pair.own.placeName,
      rivalId: pair.rival.sightingId,
      rivalPlace: pair.rival.placeName,
      rivalBrandName: pair.rival.brandName,
      meters: Math.round(pair.meters),
      weeks: pair.weeks,
    })),
    byMedium: media.map((mediumId) => ({
      mediumId,
      mediumName: names.medium(mediumId),
      ownPlaces: count(own, mediumId),
      rivalPlaces: count(rivals, mediumId),
      overlappingPlaces: new Set(
        pairs.filter((pair) => pair.own.mediumId === mediumId).map((pair) => pair.own.sightingId),
      ).size,
    })),
  };
}
