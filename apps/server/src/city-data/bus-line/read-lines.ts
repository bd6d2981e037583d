import type { DbOrTransaction, Selectable } from '../../platform/storage/postgres/database.ts';
import type {
  BusLineDirectionTable,
  BusLineStopTable,
  BusLineTable,
} from '../../platform/storage/postgres/tables/city-data-tables.ts';
import type { BusLineDirection, BusLineRecord } from './bus-line-record.ts';
import { pricesOfLines } from './bus-line-store.ts';

/** All lines of a release, complete. A thousand lines take about a second and 30 MB. */
export async function readLines(db: DbOrTransaction, releaseId: string): Promise<BusLineRecord[]> {
  const lines = await db
    .selectFrom('bus_line')
    .selectAll()
    .where('release_id', '=', releaseId)
    .orderBy('line_id')
    .execute();
  const directions = await db
    .selectFrom('bus_line_direction')
    .selectAll()
    .where('release_id', '=', releaseId)
    .orderBy('line_id')
    .orderBy('direction')
    .execute();
  const stops = await db
    .selectFrom('bus_line_stop')
    .selectAll()
    .where('release_id', '=', releaseId)
    .orderBy('line_id')
    .orderBy('direction')
    .orderBy('seq')
    .execute();
  const prices = await pricesOfLines(
    db,
    releaseId,
    lines.map((line) => line.line_id),
  );
  const stopsOf = Map.groupBy(stops, (stop) => `${stop.line_id}|${stop.direction}`);
  const directionsOf = Map.groupBy(directions, (direction) => direction.line_id);
  return lines.map((line) => ({
    ...recordOf(line),
    directions: (directionsOf.get(line.line_id) ?? []).map((direction) =>
      directionOf(direction, stopsOf.get(`${direction.line_id}|${direction.direction}`) ?? []),
    ),
    prices: prices.get(line.line_id) ?? [],
  }));
}

function recordOf(line: Selectable<BusLineTable>): Omit<BusLineRecord, 'directions' | 'prices'> {
  return {
    lineId: line.line_id,
    lineName: line.line_name,
    level: line.level,
    operator: line.operator,
    lengthMeters: line.length_meters,
    singleDeckVehicles: line.single_deck_vehicles,
    doubleDeckVehicles: line.double_deck_vehicles,
    headwayMinutes: line.headway_minutes,
    dailyRiders: line.daily_riders,
    firstHour: line.first_hour,
    lastHour: line.last_hour,
    inPublication: line.in_publication,
    estimatedFields: line.estimated_fields,
  };
}

function directionOf(
  row: Selectable<BusLineDirectionTable>,
  stops: readonly Selectable<BusLineStopTable>[],
): BusLineDirection {
  return {
    direction: row.direction === 0 ? 0 : 1,
    name: row.name,
    lengthMeters: row.length_meters,
    shape: row.shape,
    stops: stops.map(({ name, lng, lat }) => ({ name, lng, lat })),
  };
}
