import { cellBoundary, cellOf, cellCentre, type H3Cell } from '@ooh/geo/h3-cell';
import { wgs84 } from '@ooh/geo/point';
import { daysOfFlight } from '../../reference/calendar/flight-days.ts';
import { sql, type DbOrTransaction } from '../../platform/storage/postgres/database.ts';
import type { Days } from './free-units.ts';
import type { StoredItem } from './order-store.ts';

/** Where the faces of items stand, by face id; those that are not in the data in force are missing. */
export interface FacePlace {
  readonly faceId: string;
  readonly positionId: string;
  readonly name: string;
  readonly address: string | null;
  readonly districtName: string | null;
  readonly businessDistrictId: string | null;
  readonly businessDistrictName: string | null;
  readonly lng: number;
  readonly lat: number;
  readonly isIndicative: boolean;
  readonly isDemo: boolean;
  readonly slots: number;
  readonly widthMillimeters: number;
  readonly heightMillimeters: number;
  readonly isLit: boolean;
  readonly spotSeconds: number | null;
}

/** SQL: faces in the data in force, each with its `release`, its `position` and the `district` that it stands in. */
export const placedFaces = sql`media_face face
    join data_release release on release.release_id = face.release_id and release.state = 'current'
    join media_position position
      on position.release_id = face.release_id and position.position_id = face.position_id
    left join data_release places
      on places.city_code = release.city_code and places.kind = 'places' and places.state = 'current'
    left join business_district district
      on district.release_id = places.release_id and district.place_id = position.business_district_id`;

export async function readFacePlaces(
  db: DbOrTransaction,
  items: readonly Pick<StoredItem, 'face_id'>[],
): Promise<Map<string, FacePlace>> {
  const faceIds = items.flatMap((item) => (item.face_id === null ? [] : [item.face_id]));
  if (faceIds.length === 0) return new Map();
  const { rows } = await sql<FacePlace>`
    select face.face_id as "faceId", face.position_id as "positionId", position.name, position.address,
      position.district_name as "districtName", position.business_district_id as "businessDistrictId",
      district.name as "businessDistrictName", position.lng, position.lat,
      position.is_indicative as "isIndicative", release.is_demo as "isDemo", face.slots,
      face.width_millimeters as "widthMillimeters", face.height_millimeters as "heightMillimeters",
      face.is_lit as "isLit", face.spot_seconds as "spotSeconds"
    from ${placedFaces}
    where face.face_id = any(${[...new Set(faceIds)]}::text[])`.execute(db);
  return new Map(rows.map((row) => [row.faceId, row]));
}

/** Ways and stops of the lines of items that are in the data in force, by line id; the first direction. */
export interface LinePlace {
  readonly lineId: string;
  readonly lineName: string;
  readonly level: string;
  readonly fromStop: string;
  readonly toStop: string;
  readonly dailyRiders: number;
  readonly shape: [number, number][];
  readonly stops: [number, number][];
  readonly isDemo: boolean;
}

export async function readLinePlaces(
  db: DbOrTransaction,
  items: readonly Pick<StoredItem, 'line_id'>[],
): Promise<Map<string, LinePlace>> {
  const lineIds = items.flatMap((item) => (item.line_id === null ? [] : [item.line_id]));
  if (lineIds.length === 0) return new Map();
  const { rows } = await sql<LinePlace>`
    select line.line_id as "lineId", line.line_name as "lineName", line.level, line.from_stop as "fromStop",
      line.to_stop as "toStop", line.daily_riders as "dailyRiders", direction.shape,
      (select coalesce(jsonb_agg(jsonb_build_array(stop.lng, stop.lat) order by stop.seq), '[]')
        from bus_line_stop stop where stop.release_id = line.release_id and stop.line_id = line.line_id
          and stop.direction = 0) as stops,
      release.is_demo as "isDemo"
    from bus_line line
    join data_release release on release.release_id = line.release_id and release.state = 'current'
    join bus_line_direction direction on direction.release_id = line.release_id
      and direction.line_id = line.line_id and direction.direction = 0
    where line.line_id = any(${[...new Set(lineIds)]}::text[])`.execute(db);
  return new Map(rows.map((row) => [row.lineId, row]));
}

/** Side of a cell about 900 m: no finer than audience data may be shown. */
export const heatResolution = 8;

/** The part of items that falls on some days: fewer days, and the net price in proportion. */
export function withinDays(items: readonly StoredItem[], window: Days): StoredItem[] {
  return items.flatMap((item) => {
    const startDate = item.start_date > window.startDate ? item.start_date : window.startDate;
    const endDate = item.end_date < window.endDate ? item.end_date : window.endDate;
    if (endDate < startDate) return [];
    const days = daysOfFlight({ startDate, endDate });
    return [
      { ...item, start_date: startDate, end_date: endDate, days, net_fen: (item.net_fen * days) / item.days },
    ];
  });
}

/** Units × days of items by cell of the map; those of a line are spread evenly over its stops. */
export function heatOf(
  items: readonly StoredItem[],
  faces: ReadonlyMap<string, FacePlace>,
  lines: ReadonlyMap<string, LinePlace>,
) {
  const cells = new Map<H3Cell, { unitDays: number; netFen: number }>();
  let unplacedUnitDays = 0;
  for (const item of items) {
    const unitDays = item.quantity * item.days;
    const face = item.face_id === null ? undefined : faces.get(item.face_id);
    const line = item.line_id === null ? undefined : lines.get(item.line_id);
    const points: readonly (readonly [number, number])[] =
      face === undefined ? (line?.stops ?? []) : [[face.lng, face.lat]];
    if (points.length === 0) unplacedUnitDays += unitDays;
    for (const [lng, lat] of points) {
      const cell = cellOf(wgs84(lng, lat), heatResolution);
      const held = cells.get(cell) ?? { unitDays: 0, netFen: 0 };
      held.unitDays += unitDays / points.length;
      held.netFen += item.net_fen / points.length;
      cells.set(cell, held);
    }
  }
  return {
    cells: [...cells]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([cell, sums]) => {
        const { lng, lat } = cellCentre(cell);
        const ring = cellBoundary(cell).map((corner): [number, number] => [corner.lng, corner.lat]);
        return { cell, lng, lat, ring, ...sums };
      }),
    unplacedUnitDays,
  };
}
