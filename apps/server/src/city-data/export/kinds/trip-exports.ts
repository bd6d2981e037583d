import { z } from 'zod';
import { AppError } from '../../../platform/http/app-error.ts';
import { fenceOfCity } from '../../imports/georeference/city-fences.ts';
import { gridOf } from '../../imports/kinds/trips/trip-grid-kind.ts';
import { hashedVehicle } from '../../imports/kinds/trips/trips-kind.ts';
import type { ExportedRow, ExportSource, KindExport } from '../exported-row.ts';

const counted = z.object({ count: z.number() });

async function countOf({ clickhouse, release }: ExportSource, table: string): Promise<number> {
  const [{ count }] = await clickhouse.query(
    `SELECT toUInt32(count()) AS count FROM ${table} WHERE release_id = {release:String}`,
    { release: release.release_id },
    counted,
  );
  return count;
}

const trip = z.object({
  vehicle: z.string(),
  start: z.string(),
  end: z.string(),
  fromLng: z.number(),
  fromLat: z.number(),
  toLng: z.number(),
  toLat: z.number(),
  meters: z.number().nullable(),
  fen: z.number().nullable(),
});

/** Trips of vehicles; a vehicle is its hash, as nothing else of it is kept. */
export const tripsExport: KindExport = {
  geometryFields: [],
  count: (source) => countOf(source, 'od_trip'),
  async *rows({ clickhouse, release }): AsyncGenerator<ExportedRow> {
    const rows = await clickhouse.query(
      `SELECT toString(vehicle) AS vehicle, formatDateTime(start_time, '%Y-%m-%d %H:%i:%S', 'UTC') AS start,
         formatDateTime(end_time, '%Y-%m-%d %H:%i:%S', 'UTC') AS end, from_lng AS fromLng, from_lat AS fromLat,
         to_lng AS toLng, to_lat AS toLat, distance_meters AS meters, toFloat64(fare_fen) AS fen
       FROM od_trip WHERE release_id = {release:String} ORDER BY start_time, vehicle, end_time`,
      { release: release.release_id },
      trip,
      { profile: 'batch' },
    );
    for (const { vehicle, start, end, meters, fen, ...ends } of rows)
      yield {
        values: {
          vehicle: hashedVehicle(vehicle),
          startTime: start,
          ...ends,
          endTime: end,
          distanceMeters: meters,
          fareYuan: fen === null ? null : fen / 100,
        },
      };
  },
};

const flow = z.object({
  fromLng: z.number(),
  fromLat: z.number(),
  toLng: z.number(),
  toLat: z.number(),
  trips: z.number(),
});

/** A matrix between cells of the grid that its file was read with. */
export const tripGridExport: KindExport = {
  geometryFields: [],
  count: (source) => countOf(source, 'od_flow'),
  async *rows({ clickhouse, release, grid }): AsyncGenerator<ExportedRow> {
    if (grid === null)
      throw new AppError('refused', '此版本没有保存网格原点与边长，无法写回列号与行号；请重新导入原文件');
    if (release.crs !== 'WGS84')
      throw new AppError('refused', '此网格不是以 WGS-84 给出的，列号与行号无法还原；请重新导入原文件');
    const { degrees, shrink } = gridOf(grid, await fenceOfCity(release.city_code));
    const rows = await clickhouse.query(
      `SELECT from_lng AS fromLng, from_lat AS fromLat, to_lng AS toLng, to_lat AS toLat, trips
       FROM od_flow WHERE release_id = {release:String} ORDER BY from_cell, to_cell, trips`,
      { release: release.release_id },
      flow,
      { profile: 'batch' },
    );
    const column = (lng: number): number => Math.round(((lng - grid.lng) * shrink) / degrees);
    const row = (lat: number): number => Math.round((lat - grid.lat) / degrees);
    for (const { fromLng, fromLat, toLng, toLat, trips } of rows)
      yield {
        values: {
          fromColumn: column(fromLng),
          fromRow: row(fromLat),
          toColumn: column(toLng),
          toRow: row(toLat),
          trips,
        },
        remark: `网格原点 ${grid.lng},${grid.lat}，边长 ${grid.cellMeters} 米`,
      };
  },
};
