import { localPlane, type LocalPlane } from '@ooh/geo/local-plane';
import type { Area } from '@ooh/geo/polygon';
import type { DocumentMap, MapPoint } from '@ooh/report/document-map';
import { schematicStreetsNotice } from '@ooh/streets/notice';
import { unpackStreets } from '@ooh/streets/packed/unpack-streets';
import { rankOf } from '@ooh/streets/street-class';
import type { StreetNetwork } from '@ooh/streets/street-network';
import { boundariesOf } from '../city-data/boundary/boundaries.ts';
import { boundariesInForce } from '../city-data/boundary/boundaries-in-force.ts';
import type { Boundary } from '../city-data/boundary/read-boundaries.ts';
import { packedCityStreets } from '../city-data/streets/city-streets.ts';
import type { Context } from '../context.ts';
import { cityName } from '../reference/region/regions.ts';

type LngLat = readonly [number, number];

/** What of a plan stands on the map of a city. */
export interface MappedCity {
  readonly cityCode: string;
  readonly ways: readonly {
    readonly name: string;
    readonly units: number;
    readonly path: readonly LngLat[];
  }[];
  readonly points: readonly { readonly name: string; readonly at: LngLat }[];
  /** Shaded areas, as a map has them. */
  readonly zones?: readonly {
    readonly name: string;
    readonly mark: string;
    readonly share: number;
    readonly rings: readonly (readonly LngLat[])[];
  }[];
}

/** Outlines of an area, the outer one of each part first. */
export const ringsOf = ({ type, coordinates }: Area): readonly (readonly LngLat[])[] =>
  type === 'Polygon' ? (coordinates as LngLat[][]) : (coordinates as LngLat[][][]).flat();

const placed =
  (plane: LocalPlane) =>
  ([lng, lat]: LngLat): MapPoint => [Math.round(plane.x(lng)), Math.round(plane.y(lat))];

/** The first of the areas' corners: where the plane of a city without streets lies. */
function originOf(districts: readonly Boundary[]): LngLat | null {
  const [first] = districts;
  return first === undefined ? null : ringsOf(first.area)[0][0];
}

async function districtsInForce(context: Context, cityCode: string): Promise<readonly Boundary[]> {
  const { imported } = await boundariesInForce(context.db, cityCode);
  if (imported !== null) return imported;
  const { self, children } = await boundariesOf(cityCode);
  return children.length > 0 ? children : self === null ? [] : [self];
}

type Ground = Pick<DocumentMap, 'isCoastal' | 'land' | 'water' | 'green' | 'streets'>;

const bareGround: Ground = { isCoastal: false, land: [], water: [], green: [], streets: [] };

function groundOf(network: StreetNetwork | null): Ground {
  if (network === null) return bareGround;
  return {
    isCoastal: network.coast !== null,
    land: network.coast?.land ?? [],
    water: network.water.map(({ ring }) => ring),
    green: [...network.hills, ...network.parks].map(({ ring }) => ring),
    streets: network.edges.map(({ streetClass, path }) => ({ rank: rankOf[streetClass], path })),
  };
}

/** A city's map before anything stands on it, and where a place is on it. */
export interface CityGround {
  readonly map: DocumentMap;
  readonly at: (place: LngLat) => MapPoint;
}

/** The ground of a city's map as documents draw it; null where the city has no outline. */
export async function cityGround(context: Context, cityCode: string): Promise<CityGround | null> {
  const [packed, districts] = await Promise.all([
    packedCityStreets(context.config.dataDir, cityCode),
    districtsInForce(context, cityCode),
  ]);
  const network = packed === null ? null : unpackStreets(packed);
  const origin = network === null ? originOf(districts) : ([network.origin.lng, network.origin.lat] as const);
  if (origin === null) return null;
  const at = placed(localPlane(...origin));
  const approval = context.config.mapApprovalNumber;
  const map = {
    cityName: cityName(cityCode),
    ...groundOf(network),
    districts: districts.map(({ name, area }) => ({
      name,
      rings: ringsOf(area).map((ring) => ring.map(at)),
    })),
    ways: [],
    points: [],
    attribution: [
      network === null ? '行政区边界' : `底图为${schematicStreetsNotice}`,
      approval === null ? '审图号待配置' : `审图号：${approval}`,
    ].join('；'),
  };
  return { map, at };
}

/** The map of a city as documents draw it; null where the city has no outline or nothing stands anywhere. */
export async function planMap(context: Context, city: MappedCity): Promise<DocumentMap | null> {
  const { cityCode, ways, points, zones = [] } = city;
  if (ways.length === 0 && points.length === 0 && zones.length === 0) return null;
  const ground = await cityGround(context, cityCode);
  if (ground === null) return null;
  const { map, at } = ground;
  return {
    ...map,
    ways: ways.map(({ path, ...way }) => ({ ...way, path: path.map(at) })),
    points: points.map(({ name, at: place }) => ({ name, at: at(place) })),
    zones: zones.map(({ rings, ...zone }) => ({ ...zone, rings: rings.map((ring) => ring.map(at)) })),
  };
}
