import { createHash } from 'node:crypto';
import { setImmediate as untilNextTurn } from 'node:timers/promises';
import { generateBookings } from '@ooh/city/media-bookings';
import type { MediaPosition } from '@ooh/city/media-inventory';
import type { MetroSystem } from '@ooh/city/metro';
import type { BusLine } from '@ooh/city/bus-line';
import type { CityPlaces } from '@ooh/city/places';
import { sampleRateCard } from '@ooh/city/rate-card';
import { countsOf, type BusLineRecord } from '../../city-data/bus-line/bus-line-record.ts';
import { insertLines } from '../../city-data/bus-line/insert-lines.ts';
import type { Context } from '../../context.ts';
import type { NewRelease } from '../../city-data/release/data-release-store.ts';
import { publishNew } from '../../city-data/release/publish-release.ts';
import {
  insertBookings,
  insertPositions,
  succeedInventory,
} from '../../city-data/inventory/insert-inventory.ts';
import { insertRateCard } from '../../city-data/inventory/insert-rate-card.ts';
import {
  inventoryCounts,
  type BookingRecord,
  type PositionRecord,
} from '../../city-data/inventory/inventory-record.ts';
import { insertMetro } from '../../city-data/metro/insert-metro.ts';
import { insertPlaces, placeCounts } from './insert-places.ts';
import type { Boundary } from '../../city-data/boundary/read-boundaries.ts';
import { cityName, highTierCity } from '../../reference/region/regions.ts';
import type { CityDepth } from './simulation.ts';

const linesAtOnce = 100;

/** A change makes data of the same parameters different ones. */
export const simulatorVersion = 7;
/** The same of invented lines, which change nobody. */
const networkVersion = 2;

/** What every generated release of a city has in common. */
export interface GeneratedCity {
  readonly cityCode: string;
  readonly seed: number;
  readonly depth: CityDepth;
  readonly createdBy: string;
}

type Publishing = Pick<Context, 'db' | 'releases' | 'now'>;

export function hashOf(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}

/** The release of a generated part of a city, before its counts are known. */
export function generatedRelease(
  context: Pick<Context, 'now'>,
  city: GeneratedCity,
  kind: NewRelease['kind'],
  what: string,
  extra: Readonly<Record<string, unknown>> = {},
): NewRelease {
  const { cityCode, seed, depth, createdBy } = city;
  const parameters = { seed, depth, simulatorVersion, ...extra };
  return {
    kind,
    cityCode,
    source: `${cityName(cityCode)}${what}`,
    legalBasis: '模拟生成，不含个人信息',
    crs: 'WGS84',
    retainUntil: null,
    fileName: null,
    fileSha256: null,
    contentSha256: hashOf([kind, cityCode, parameters]),
    isDemo: true,
    counts: {},
    parameters,
    createdBy,
    createdAt: context.now(),
  };
}

/** Content hash of a network that is invented for a city. */
export function inventedNetworkHash(cityCode: string, seed: number): string {
  return hashOf(['network', cityCode, seed, simulatorVersion, networkVersion]);
}

export async function publishNetwork(
  context: Publishing,
  city: GeneratedCity,
  invented: readonly BusLine[],
): Promise<void> {
  const lines: BusLineRecord[] = [];
  for (let from = 0; from < invented.length; from += linesAtOnce) {
    lines.push(...invented.slice(from, from + linesAtOnce).map(recordOf));
    // Requests are answered in between.
    await untilNextTurn();
  }
  const release = {
    ...generatedRelease(context, city, 'bus-lines', '示例线网（随机生成，非真实线路）'),
    contentSha256: inventedNetworkHash(city.cityCode, city.seed),
    counts: countsOf(lines),
  };
  await publishNew(context, release, (transaction, releaseId) => insertLines(transaction, releaseId, lines));
}

/** Every field of an invented line is an estimate. */
function recordOf(line: BusLine): BusLineRecord {
  return {
    ...line,
    operator: null,
    lengthMeters: Math.round(line.directions[0].lengthMeters),
    firstHour: 6,
    lastHour: 22,
    estimatedFields: ['lengthMeters', 'firstHour', 'lastHour', ...line.estimatedFields],
    directions: line.directions.map(({ fromStop, toStop, stops, shape, lengthMeters }, index) => ({
      direction: index === 0 ? 0 : 1,
      name: `${fromStop}-${toStop}`,
      lengthMeters,
      shape: shape.map(([lng, lat]) => [lng, lat] as const),
      stops,
    })),
  };
}

export async function publishPlaces(
  context: Publishing,
  city: GeneratedCity,
  places: CityPlaces,
  districts: readonly Boundary[],
): Promise<void> {
  const counts = { ...placeCounts(places) };
  const release = generatedRelease(context, city, 'places', '示意地点（模拟生成）', { counts });
  await publishNew(context, { ...release, counts }, (transaction, releaseId) =>
    insertPlaces(transaction, releaseId, city.cityCode, places, districts),
  );
}

export async function publishMetro(
  context: Publishing,
  city: GeneratedCity,
  metro: MetroSystem,
  dailyRiders: Float64Array,
): Promise<void> {
  const release = {
    ...generatedRelease(context, city, 'metro', '示意地铁（线路数、车站数与里程为公开数，走向与站名为虚构）'),
    counts: { lines: metro.lines.length, stations: metro.stations.length },
  };
  const network = {
    isIndicative: true,
    stations: metro.stations.map(({ stationId, name, lng, lat }, index) => ({
      stationId,
      name,
      districtName: null,
      lng,
      lat,
      dailyRiders: Math.round(dailyRiders[index]),
    })),
    lines: metro.lines.map((line) => ({
      lineId: line.lineId,
      name: line.name,
      lengthMeters: Math.round(line.lengthMeters),
      isLoop: false,
      firstHour: 6,
      lastHour: 23,
      path: line.path.map(([lng, lat]) => [lng, lat] as const),
      stationIds: line.stations.map((station) => metro.stations[station].stationId),
    })),
  };
  await publishNew(context, release, (transaction, releaseId) =>
    insertMetro(transaction, releaseId, network),
  );
}

const dayMilliseconds = 86_400_000;
const dateAfter = (anchor: string, days: number): string =>
  new Date(Date.parse(anchor) + days * dayMilliseconds).toISOString().slice(0, 10);

/** Fields that are not measured at a generated position. */
const estimatedFields = ['level', 'faces', 'lng', 'lat'];

/** Publishes positions with their bookings around `anchorDate` (YYYY-MM-DD), and the example rate card. */
export async function publishInventory(
  context: Publishing,
  city: GeneratedCity & { readonly anchorDate: string },
  generated: readonly MediaPosition[],
): Promise<void> {
  const { cityCode, seed, anchorDate } = city;
  const positions: PositionRecord[] = generated.map((position) => ({
    ...position,
    address: position.districtName,
    operator: '示例媒体公司',
    isIndicative: true,
    estimatedFields,
  }));
  const bookings: BookingRecord[] = generateBookings(seed, generated).map((booking) => ({
    ...booking,
    startDate: dateAfter(anchorDate, booking.fromDay),
    endDate: dateAfter(anchorDate, booking.toDay),
    isSample: true,
  }));
  const release = {
    ...generatedRelease(context, city, 'media-positions', '示例媒体点位（模拟生成，非真实点位）', {
      anchorDate,
    }),
    counts: inventoryCounts(positions, bookings),
  };
  await publishNew(context, release, async (transaction, releaseId, previous) => {
    const media = [...new Set(positions.map((position) => position.mediumId))];
    await succeedInventory(transaction, releaseId, previous?.release_id, { mediumIds: media });
    await insertPositions(transaction, releaseId, positions);
    await insertBookings(transaction, { releaseId, cityCode, createdAt: release.createdAt }, bookings);
  });
  await publishRateCard(context, city);
}

async function publishRateCard(context: Publishing, city: GeneratedCity): Promise<void> {
  const card = sampleRateCard(highTierCity(city.cityCode)?.tier ?? '其他');
  const release = generatedRelease(context, city, 'rate-card', '示例刊例价（按城市等级推演，非真实报价）');
  const counts = {
    prices: card.prices.length,
    discounts: card.discounts.length,
    floors: card.floors.length,
  };
  const contentSha256 = hashOf(['rate-card', city.cityCode, card]);
  await publishNew(context, { ...release, counts, contentSha256 }, (transaction, releaseId) =>
    insertRateCard(transaction, releaseId, {
      prices: card.prices.map((price) => ({ ...price, isSample: true })),
      discounts: card.discounts.map((discount) => ({ ...discount, isSample: true })),
      floors: card.floors.map((floor) => ({ ...floor, isSample: true })),
    }),
  );
}
