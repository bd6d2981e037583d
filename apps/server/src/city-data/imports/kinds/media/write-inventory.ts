import {
  analyzeMany,
  insertBookings,
  insertPositions,
  succeedInventory,
  type SupersededInventory,
} from '../../../inventory/insert-inventory.ts';
import type { BookingRecord, PositionRecord } from '../../../inventory/inventory-record.ts';
import { sql, type DbOrTransaction } from '../../../../platform/storage/postgres/database.ts';
import type { PostgresWriter, Reading, Removal } from '../../import-kind.ts';
import type { PictureFiles } from '../../picture-files.ts';
import { removalOf } from '../../removal.ts';
import { compareInventory, countInventory } from './compare-inventory.ts';
import { findGone } from './gone-positions.ts';
import { overPrevious, readPositions, type KnownInventory } from './over-previous.ts';
import { placeInDistricts } from './place-in-districts.ts';

/** Bookings that overlap one made in the product, which takes precedence over the file. */
async function withoutConflicts(
  transaction: DbOrTransaction,
  cityCode: string,
  bookings: readonly BookingRecord[],
): Promise<BookingRecord[]> {
  const own = await sql<{ face_id: string; slot: number; from: string; to: string }>`
    select face_id, slot, lower(period)::text as from, (upper(period) - 1)::text as to from media_booking
    where release_id is null and city_code = ${cityCode} and is_in_force and state in ('hold', 'sold')`.execute(
    transaction,
  );
  const byFace = Map.groupBy(own.rows, ({ face_id }) => face_id);
  return bookings.filter(
    ({ faceId, slot, startDate, endDate }) =>
      !byFace
        .get(faceId)
        ?.some((other) => other.slot === slot && other.from <= endDate && startDate <= other.to),
  );
}

/** What a file says: positions with their faces, and when these are sold. */
export interface Inventory {
  readonly positions: readonly PositionRecord[];
  readonly bookings: readonly BookingRecord[];
  /** Positions whose row speaks of all faces in force. */
  readonly ofAllFaces: ReadonlySet<string>;
}

interface UpdateOptions {
  readonly reading: Reading;
  readonly removals: readonly Removal[];
  /** Pictures that came with the file. */
  readonly attached: Pick<PictureFiles, 'insertAll'>;
  /** YYYY-MM-DD: what an order holds from this day on is not removed. */
  readonly today: string;
}

/** The positions of an update as they will be, and what they supersede of those in force. */
async function updated(
  transaction: DbOrTransaction,
  previousId: string | undefined,
  { positions: found, ofAllFaces }: Inventory,
  { reading, removals, today }: UpdateOptions,
): Promise<{ positions: PositionRecord[]; superseded: SupersededInventory }> {
  const ids = found.map(({ positionId }) => positionId);
  const before: ReadonlyMap<string, KnownInventory> =
    previousId === undefined ? new Map() : await readPositions(transaction, previousId, ids);
  const gone = await findGone(transaction, previousId, removals, { log: reading.log, today });
  const isGone = new Set(gone.faceIds);
  const positions = found.map((position) => {
    const known = before.get(position.positionId);
    const options = { mapping: reading.mapping, isOfAllFaces: ofAllFaces.has(position.positionId) };
    const next = overPrevious(position, known, options);
    const own = new Set(next.faces.map(({ faceId }) => faceId));
    const others = [...(known?.faces.values() ?? [])].filter(
      ({ faceId }) => !own.has(faceId) && !isGone.has(faceId),
    );
    return { ...next, faces: [...next.faces, ...others] };
  });
  const faceIds = positions.flatMap(({ faces }) => faces.map(({ faceId }) => faceId));
  const named = found.flatMap(({ faces }) => faces.map(({ faceId }) => faceId));
  const setsBookings = (reading.mapping['booked'] ?? null) !== null;
  return {
    positions,
    superseded: {
      positionIds: [...ids, ...gone.positionIds],
      faceIds: [...faceIds, ...gone.faceIds],
      bookedFaceIds: [...(setsBookings ? named : []), ...gone.faceIds],
    },
  };
}

/**
 * Adds to, corrects and removes positions in force; as a replacement takes the place of the positions of the file's
 * media. Other media and bookings of the product are kept.
 */
export function inventoryWriter(update: UpdateOptions, read: () => Promise<Inventory>): PostgresWriter {
  const { cityCode } = update.reading;
  return {
    store: 'postgres',
    async write(transaction, releaseId, previous, mode) {
      const inventory = await read();
      const { positions: found, bookings } = inventory;
      await update.attached.insertAll(transaction);
      const previousId = previous?.release_id;
      const { rows } = await sql<{ now: Date }>`select now() as now`.execute(transaction);
      const [{ now }] = rows;
      const { positions, superseded } =
        mode === 'replace'
          ? {
              positions: found,
              superseded: { mediumIds: [...new Set(found.map(({ mediumId }) => mediumId))] },
            }
          : await updated(transaction, previousId, inventory, update);
      await succeedInventory(transaction, releaseId, previousId, superseded);
      await insertPositions(transaction, releaseId, await placeInDistricts(transaction, cityCode, positions));
      const kept = await withoutConflicts(transaction, cityCode, bookings);
      await insertBookings(transaction, { releaseId, cityCode, createdAt: now }, kept);
      await analyzeMany(transaction, 'media_face', found.length);
      await analyzeMany(transaction, 'media_booking', kept.length);
      const counts = await countInventory(transaction, releaseId);
      const changes = { bookingConflicts: bookings.length - kept.length };
      if (previousId === undefined)
        return { counts, changes: { ...changes, addedRows: found.length, changedRows: 0, removedRows: 0 } };
      const releases = { releaseId, previousId };
      const { added, changed, removed, isUnchanged } = await compareInventory(transaction, releases);
      return {
        counts,
        changes: {
          ...changes,
          addedRows: added,
          changedRows: changed.size,
          removedRows: removed.length,
          unchangedRows: found.filter(({ positionId }) => !changed.has(positionId)).length - added,
        },
        removal: removalOf('个点位', removed.length, removed),
        isUnchanged,
      };
    },
  };
}
