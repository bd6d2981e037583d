import type { KnownPlace } from '@ooh/contract/domain/known-place';
import { readMetro } from '../../city-data/metro/read-metro.ts';
import { findCurrent } from '../../city-data/release/data-release-store.ts';
import { searchText, type CityGeography } from '../../city-data/place/city-geography.ts';
import { memoize } from '../../platform/memoize.ts';
import type { Db } from '../../platform/storage/postgres/database.ts';
import { readAddress, type StreetAddress } from './street-address.ts';

/** A known place with what it is compared by. */
export interface IndexedPlace {
  readonly place: KnownPlace;
  readonly text: string;
  readonly address: StreetAddress | null;
}

/** Everything with a name in a city: 商圈, AOI, 地铁站, 主干道, POI, in this order. */
export interface KnownPlaces {
  readonly places: readonly IndexedPlace[];
  /** Places by their whole name. */
  readonly byName: ReadonlyMap<string, readonly IndexedPlace[]>;
  /** Places by the street of their address, by house number. */
  readonly byStreet: ReadonlyMap<string, readonly IndexedPlace[]>;
}

const indexed = (place: KnownPlace): IndexedPlace => ({
  place,
  text: searchText(place.name),
  address: place.address === null ? null : readAddress(place.address),
});

async function roadsOf(db: Db, releaseId: string): Promise<KnownPlace[]> {
  const rows = await db
    .selectFrom('main_road')
    .select(['place_id', 'name', 'path'])
    .where('release_id', '=', releaseId)
    .orderBy('place_id')
    .execute();
  return rows.flatMap(({ place_id, name, path }) => {
    const middle = path[Math.floor(path.length / 2)];
    return middle === undefined
      ? []
      : [
          {
            kind: 'road',
            placeId: place_id,
            name,
            address: null,
            districtName: null,
            lng: middle[0],
            lat: middle[1],
          },
        ];
  });
}

async function stationsOf(db: Db, cityCode: string): Promise<KnownPlace[]> {
  const release = await findCurrent(db, 'metro', cityCode);
  if (release === undefined) return [];
  const { stations } = await readMetro(db, release.release_id);
  return stations.map(({ stationId, name, lng, lat }) => ({
    kind: 'station',
    placeId: stationId,
    name,
    address: null,
    districtName: null,
    lng,
    lat,
  }));
}

function byStreetOf(places: readonly IndexedPlace[]): Map<string, IndexedPlace[]> {
  const streets = new Map<string, IndexedPlace[]>();
  for (const place of places) {
    if (place.address?.number == null) continue;
    const own = streets.get(place.address.street);
    if (own === undefined) streets.set(place.address.street, [place]);
    else own.push(place);
  }
  for (const own of streets.values()) own.sort((a, b) => (a.address?.number ?? 0) - (b.address?.number ?? 0));
  return streets;
}

const kept = memoize<KnownPlaces>(4);

/** The known places of a city in one release of its places. */
export function knownPlacesOf(
  db: Db,
  cityCode: string,
  releaseId: string,
  ground: CityGeography,
): Promise<KnownPlaces> {
  return kept(releaseId, async () => {
    const area = (kind: 'aoi' | 'businessDistrict') =>
      (kind === 'aoi' ? ground.aois : ground.businessDistricts).map(
        ({ placeId, name, districtName, point }): KnownPlace => ({
          kind,
          placeId,
          name,
          address: null,
          districtName,
          lng: point.lng,
          lat: point.lat,
        }),
      );
    const pois = ground.pois.map(({ placeId, name, address, districtName, lng, lat }): KnownPlace => ({
      kind: 'poi',
      placeId,
      name,
      address,
      districtName,
      lng,
      lat,
    }));
    const [stations, roads] = await Promise.all([stationsOf(db, cityCode), roadsOf(db, releaseId)]);
    const places = [...area('businessDistrict'), ...area('aoi'), ...stations, ...roads, ...pois].map(indexed);
    return { places, byName: Map.groupBy(places, ({ text }) => text), byStreet: byStreetOf(places) };
  });
}
