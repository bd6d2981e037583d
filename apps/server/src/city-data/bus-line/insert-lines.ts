import type { DbOrTransaction } from '../../platform/storage/postgres/database.ts';
import { insertRows } from '../../platform/storage/postgres/insert-rows.ts';
import type { BusLineRecord } from './bus-line-record.ts';

/** Between so many lines requests are answered. */
const linesAtOnce = 100;

/** Writes the lines of a release with their directions, stops and prices. */
export async function insertLines(
  transaction: DbOrTransaction,
  releaseId: string,
  lines: readonly BusLineRecord[],
): Promise<void> {
  for (let from = 0; from < lines.length; from += linesAtOnce)
    await insertSome(transaction, releaseId, lines.slice(from, from + linesAtOnce));
}

async function insertSome(
  transaction: DbOrTransaction,
  releaseId: string,
  lines: readonly BusLineRecord[],
): Promise<void> {
  const key = (line: BusLineRecord) => ({ release_id: releaseId, line_id: line.lineId });
  await insertRows(
    transaction,
    'bus_line',
    'release_id text, line_id text, line_name text, level text, operator text, from_stop text, to_stop text, length_meters int, stop_count int, single_deck_vehicles int, double_deck_vehicles int, headway_minutes double precision, daily_riders int, first_hour int, last_hour int, in_publication int[], estimated_fields text[]',
    lines.map((line) => ({ ...key(line), ...lineColumns(line) })),
  );
  await insertRows(
    transaction,
    'bus_line_direction',
    'release_id text, line_id text, direction smallint, name text, length_meters int, shape jsonb',
    lines.flatMap((line) =>
      line.directions.map(({ direction, name, lengthMeters, shape }) => ({
        ...key(line),
        direction,
        name,
        length_meters: Math.round(lengthMeters),
        shape,
      })),
    ),
  );
  await insertRows(
    transaction,
    'bus_line_stop',
    'release_id text, line_id text, direction smallint, seq int, name text, lng double precision, lat double precision',
    lines.flatMap((line) =>
      line.directions.flatMap(({ direction, stops }) =>
        stops.map(({ name, lng, lat }, seq) => ({ ...key(line), direction, seq, name, lng, lat })),
      ),
    ),
  );
  await insertRows(
    transaction,
    'bus_line_price',
    'release_id text, line_id text, form_id int, deck text, price_fen bigint, is_sample boolean',
    lines.flatMap((line) => line.prices.map((price) => ({ ...key(line), ...priceColumns(price) }))),
  );
}

function lineColumns(line: BusLineRecord): Record<string, unknown> {
  const stops = line.directions[0].stops;
  return {
    line_name: line.lineName,
    level: line.level,
    operator: line.operator,
    from_stop: stops[0].name,
    to_stop: stops[stops.length - 1].name,
    length_meters: Math.round(line.lengthMeters),
    stop_count: Math.max(...line.directions.map((direction) => direction.stops.length)),
    single_deck_vehicles: line.singleDeckVehicles,
    double_deck_vehicles: line.doubleDeckVehicles,
    headway_minutes: line.headwayMinutes,
    daily_riders: line.dailyRiders,
    first_hour: line.firstHour,
    last_hour: line.lastHour,
    in_publication: line.inPublication,
    estimated_fields: line.estimatedFields,
  };
}

function priceColumns(price: BusLineRecord['prices'][number]): Record<string, unknown> {
  return {
    form_id: price.formId,
    deck: price.deck,
    price_fen: price.priceFen,
    is_sample: price.isPlaceholderPrice,
  };
}
