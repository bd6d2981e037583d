import { sql, type DbOrTransaction } from '../../../../platform/storage/postgres/database.ts';

/** What a release says in each table, its own ids left out. */
const contents = [
  [
    'media_position',
    'position_id, medium_id, code, name, address, district_name, lng, lat, level, operator, is_indicative, estimated_fields, details',
  ],
  [
    'media_face',
    'face_id, position_id, face_no, medium_id, form_id, width_millimeters, height_millimeters, is_lit, facing_degrees, spot_seconds, loop_seconds, slots, details',
  ],
  ['media_booking', 'face_id, medium_id, slot, period, state, is_sample'],
] as const;

const countNames = { media_position: 'positions', media_face: 'faces', media_booking: 'bookings' } as const;

/** Rows of a release by table. */
export async function countInventory(
  transaction: DbOrTransaction,
  releaseId: string,
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const [table] of contents) {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}
      where release_id = ${releaseId}`.execute(transaction);
    counts[countNames[table]] = rows[0].count;
  }
  return counts;
}

/** Positions of which one release says something, in any table, that another does not say. */
async function sayingMore(
  transaction: DbOrTransaction,
  releaseId: string,
  otherId: string,
): Promise<Set<string>> {
  const found = new Set<string>();
  for (const [table, columns] of contents) {
    const of = (id: string) =>
      sql`select ${sql.raw(columns)} from ${sql.table(table)} where release_id = ${id}`;
    const more = sql`select * from (${of(releaseId)} except ${of(otherId)}) as more`;
    const { rows } = await (
      table === 'media_booking'
        ? sql<{ id: string }>`select distinct face.position_id as id from (${more}) as booking
            join media_face face on face.release_id = ${releaseId} and face.face_id = booking.face_id`
        : sql<{ id: string }>`select distinct position_id as id from (${more}) as own`
    ).execute(transaction);
    for (const { id } of rows) found.add(id);
  }
  return found;
}

async function onlyIn(transaction: DbOrTransaction, releaseId: string, otherId: string) {
  const { rows } = await sql<{ id: string; code: string; name: string }>`
    select position_id as id, code, name from media_position own where release_id = ${releaseId} and not exists (
      select from media_position other where other.release_id = ${otherId} and other.position_id = own.position_id)
    order by code`.execute(transaction);
  return rows;
}

/** How a release of positions differs from the one before, in positions. */
export interface InventoryChange {
  readonly added: number;
  /** Ids of positions. */
  readonly changed: ReadonlySet<string>;
  readonly removed: readonly { readonly code: string; readonly name: string }[];
}

/** Compares two releases row by row; a position counts as changed where it, a face or a booking of it differs. */
export async function compareInventory(
  transaction: DbOrTransaction,
  releaseId: string,
  previousId: string,
): Promise<InventoryChange> {
  const added = await onlyIn(transaction, releaseId, previousId);
  const removed = await onlyIn(transaction, previousId, releaseId);
  const differing = await sayingMore(transaction, releaseId, previousId);
  for (const id of await sayingMore(transaction, previousId, releaseId)) differing.add(id);
  for (const { id } of [...added, ...removed]) differing.delete(id);
  return { added: added.length, changed: differing, removed };
}
