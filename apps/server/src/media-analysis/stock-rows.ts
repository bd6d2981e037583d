import type { PositionLevel } from '@ooh/contract/domain/medium';
import type { PairScope } from '@ooh/contract/permission/pair-scope';
import { busBodyMediumId } from '@ooh/contract/domain/bus';
import { inScope, isAskedFor } from '../pair-scope/in-scope.ts';
import { sql, type Db, type RawBuilder } from '../storage/postgres/database.ts';

/** What is asked of the inventory; empty lists restrict nothing. */
export interface StockQuestion {
  readonly scope: PairScope;
  readonly cityCodes: readonly string[];
  readonly mediumIds: readonly number[];
  readonly levels?: readonly PositionLevel[];
  /** The first of the days that free units are counted on, YYYY-MM-DD. */
  readonly today: string;
}

/** One form of a medium in a city. Units are slots of faces, or vehicles of a moving medium. */
export interface StockRow {
  readonly cityCode: string;
  readonly mediumId: number;
  readonly formId: number;
  readonly isLit: boolean;
  /** Positions that have the form. */
  readonly positions: number;
  /** Positions of the medium in the city that were asked for, whatever their form. */
  readonly mediumPositions: number;
  readonly faces: number;
  readonly units: number;
  /** Today and in 30, 60 and 90 days. */
  readonly taken: readonly number[];
  readonly leastPriceFen: number | null;
  readonly mostPriceFen: number | null;
  readonly periodDays: number | null;
  readonly isSamplePrice: boolean;
  readonly isDemo: boolean;
}

export const horizons = [0, 30, 60, 90] as const;

const takenOn = (today: string, days: number) =>
  sql`(count(*) filter (where booking.period @> (${today}::date + ${days}::int)))::int`;

const inDays = (today: string) => sql`booking.is_in_force and booking.state in ('hold', 'sold')
  and booking.period && daterange(${today}::date, ${today}::date + 91)`;

const takenColumns = (today: string) =>
  sql`array[${sql.join(horizons.map((days) => takenOn(today, days)))}] as taken`;

/** One form and level of a medium in a city; `place` is null where no places are asked for. */
interface Cell {
  place: string | null;
  cityCode: string;
  mediumId: number;
  formId: number;
  level: PositionLevel;
}

const keyOf = ({ place, cityCode, mediumId, formId, level }: Cell): string =>
  `${place}|${cityCode}|${mediumId}|${formId}|${level}`;

const noPlace = sql<string | null>`null::text`;

/** The granted positions in force that are asked for. */
const positionsAsked = ({ scope, cityCodes, mediumIds, levels = [] }: StockQuestion) => {
  const [city, medium] = [sql`release.city_code`, sql`position.medium_id`];
  return sql`release.kind = 'media-positions' and release.state = 'current'
    and ${inScope(scope, city, medium)} and ${isAskedFor(city, cityCodes, 'text')}
    and ${isAskedFor(medium, mediumIds, 'int')} and ${isAskedFor(sql`position.level`, levels, 'text')}`;
};

const cellColumns = (
  place: RawBuilder<string | null>,
) => sql`${place} as place, release.city_code as "cityCode",
  position.medium_id as "mediumId", face.form_id as "formId", position.level`;

interface FaceCell extends Cell {
  isLit: boolean;
  isDemo: boolean;
  positions: number;
  faces: number;
  units: number;
}

async function faceCells(
  db: Db,
  asked: StockQuestion,
  place: RawBuilder<string | null>,
): Promise<FaceCell[]> {
  const { rows } = await sql<FaceCell>`select ${cellColumns(place)}, bool_or(face.is_lit) as "isLit",
      bool_or(release.is_demo) as "isDemo", count(distinct face.position_id)::int as positions,
      count(*)::int as faces, sum(face.slots)::int as units
    from data_release release
    join media_position position on position.release_id = release.release_id
    join media_face face on face.release_id = position.release_id and face.position_id = position.position_id
    where ${positionsAsked(asked)} group by 1, 2, 3, 4, 5`.execute(db);
  return rows;
}

/**
 * Slots taken, cell by cell. Slots that are held or sold on one day are never two bookings (the table's constraint),
 * so counting bookings counts slots.
 */
async function takenCells(db: Db, asked: StockQuestion, place: RawBuilder<string | null>) {
  const { rows } = await sql<
    Cell & { taken: number[] }
  >`select ${cellColumns(place)}, ${takenColumns(asked.today)}
    from media_booking booking
    join data_release release on release.city_code = booking.city_code
    join media_face face on face.release_id = release.release_id and face.face_id = booking.face_id
    join media_position position
      on position.release_id = face.release_id and position.position_id = face.position_id
    where ${inDays(asked.today)} and ${positionsAsked(asked)} group by 1, 2, 3, 4, 5`.execute(db);
  return new Map(rows.map((row) => [keyOf(row), row.taken]));
}

interface Price {
  cityCode: string;
  mediumId: number;
  formId: number;
  level: PositionLevel;
  priceFen: number;
  periodDays: number;
  isSample: boolean;
}

async function prices(db: Db, { cityCodes, mediumIds }: StockQuestion): Promise<Map<string, Price>> {
  const { rows } = await sql<Price>`select card.city_code as "cityCode", p.medium_id as "mediumId",
      p.form_id as "formId", p.level, p.price_fen as "priceFen", p.period_days as "periodDays",
      p.is_sample as "isSample"
    from data_release card join rate_card_price p on p.release_id = card.release_id
    where card.kind = 'rate-card' and card.state = 'current'
      and ${isAskedFor(sql`card.city_code`, cityCodes, 'text')}
      and ${isAskedFor(sql`p.medium_id`, mediumIds, 'int')}`.execute(db);
  return new Map(rows.map((row) => [keyOf({ ...row, place: null }), row]));
}

/** Positions by place, city and medium. */
async function positionCounts(db: Db, asked: StockQuestion, place: RawBuilder<string | null>) {
  const { rows } = await sql<{ place: string | null; city: string; medium: number; count: number }>`
    select ${place} as place, release.city_code as city, position.medium_id as medium, count(*)::int as count
    from data_release release join media_position position on position.release_id = release.release_id
    where ${positionsAsked(asked)} group by 1, 2, 3`.execute(db);
  return new Map(rows.map((row) => [`${row.place}|${row.city}|${row.medium}`, row.count]));
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** Fixed media, form by form, and by `place` (a column of `position`) where one is given. */
export async function fixedStock(
  db: Db,
  asked: StockQuestion,
  place: RawBuilder<string | null> = noPlace,
): Promise<(StockRow & { readonly place: string | null })[]> {
  const [cells, taken, priceOf, counts] = await Promise.all([
    faceCells(db, asked, place),
    takenCells(db, asked, place),
    prices(db, asked),
    positionCounts(db, asked, place),
  ]);
  const byForm = Map.groupBy(cells, (cell) => keyOf({ ...cell, level: 'A' }));
  return [...byForm.values()].map((levels) => {
    const { place: at, cityCode, mediumId, formId } = levels[0]!;
    const cards = levels
      .map((cell) => priceOf.get(keyOf({ ...cell, place: null })))
      .filter((price) => price !== undefined);
    const fen = cards.map(({ priceFen }) => priceFen);
    return {
      place: at,
      cityCode,
      mediumId,
      formId,
      isLit: levels.some(({ isLit }) => isLit),
      positions: sumOf(levels.map(({ positions }) => positions)),
      mediumPositions: counts.get(`${at}|${cityCode}|${mediumId}`) ?? 0,
      faces: sumOf(levels.map(({ faces }) => faces)),
      units: sumOf(levels.map(({ units }) => units)),
      taken: horizons.map((_, i) =>
        sumOf(levels.map((cell) => Math.min(cell.units, taken.get(keyOf(cell))?.[i] ?? 0))),
      ),
      leastPriceFen: fen.length === 0 ? null : Math.min(...fen),
      mostPriceFen: fen.length === 0 ? null : Math.max(...fen),
      periodDays: cards[0]?.periodDays ?? null,
      isSamplePrice: cards.some(({ isSample }) => isSample),
      isDemo: levels.some(({ isDemo }) => isDemo),
    };
  });
}

const linePriceDays = 30;

/**
 * Bus bodies: vehicles of the lines in force, each of which can bear any one form. What is taken are the publications
 * of the register and the bookings made in the product.
 */
async function busStock(db: Db, question: StockQuestion): Promise<StockRow[]> {
  const { scope, cityCodes, mediumIds, levels = [], today } = question;
  const isWanted = mediumIds.length === 0 || mediumIds.includes(busBodyMediumId);
  if (!isWanted || levels.length > 0) return [];
  const city = sql`release.city_code`;
  const { rows } = await sql<StockRow>`
    with booked as (
      select booking.city_code, ${takenColumns(today)} from media_booking booking
      where booking.medium_id = ${busBodyMediumId} and ${inDays(today)}
      group by booking.city_code),
    fleet as (
      select release.release_id, release.city_code, release.is_demo, count(*)::int as lines,
        sum(line.single_deck_vehicles + line.double_deck_vehicles)::int as vehicles,
        array[${sql.join(horizons.map((_, i) => sql`sum(line.in_publication[${sql.lit(i + 1)}])::int`))}] as taken
      from data_release release join bus_line line on line.release_id = release.release_id
      where release.kind = 'bus-lines' and release.state = 'current'
        and ${inScope(scope, city, sql`${sql.lit(busBodyMediumId)}`)} and ${isAskedFor(city, cityCodes, 'text')}
      group by release.release_id)
    select fleet.city_code as "cityCode", ${busBodyMediumId}::int as "mediumId", price.form_id as "formId",
      false as "isLit", fleet.lines as positions, fleet.lines as "mediumPositions", fleet.vehicles as faces, fleet.vehicles as units,
      array[${sql.join(
        horizons.map((_, i) => {
          const at = sql.lit(i + 1);
          return sql`least(fleet.vehicles, fleet.taken[${at}] + coalesce((select booked.taken[${at}] from booked
            where booked.city_code = fleet.city_code), 0))::int`;
        }),
      )}] as taken,
      price.least as "leastPriceFen", price.most as "mostPriceFen", ${linePriceDays}::int as "periodDays",
      price.is_sample as "isSamplePrice", fleet.is_demo as "isDemo"
    from fleet join lateral (
      select form_id, min(price_fen) as least, max(price_fen) as most, bool_or(is_sample) as is_sample
      from bus_line_price where bus_line_price.release_id = fleet.release_id group by form_id) price on true`.execute(
    db,
  );
  return rows;
}

/** The inventory in force that is asked for and granted, form by form. */
export async function readStock(db: Db, question: StockQuestion): Promise<StockRow[]> {
  const [fixed, bus] = await Promise.all([fixedStock(db, question), busStock(db, question)]);
  return [...fixed, ...bus];
}
