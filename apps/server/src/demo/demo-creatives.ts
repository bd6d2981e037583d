import { hashText } from '@ooh/reference/text-hash';
import type { Context } from '../context.ts';
import { insertAttachment } from '../platform/attachment/attachment-store.ts';
import { stableId } from '../platform/storage/stable-id.ts';
import { palettePng, type PalettePicture } from './palette-png.ts';

const [width, height] = [960, 480];

/** A colour of a hue (degrees), saturation and lightness (0..1). */
function colourOf(hue: number, saturation: number, lightness: number): [number, number, number] {
  const part = (n: number) => {
    const k = (n + hue / 30) % 12;
    const spread = saturation * Math.min(lightness, 1 - lightness);
    return Math.round(255 * (lightness - spread * Math.max(-1, Math.min(k - 3, 9 - k, 1))));
  };
  return [part(0), part(8), part(4)];
}

/** An abstract poster in the colours of a brand: a disc, a slanting band and a bar on plain ground. */
function poster(brand: string): PalettePicture {
  const hue = hashText(`${brand}|poster`) % 360;
  const palette = [
    colourOf(hue, 0.55, 0.32),
    colourOf(hue, 0.6, 0.45),
    colourOf((hue + 40) % 360, 0.75, 0.62),
    [255, 255, 255] as [number, number, number],
  ];
  const pixels = new Uint8Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const isDisc = (x - 0.74 * width) ** 2 + (y - 0.46 * height) ** 2 < (0.3 * height) ** 2;
      const isBand = Math.abs(x - 0.5 * y - 0.42 * width) < 0.07 * width;
      const isBar = y > 0.78 * height && y < 0.84 * height && x > 0.08 * width && x < 0.36 * width;
      pixels[y * width + x] = isDisc ? 2 : isBar ? 3 : isBand ? 1 : 0;
    }
  return { width, height, pixels, palette };
}

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
