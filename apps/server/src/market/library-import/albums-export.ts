import type { AlbumKind } from '@ooh/contract/domain/album';
import { dataExportFormatNames } from '@ooh/contract/domain/data-export';
import { certain } from '@ooh/contract/core/certain';
import type { ExportedRow, ExportSource, KindExport } from '../../city-data/export/exported-row.ts';
import { archiveNames } from '../../city-data/export/formats/archive-names.ts';
import { readCatalogNames } from '../../city-data/export/kinds/catalog-names.ts';
import { listText } from '../../city-data/export/list-text.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { uncodedAlbum } from './albums-kind.ts';
import { lostCodeRemark } from './code-field.ts';

const kindTexts: Readonly<Record<AlbumKind, string>> = {
  media: '媒体图库',
  district: '商圈图库',
  creative: '创意应用',
};

const namesText = (names: readonly string[]): string => (names.length === 0 ? '' : listText(names));

/** Uploaded pictures of the release's albums, by album in order; drawn ones are no one's. */
const readImages = ({ db, release }: ExportSource) =>
  db
    .selectFrom('creative_image as image')
    .innerJoin('attachment', 'attachment.id', 'image.attachment_id')
    .select(['image.album_id', 'attachment.id', 'attachment.file_name', 'attachment.sha256'])
    .select('attachment.byte_count')
    .where('image.release_id', '=', release.release_id)
    .orderBy('image.album_id')
    .orderBy('image.seq')
    .execute();

async function picturesByAlbum(source: ExportSource): Promise<Map<string, string[]>> {
  const byAlbum = new Map<string, string[]>();
  const images = await readImages(source);
  const { pictureNames } = source;
  if (images.length > 0 && pictureNames === undefined)
    throw new AppError(
      'refused',
      `此版本的图集有上传的图片，表格装不下图片，请导出为 ${dataExportFormatNames.pictures}`,
    );
  for (const { album_id, id } of images) {
    const own = byAlbum.get(album_id) ?? [];
    byAlbum.set(album_id, own);
    own.push(certain(pictureNames?.get(id), 'name of a picture', id));
  }
  return byAlbum;
}

/** Albums: one row each, with the names of their pictures where these leave too. */
export const albumsExport: KindExport = {
  geometryFields: [],
  async pictures(source) {
    const images = await readImages(source);
    const distinct = [...new Map(images.map((image) => [image.id, image])).values()];
    const names = archiveNames(distinct.map(({ file_name }) => file_name));
    return distinct.map(({ id, sha256, byte_count }, index) => ({
      id,
      sha256,
      byteCount: Number(byte_count),
      fileName: names[index],
    }));
  },
  async *rows(source): AsyncGenerator<ExportedRow> {
    const { db, release } = source;
    const names = await readCatalogNames(db);
    const pictures = await picturesByAlbum(source);
    const albums = await db
      .selectFrom('creative_album')
      .selectAll()
      .where('release_id', '=', release.release_id)
      .orderBy('published_on')
      .orderBy('title')
      .orderBy('album_id')
      .execute();
    for (const album of albums) {
      const { code, kind, title, brand_name: brand, published_on: publishedOn } = album;
      const form = `${album.medium_id}|${album.form_id}`;
      const isCodeLost =
        code === null &&
        !album.is_sample &&
        album.album_id !== uncodedAlbum(release.city_code, [kind, title, brand, publishedOn]);
      yield {
        values: {
          code,
          title,
          kind: kindTexts[kind],
          brand,
          industry: album.industry,
          medium: certain(names.media.get(album.medium_id), 'medium', album.medium_id),
          form: certain(names.forms.get(form), 'form', form).name,
          businessDistrict: album.business_district,
          techniques: namesText(album.techniques),
          description: album.description,
          publishedOn,
          pictures: namesText(pictures.get(album.album_id) ?? []),
        },
        remark: isCodeLost ? lostCodeRemark : '',
        isIndicative: album.is_sample,
      };
    }
  },
};
