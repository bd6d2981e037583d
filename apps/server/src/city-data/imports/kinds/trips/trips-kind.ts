import { createHash } from 'node:crypto';
import { importKindNames } from '@ooh/contract/domain/data-release';
import { distanceMeters } from '@ooh/geo/distance';
import { readLngLat } from '../../georeference/read-point.ts';
import { recordKind } from '../../record-kind.ts';
import { lngLatFields } from '../../schema/coordinate-fields.ts';
import { importField, operationField } from '../../schema/import-field.ts';
import { factsWriter } from '../../facts-writer.ts';
import { endCells, endColumns, isOfCity } from './trip-ends.ts';
import { readTime } from '../../schema/read-time.ts';
import { tableFormats } from '../../source/open-table.ts';

/** One trip of a vehicle, WGS-84, times in seconds as if local time were UTC. */
interface TripRecord {
  /** Decimal of 64 bits: a hash of the city and the vehicle's number, which itself is not kept. */
  readonly vehicle: string;
  readonly startSeconds: number;
  readonly endSeconds: number;
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
  readonly distanceMeters: number | null;
  readonly fareFen: number | null;
}

const fields = [
  importField('vehicle', '车辆', '车辆编号 车牌 车牌号 车辆id vehicleid vehiclenum vehicle carid taxiid', {
    isRequired: true,
    example: '22334',
  }),
  importField(
    'startTime',
    '上车时间',
    '起点时间 出发时间 开始时间 stime starttime pickuptime departuretime',
    {
      isRequired: true,
      example: '2026-01-20 08:01:04',
    },
  ),
  ...lngLatFields('from', '起点', {
    lng: '上车经度 出发经度 slng lng startlng originlng fromlon pickuplng slon',
    lat: '上车纬度 出发纬度 slat lat startlat originlat pickuplat',
    isRequired: true,
    example: ['114.11113', '22.57675'],
  }),
  importField('endTime', '下车时间', '终点时间 到达时间 结束时间 etime endtime dropofftime arrivaltime', {
    isRequired: true,
    example: '2026-01-20 08:17:58',
  }),
  ...lngLatFields('to', '终点', {
    lng: '下车经度 到达经度 elng endlng destinationlng tolon dropofflng elon',
    lat: '下车纬度 到达纬度 elat endlat destinationlat dropofflat',
    isRequired: true,
    example: ['114.084915', '22.54085'],
  }),
  importField('distanceMeters', '里程（米）', '里程 距离 distance tripdistance mileage', { example: '6786' }),
  importField('fareYuan', '金额（元）', '金额 车费 费用 总价 price fare amount total', { example: '32.18' }),
  operationField,
];

const longestSeconds = 24 * 3600;

const hashMark = 'hash:';

/** How an export names a vehicle, of which only the pseudonym is kept. */
export const hashedVehicle = (hash: string): string => `${hashMark}${hash}`;

/** A stable pseudonym of a vehicle's number; that of an export stays as it is. */
function vehicleHash(cityCode: string, text: string): string {
  const hash = text.startsWith(hashMark) ? text.slice(hashMark.length) : '';
  if (/^\d{1,20}$/.test(hash) && BigInt(hash) < 2n ** 64n) return BigInt(hash).toString();
  return createHash('sha256').update(`vehicle|${cityCode}|${text}`).digest().readBigUInt64LE(0).toString();
}

/** Trips of taxis and the like: one row each with both ends and times. */
export const tripsKind = recordKind<TripRecord>({
  name: 'trips',
  label: importKindNames.trips,
  hint: '每行一次出行：车辆、上下车时间、起终点经纬度，可带里程与金额；按车辆与上车时间新增、更新或删除，文件未提到的不变；车辆编号只保存散列值',
  releaseKind: 'trips',
  formats: tableFormats,
  fields,
  keyFields: ['vehicle'],
  modesFor: () => ['merge', 'delete', 'replace'],
  noun: '出行',
  rowLimit: 20_000_000,
  readRow(cells, reading) {
    const vehicle = cells.requiredText('vehicle', 60);
    const from = readLngLat(cells, 'fromLng', 'fromLat', reading.crs);
    const to = readLngLat(cells, 'toLng', 'toLat', reading.crs);
    const startSeconds = readTime(cells.text('startTime')) ?? cells.refuse('startTime', '不是有效的日期时间');
    const endSeconds = readTime(cells.text('endTime')) ?? cells.refuse('endTime', '不是有效的日期时间');
    if (vehicle === null || from === null || to === null || startSeconds === null || endSeconds === null)
      return null;
    if (endSeconds < startSeconds) return cells.refuse('endTime', '早于上车时间');
    if (endSeconds - startSeconds > longestSeconds) return cells.refuse('endTime', '距上车时间超过 24 小时');
    if (!isOfCity(cells, 'fromLng', [from, to], reading)) return null;
    const meters = cells.optionalNumber('distanceMeters', { least: 0, most: 1_000_000 });
    if (meters !== null && meters + 100 < distanceMeters(from, to))
      reading.log.warn(cells.row, cells.name('distanceMeters'), '小于起终点的直线距离', String(meters));
    return {
      vehicle: vehicleHash(reading.cityCode, vehicle),
      startSeconds,
      endSeconds,
      from: [from.lng, from.lat],
      to: [to.lng, to.lat],
      distanceMeters: meters,
      fareFen: cells.optionalFen('fareYuan'),
    };
  },
  keyOf: ({ vehicle, startSeconds, endSeconds, from, to }) =>
    [vehicle, startSeconds, endSeconds, ...from, ...to].join('|'),
  shapeOfRecord: ({ from, to }) => ({ name: '出行', coordinates: [[...from], [...to]] }),
  readRemoval(cells, { cityCode }) {
    const vehicle = cells.requiredText('vehicle', 60);
    const text = cells.text('startTime');
    const seconds = readTime(text) ?? cells.refuse('startTime', '删除须写明上车时间');
    if (vehicle === null || seconds === null) return null;
    return { name: text, key: JSON.stringify([vehicleHash(cityCode, vehicle), seconds]) };
  },
  writerOf: (batches, { log }, _known, _stores, removals) =>
    factsWriter({
      table: 'od_trip',
      columns: ['vehicle', 'start_time', 'end_time', ...endColumns, 'distance_meters', 'fare_fen'],
      counted: 'trips',
      batches,
      records: {
        key: ['vehicle', 'start_time'],
        noun: '次出行',
        name: "formatDateTime(start_time, '%Y-%m-%d %H:%i:%S')",
        removals,
        log,
      },
      cellsOf: (trip) => [
        trip.vehicle,
        trip.startSeconds,
        trip.endSeconds,
        ...endCells(trip.from),
        ...endCells(trip.to),
        trip.distanceMeters,
        trip.fareFen,
      ],
    }),
});
