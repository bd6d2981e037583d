import { documentPhoto } from '@ooh/report/picture-size';
import type { DocumentWork } from '@ooh/report/work-picture';
import type { Context } from '../context.ts';
import { findImage, type AlbumRow } from '../market/album/album-store.ts';
import { drawnFor } from '../market/album/present-album.ts';
import { chosenWorks } from '../market/material/materials.ts';
import type { MaterialKey } from '../market/material/material-subject.ts';
import type { SignedInUser } from '../platform/session/session.ts';
import { cityName } from '../reference/region/regions.ts';

/** The first picture of a work that a document can hold; null where it is drawn. */
async function photoOf(
  { db, files }: Pick<Context, 'db' | 'files'>,
  { album_id: albumId, images, is_drawn: isDrawn }: AlbumRow,
): Promise<DocumentWork['photo']> {
  if (isDrawn) return null;
  const image = await findImage(db, albumId, images?.[0] ?? 1);
  if (image?.attachmentId == null || image.sha256 === null) return null;
  const bytes = await files.get(image.attachmentId, image.sha256);
  return bytes === null ? null : documentPhoto(bytes);
}

async function documentWork(context: Context, row: AlbumRow): Promise<DocumentWork> {
  const { slogan = '', hue = 0, variant = 0 } = drawnFor({ ...row, is_drawn: true }) ?? {};
  return {
    albumId: row.album_id,
    mediumId: row.medium_id,
    formId: row.form_id,
    title: row.title,
    caption: `${cityName(row.city_code)} · ${row.form_name} · ${row.industry} · ${row.published_on.slice(0, 7)}`,
    techniques: row.techniques,
    poster: { brandName: row.brand_name, slogan, hue, variant },
    photo: await photoOf(context, row),
  };
}

/** The works that the deck of an order or a strategy draft shows to a reader. */
export async function documentWorks(
  context: Context,
  user: SignedInUser,
  key: MaterialKey,
): Promise<DocumentWork[]> {
  const { works } = await chosenWorks(context, user, key);
  return Promise.all(works.map((row) => documentWork(context, row)));
}
