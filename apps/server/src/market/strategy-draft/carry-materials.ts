import { sql, type DbOrTransaction } from '../../platform/storage/postgres/database.ts';

/** Takes the works that a draft shows over to the order that it becomes; each keeps who chose it and when. */
export async function carryMaterials(
  transaction: DbOrTransaction,
  draftId: string,
  orderId: string,
): Promise<void> {
  await sql`insert into creative_material (order_id, album_id, added_by, added_at)
    select ${orderId}::uuid, album_id, added_by, added_at from creative_material
    where draft_id = ${draftId}::uuid order by added_at, material_id
    on conflict do nothing`.execute(transaction);
}
