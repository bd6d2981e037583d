import { certain } from '@ooh/contract/core/certain';
import { boundsIntersect, boundsOf } from '@ooh/geo/bounds';
import { servesArea } from '@ooh/geo/corridor';
import { wgs84, type Wgs84Point } from '@ooh/geo/point';
import { areaBounds, polygonFrom, type Area } from '@ooh/geo/polygon';
import { cityDistricts } from '../../city-data/boundary/city-districts.ts';
import { findCurrent } from '../../city-data/release/data-release-store.ts';
import type { Db } from '../../platform/storage/postgres/database.ts';
import type { EffectOrder } from './effect-order.ts';

/** A line of an order with its way as it is today. */
export interface OrderLine {
  readonly cityCode: string;
  readonly lineId: string;
  readonly lineName: string;
  readonly vehicles: number;
  readonly ways: readonly (readonly Wgs84Point[])[];
}

/** The order's lines; one that today's network does not have keeps its name and has no way. */
export async function readOrderLines(db: Db, order: EffectOrder): Promise<OrderLine[]> {
  const lines = Map.groupBy(order.items, (item) => `${item.cityCode} ${item.lineId}`);
  const lineIds = [
    ...new Set(order.items.map((item) => certain(item.lineId, 'line of an item of a bus report'))),
  ];
  const rows = await db
    .selectFrom('bus_line_direction as way')
    .innerJoin('data_release as release', 'release.release_id', 'way.release_id')
    .select(['release.city_code', 'way.line_id', 'way.shape'])
    .where('release.state', '=', 'current')
    .where('way.line_id', 'in', lineIds)
    .orderBy('way.direction')
    .execute();
  const waysOf = Map.groupBy(rows, (row) => `${row.city_code} ${row.line_id}`);
  return [...lines].map(([key, items]) => ({
    cityCode: items[0].cityCode,
    lineId: certain(items[0].lineId, 'line of an item of a bus report'),
    lineName: items[0].unitName,
    vehicles: items.reduce((sum, item) => sum + item.quantity, 0),
    ways: (waysOf.get(key) ?? []).map(({ shape }) => shape.map(([lng, lat]) => wgs84(lng, lat))),
  }));
}

/** An area of a city that lines may come through. */
export interface CityArea {
  readonly cityCode: string;
  readonly areaId: string;
  readonly name: string;
  readonly districtName: string | null;
  readonly isIndicative: boolean;
  readonly area: Area;
}

/** Business districts of the places in force. */
export async function readBusinessDistricts(db: Db, cityCodes: readonly string[]): Promise<CityArea[]> {
  const rows = await db
    .selectFrom('business_district as place')
    .innerJoin('data_release as release', 'release.release_id', 'place.release_id')
    .select(['release.city_code', 'place.place_id', 'place.name', 'place.district_name', 'place.ring'])
    .select('place.is_indicative')
    .where('release.state', '=', 'current')
    .where('release.city_code', 'in', [...cityCodes])
    .orderBy('place.place_id')
    .execute();
  return rows.map((row) => ({
    cityCode: row.city_code,
    areaId: row.place_id,
    name: row.name,
    districtName: row.district_name,
    isIndicative: row.is_indicative,
    area: polygonFrom(row.ring.map(([lng, lat]) => wgs84(lng, lat))),
  }));
}

async function districtsOfCity(db: Db, cityCode: string): Promise<CityArea[]> {
  const release = await findCurrent(db, 'districts', cityCode);
  const districts = await cityDistricts(
    db,
    cityCode,
    release === undefined ? null : { releaseId: release.release_id },
  );
  return districts.map(({ adcode, name, area }) => ({
    cityCode,
    areaId: adcode,
    name,
    districtName: name,
    isIndicative: false,
    area,
  }));
}

/** Administrative districts: the imported outlines where there are any, else the shipped ones. */
export async function readDistricts(db: Db, cityCodes: readonly string[]): Promise<CityArea[]> {
  return (await Promise.all(cityCodes.map((cityCode) => districtsOfCity(db, cityCode)))).flat();
}

/** Lines through each area, areas with more vehicles first; areas without any are left out. */
export function linesThrough(
  areas: readonly CityArea[],
  lines: readonly OrderLine[],
): { area: CityArea; lines: OrderLine[] }[] {
  const bounds = new Map(lines.map((line) => [line, line.ways.map((way) => boundsOf(way))]));
  const through = areas.map((area) => {
    const own = areaBounds(area.area);
    return {
      area,
      lines: lines.filter(
        (line) =>
          line.cityCode === area.cityCode &&
          line.ways.some(
            (way, i) =>
              boundsIntersect(certain(bounds.get(line), 'bounds of the line', line.lineId)[i], own) &&
              servesArea(way, area.area, 0),
          ),
      ),
    };
  });
  const vehicles = (own: readonly OrderLine[]) => own.reduce((sum, line) => sum + line.vehicles, 0);
  return through.filter((one) => one.lines.length > 0).sort((a, b) => vehicles(b.lines) - vehicles(a.lines));
}
