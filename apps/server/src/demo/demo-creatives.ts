import type { Context } from '../context.ts';
import { insertAttachment } from '../platform/attachment/attachment-store.ts';
import { stableId } from '../platform/storage/stable-id.ts';
import { poster } from './draw-poster.ts';
import { palettePng } from './png.ts';

/** Draws and stores an example creative for every running order of the demonstration, once. */
export async function seedCreatives({
  db,
  files,
  now,
}: Pick<Context, 'db' | 'files' | 'now'>): Promise<void> {
  const present = await db.selectFrom('campaign_creative').select('creative_id').limit(1).executeTakeFirst();
  if (present !== undefined) return;
  const orders = await db
    .selectFrom('media_order')
    .select(['order_id', 'owner_id', 'brand_id'])
    .where('is_sample', '=', true)
    .where('state', '=', 'running')
    .orderBy('order_no')
    .execute();
  for (const order of orders) {
    const bytes = palettePng(poster(order.brand_id));
    const attachmentId = stableId('creative-file', order.order_id);
    const sha256 = await files.put(attachmentId, bytes);
    await db.transaction().execute(async (transaction) => {
      await insertAttachment(transaction, {
        attachmentId,
        ownerId: order.owner_id,
        purpose: 'creative',
        fileName: '示例画面.png',
        mediaType: 'image/png',
        byteCount: bytes.length,
        sha256,
      });
      await transaction
        .insertInto('campaign_creative')
        .values({
          creative_id: stableId('creative', order.order_id),
          order_id: order.order_id,
          attachment_id: attachmentId,
          uploaded_at: now(),
        })
        .execute();
    });
  }
}
