import { certain } from '@ooh/contract/core/certain';
import { movingMedia } from '@ooh/contract/domain/moving-media';
import type { PositionLevel } from '@ooh/contract/domain/medium';
import { scopeGrants, type PairScope } from '../../access/pair-scope.ts';
import { isAskedFor } from '../../platform/storage/postgres/asked-for.ts';
import { publicationAt, publicationDates } from '../../planning/bus-plan/availability.ts';
import { sql, type Db } from '../../platform/storage/postgres/database.ts';
import { busFleets } from './bus-fleets.ts';
import { fixedInventory, positionKey, type InventoryCell } from './fixed-inventory.ts';

/** Filters of the inventory; empty lists do not restrict. */
export interface InventoryQuestion {
  readonly scope: PairScope;
  readonly cityCodes: readonly string[];
  readonly mediumIds: readonly number[];
  readonly levels?: readonly PositionLevel[];
  /** The first of the days that free units are counted on, YYYY-MM-DD. */
  readonly today: string;
}

/** One form of a medium in a city. Units are slots of faces, or vehicles of a moving medium. */
export interface InventoryRow {
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
  readonly minPriceFen: number | null;
  readonly maxPriceFen: number | null;
  readonly periodDays: number | null;
  readonly isSamplePrice: boolean;
  readonly isDemo: boolean;
}

export const horizons = [0, 30, 60, 90] as const;

interface Taken {
  face: string;
  city: string;
  medium: number;
  taken: number[];
}

/**
 * Slots taken, face by face. Slots that are held or sold on one day are never two bookings (the table's constraint),
 * so counting bookings counts slots. Faces of moving media are counted together, city by city.
 */
async function takenSlots(db: Db, { cityCodes, today }: InventoryQuestion): Promise<Taken[]> {
  const onDay = (days: number) =>
    sql`(count(*) filter (where booking.period @> (${today}::date + ${days}::int)))::int`;
  const { rows } = await sql<Taken>`select
      case when booking.medium_id = any(${[...movingMedia.ids]}::int[]) then '' else booking.face_id end as face,
      booking.city_code as city, booking.medium_id as medium,
      array[${sql.join(horizons.map(onDay))}] as taken
    from media_booking booking
    where booking.is_in_force and booking.state in ('hold', 'sold')
      and booking.period && daterange(${today}::date, ${today}::date + 91)
      and ${isAskedFor(sql`booking.city_code`, cityCodes, 'text')}
    group by 1, 2, 3`.execute(db);
  return rows;
}

/** Judges every pair of city and medium once. */
function askedPairs({ scope, cityCodes, mediumIds }: InventoryQuestion) {
  const [cities, media] = [new Set(cityCodes), new Set(mediumIds)];
  const judged = new Map<string, boolean>();
  return (cityCode: string, mediumId: number): boolean => {
    const key = `${cityCode}:${mediumId}`;
    const known = judged.get(key);
    if (known !== undefined) return known;
    const isAsked =
      (cities.size === 0 || cities.has(cityCode)) &&
      (media.size === 0 || media.has(mediumId)) &&
      scopeGrants(scope, cityCode, mediumId);
    judged.set(key, isAsked);
    return isAsked;
  };
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

function rowOf(
  cells: readonly { readonly cell: InventoryCell; readonly taken: readonly number[] }[],
  mediumPositions: number,
): InventoryRow {
  const { cityCode, mediumId, formId } = cells[0].cell;
  const prices = cells.map(({ cell }) => cell.price).filter((price) => price !== null);
  const fen = prices.map((price) => price.fen);
  return {
    cityCode,
    mediumId,
    formId,
    isLit: cells.some(({ cell }) => cell.isLit),
    positions: sumOf(cells.map(({ cell }) => cell.positions)),
    mediumPositions,
    faces: sumOf(cells.map(({ cell }) => cell.faces)),
    units: sumOf(cells.map(({ cell }) => cell.units)),
    taken: horizons.map((_, i) => sumOf(cells.map(({ taken }) => taken[i]))),
    minPriceFen: fen.length === 0 ? null : Math.min(...fen),
    maxPriceFen: fen.length === 0 ? null : Math.max(...fen),
    periodDays: prices[0]?.days ?? null,
    isSamplePrice: prices.some(({ isSample }) => isSample),
    isDemo: cells.some(({ cell }) => cell.isDemo),
  };
}

/** Fixed media, form by form; with `byPlace` also by business district. */
export async function fixedInventoryRows(
  db: Db,
  asked: InventoryQuestion,
  byPlace = false,
  taken?: readonly Taken[],
): Promise<(InventoryRow & { readonly place: string | null })[]> {
  const inventory = await fixedInventory(db);
  const bookings = taken ?? (await takenSlots(db, asked));
  const isAsked = askedPairs(asked);
  const levels = new Set(asked.levels ?? []);
  const takenOf = new Map<number, number[]>();
  for (const { face, taken: slots } of bookings) {
    const index = inventory.cellOfFace.get(face);
    if (index === undefined) continue;
    const before = takenOf.get(index);
    takenOf.set(index, before === undefined ? slots : before.map((count, i) => count + slots[i]));
  }
  const nothing = horizons.map(() => 0);
  const chosen = inventory.cells
    .map((cell, index) => ({ cell, taken: takenOf.get(index) ?? nothing }))
    .filter(
      ({ cell }) => isAsked(cell.cityCode, cell.mediumId) && (levels.size === 0 || levels.has(cell.level)),
    );
  const placeOf = ({ place }: InventoryCell): string | null => (byPlace ? place : null);
  const mediumPositions = new Map<string, number>();
  for (const cell of new Map(chosen.map(({ cell }) => [positionKey(cell), cell])).values()) {
    const key = `${placeOf(cell)}|${cell.cityCode}|${cell.mediumId}`;
    mediumPositions.set(
      key,
      (mediumPositions.get(key) ?? 0) +
        certain(inventory.positions.get(positionKey(cell)), 'positions of an inventory cell'),
    );
  }
  const byForm = Map.groupBy(
    chosen,
    ({ cell }) => `${placeOf(cell)}|${cell.cityCode}|${cell.mediumId}|${cell.formId}`,
  );
  return [...byForm.values()].map((cells) => {
    const { cell } = cells[0];
    const positions = mediumPositions.get(`${placeOf(cell)}|${cell.cityCode}|${cell.mediumId}`) ?? 0;
    return { ...rowOf(cells, positions), place: placeOf(cell) };
  });
}

/**
 * Bus bodies: vehicles of the lines in force. What is taken are the publications of the register and the bookings
 * made in the product.
 */
async function busInventory(
  db: Db,
  asked: InventoryQuestion,
  taken: readonly Taken[],
): Promise<InventoryRow[]> {
  // Vehicles have no level of a position.
  if ((asked.levels ?? []).length > 0) return [];
  const isAsked = askedPairs(asked);
  const { mediumId, priceDays } = movingMedia.on('bus-lines');
  const booked = new Map(
    taken.filter(({ medium }) => medium === mediumId).map((row) => [row.city, row.taken]),
  );
  const fleets = (await busFleets(db)).filter(({ cityCode }) => isAsked(cityCode, mediumId));
  return fleets.flatMap(({ cityCode, isDemo, lines, vehicles, inPublication, registeredOn, forms }) =>
    forms.map((form) => ({
      cityCode,
      mediumId,
      formId: form.formId,
      isLit: false,
      positions: lines,
      mediumPositions: lines,
      faces: vehicles,
      units: vehicles,
      taken: publicationDates(asked.today).map((day, i) =>
        Math.min(
          vehicles,
          (inPublication[publicationAt(day, registeredOn)] ?? 0) + (booked.get(cityCode)?.[i] ?? 0),
        ),
      ),
      minPriceFen: form.least,
      maxPriceFen: form.most,
      periodDays: priceDays,
      isSamplePrice: form.isSample,
      isDemo,
    })),
  );
}

/** The inventory in force that is asked for and granted, form by form. */
export async function readInventory(db: Db, asked: InventoryQuestion): Promise<InventoryRow[]> {
  const taken = await takenSlots(db, asked);
  const [fixed, bus] = await Promise.all([
    fixedInventoryRows(db, asked, false, taken),
    busInventory(db, asked, taken),
  ]);
  return [...fixed, ...bus];
}
