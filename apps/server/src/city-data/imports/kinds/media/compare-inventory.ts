import { sql, type DbOrTransaction } from '../../../../platform/storage/postgres/database.ts';
import { compareReleases, type ReleaseChange, type ReleasePair } from '../../release-tables.ts';

const positionColumns =
  'position_id, medium_id, code, name, address, district_name, lng, lat, level, operator, is_indicative, estimated_fields, details';
const faceColumns =
  'face_id, position_id, face_no, medium_id, form_id, width_millimeters, height_millimeters, is_lit, facing_degrees, spot_seconds, loop_seconds, slots, details';

/** What a release says in each table, its own ids left out. */
const contents = [
  { table: 'media_position', columns: positionColumns },
  { table: 'media_face', columns: faceColumns },
  {
    table: 'media_booking',
    columns: 'face_id, medium_id, slot, period, state, is_sample',
    recordsOf: (releaseId: string) => sql`select distinct face.position_id as id from more
      join media_face face on face.release_id = ${releaseId} and face.face_id = more.face_id`,
  },
] as const;

const countNames = { media_position: 'positions', media_face: 'faces', media_booking: 'bookings' } as const;

/** Rows of a release by table. */
export async function countInventory(
  transaction: DbOrTransaction,
  releaseId: string,
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { table } of contents) {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}
      where release_id = ${releaseId}`.execute(transaction);
    counts[countNames[table]] = rows[0].count;
  }
  return counts;
}

/** How a release of positions differs from the one before; a position has changed where a face or a booking of it has. */
export function compareInventory(
  transaction: DbOrTransaction,
  releases: ReleasePair,
): Promise<ReleaseChange> {
  const name = "own.code || ' ' || own.name";
  return compareReleases(
    transaction,
    { table: 'media_position', key: 'position_id', name, contents },
    releases,
  );
}
