import { insertBookings, insertPositions, succeedInventory } from '../../../inventory/insert-inventory.ts';
import type { BookingRecord, PositionRecord } from '../../../inventory/inventory-record.ts';
import { sql, type DbOrTransaction } from '../../../../platform/storage/postgres/database.ts';
import type { PostgresWriter } from '../../import-kind.ts';
import { placeInDistricts } from './place-in-districts.ts';

/** What a release says in each table, its own ids left out. */
const contents = [
  [
    'media_position',
    'position_id, medium_id, code, name, address, district_name, lng, lat, level, operator, is_indicative, estimated_fields',
  ],
  [
    'media_face',
    'face_id, position_id, face_no, medium_id, form_id, width_millimeters, height_millimeters, is_lit, facing_degrees, slots',
  ],
  ['media_booking', 'face_id, medium_id, slot, period, state, is_sample'],
] as const;

/** Records of one release that the other lacks, over all tables. */
async function lacking(transaction: DbOrTransaction, releaseId: string, otherId: string): Promise<number> {
  let count = 0;
  for (const [table, columns] of contents) {
    const of = (id: string) =>
      sql`select ${sql.raw(columns)} from ${sql.table(table)} where release_id = ${id}`;
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from (${of(releaseId)} except ${of(otherId)}) as missing`.execute(
      transaction,
    );
    count += rows[0].count;
  }
  return count;
}

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
}

/** Replaces the positions of a file's media; other media and bookings of the product are kept. */
export function inventoryWriter(cityCode: string, read: () => Promise<Inventory>): PostgresWriter {
  return {
    store: 'postgres',
    async write(transaction, releaseId, previous) {
      const { positions: found, bookings } = await read();
      const positions = await placeInDistricts(transaction, cityCode, found);
      const media = [...new Set(positions.map(({ mediumId }) => mediumId))];
      const previousId = previous?.release_id;
      await succeedInventory(transaction, releaseId, previousId, media);
      await insertPositions(transaction, releaseId, positions);
      const kept = await withoutConflicts(transaction, cityCode, bookings);
      const { rows } = await sql<{ now: Date }>`select now() as now`.execute(transaction);
      await insertBookings(transaction, { releaseId, cityCode, createdAt: rows[0].now }, kept);
      const counts: Record<string, number> = {};
      for (const [name, [table]] of [
        ['positions', contents[0]],
        ['faces', contents[1]],
        ['bookings', contents[2]],
      ] as const) {
        const counted = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}
          where release_id = ${releaseId}`.execute(transaction);
        counts[name] = counted.rows[0].count;
      }
      const changes = { bookingConflicts: bookings.length - kept.length };
      if (previousId === undefined) return { counts, changes };
      const added = await lacking(transaction, releaseId, previousId);
      const removed = await lacking(transaction, previousId, releaseId);
      return {
        counts,
        changes: { ...changes, addedRows: added, removedRows: removed },
        isUnchanged: added + removed === 0,
      };
    },
  };
}
