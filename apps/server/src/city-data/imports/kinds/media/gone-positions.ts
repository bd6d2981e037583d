import { sql, type DbOrTransaction } from '../../../../platform/storage/postgres/database.ts';
import type { Reading, Removal } from '../../import-kind.ts';
import type { GonePosition } from './read-face.ts';

export interface GoneInventory {
  readonly positionIds: readonly string[];
  readonly faceIds: readonly string[];
}

interface Found {
  readonly at: number;
  readonly position_id: string;
  readonly face_id: string;
  readonly is_sold: boolean;
}

/**
 * The positions and faces in force that a file removes by code. What is not there is reported and counts as no change;
 * what an order of the product still holds from `today` (YYYY-MM-DD) on stays, and is reported as an error.
 */
export async function findGone(
  transaction: DbOrTransaction,
  releaseId: string | undefined,
  removals: readonly Removal[],
  { log, today }: Pick<Reading, 'log'> & { readonly today: string },
): Promise<GoneInventory> {
  if (removals.length === 0) return { positionIds: [], faceIds: [] };
  const wanted = removals.map(({ key }, at) => ({ ...(JSON.parse(key) as GonePosition), at }));
  const { rows } = await sql<Found>`
    select wanted.at, face.position_id, face.face_id,
      exists (select from media_booking own where own.release_id is null and own.is_in_force
        and own.state in ('hold', 'sold') and own.face_id = face.face_id and upper(own.period) > ${today}::date) as is_sold
    from json_to_recordset(${JSON.stringify(wanted)}::json) as wanted
      (at int, code text, "mediumId" int, "faceNo" text)
    join media_position position on position.release_id = ${releaseId ?? ''} and position.code = wanted.code
      and (wanted."mediumId" is null or position.medium_id = wanted."mediumId")
    join media_face face on face.release_id = position.release_id and face.position_id = position.position_id
      and (wanted."faceNo" is null or face.face_no = wanted."faceNo")`.execute(transaction);
  const found = Map.groupBy(rows, ({ at }) => at);
  const faceIds = new Set<string>();
  const touched = new Set<string>();
  removals.forEach(({ row, name }, at) => {
    const faces = found.get(at);
    if (faces === undefined) log.warn(row, '点位编号', '现有点位中没有此编号，无可删除', name);
    else if (faces.some(({ is_sold }) => is_sold))
      log.error(row, '点位编号', '此点位有订单占用，未删除；请先在订单中更换或释放', name);
    else
      for (const { face_id, position_id } of faces) {
        faceIds.add(face_id);
        touched.add(position_id);
      }
  });
  // A position goes with its last face.
  const left = await sql<{ position_id: string }>`
    select distinct position_id from media_face where release_id = ${releaseId ?? ''}
      and position_id in (select unnest(${[...touched]}::text[]))
      and face_id not in (select unnest(${[...faceIds]}::text[]))`.execute(transaction);
  for (const { position_id } of left.rows) touched.delete(position_id);
  return { positionIds: [...touched], faceIds: [...faceIds] };
}
