import { albumKinds, type AlbumKind } from '@ooh/contract/domain/album';
import { albumTables, insertAlbums, type AlbumRecord } from '../album/insert-albums.ts';
import type { DbOrTransaction } from '../../platform/storage/postgres/database.ts';
import type { Removal } from '../../city-data/imports/import-kind.ts';
import { removalBy } from '../../city-data/imports/named-records.ts';
import { importField } from '../../city-data/imports/schema/import-field.ts';
import { parseList } from '../../city-data/imports/schema/parse-list.ts';
import { readDay } from '../../city-data/imports/schema/read-day.ts';
import type { RowCells } from '../../city-data/imports/schema/row-cells.ts';
import { tableFormats } from '../../city-data/imports/source/open-table.ts';
import { isPicture, readPictures, type FoundPicture } from '../../city-data/imports/source/read-pictures.ts';
import {
  mediumVocabularies,
  readCatalog,
  type MediaCatalog,
} from '../../city-data/imports/kinds/media/media-catalog.ts';
import { mediumFields } from '../../city-data/imports/kinds/media/medium-fields.ts';
import { heldPictures, pictureFiles, pictureId } from '../../city-data/imports/picture-files.ts';
import { brandFields, readBrandIds } from './brand-cells.ts';
import { coded, codedId, codeField, codeOf, idOf } from './code-field.ts';
import { libraryKind } from './library-kind.ts';
import { libraryWriter, type LibraryRecords, type LibraryUpdate } from './library-writer.ts';

interface SeenAlbum extends Omit<AlbumRecord, 'attachmentIds'> {
  /** SHA-256 of its pictures, in order. */
  readonly pictures: readonly string[];
}

interface Known {
  readonly catalog: MediaCatalog;
  readonly brandIds: ReadonlyMap<string, string>;
  readonly pictures: ReadonlyMap<string, FoundPicture>;
  readonly ownerId: string;
}

const kindLabels: ReadonlyMap<string, AlbumKind> = new Map([
  ['媒体图库', 'media'],
  ['媒体', 'media'],
  ['商圈图库', 'district'],
  ['商圈', 'district'],
  ['创意应用', 'creative'],
  ['创意', 'creative'],
  ['', 'creative'],
  ...albumKinds.map((kind) => [kind, kind] as const),
]);
const kindHint = '应为 媒体图库、商圈图库、创意应用 之一';
const dayHint = '应为 YYYY-MM-DD 的日期';
const maxPictures = 12;
const maxTechniques = 12;
const longestTechnique = 20;

function listOf(cells: RowCells, field: string, most: number): string[] | null {
  const parsed = parseList(cells.text(field));
  if ('broken' in parsed) return cells.refuse(field, `${parsed.broken}（第 ${parsed.position} 个字符）`);
  const items = [...new Set(parsed.items.map((item) => item.trim()))].filter((item) => item !== '');
  return items.length > most ? cells.refuse(field, `超过 ${most} 个`) : items;
}

function picturesOf(cells: RowCells, pictures: Known['pictures']): string[] | null {
  const named = listOf(cells, 'pictures', maxPictures);
  if (named === null) return null;
  const found: string[] = [];
  for (const fileName of named) {
    const picture = pictures.get(fileName.toLowerCase()) ?? { reason: '压缩包中没有这张图片' };
    if ('reason' in picture) return cells.refuse('pictures', `${picture.reason}：${fileName}`);
    found.push(picture.sha256);
  }
  return found;
}

/** The id of an album without a code. */
export const uncodedAlbum = (cityCode: string, said: readonly [AlbumKind, string, string, string]): string =>
  idOf(cityCode, said);

function readAlbum(cells: RowCells, known: Known, cityCode: string): SeenAlbum | null {
  const title = cells.requiredText('title', 120);
  const brandName = cells.requiredText('brand', 60);
  const industry = cells.requiredText('industry', 40);
  const kind = kindLabels.get(cells.text('kind')) ?? cells.refuse('kind', kindHint);
  const publishedOn = readDay(cells.text('publishedOn')) ?? cells.refuse('publishedOn', dayHint);
  const form = known.catalog.find(cells.text('medium'), cells.text('form'));
  if ('reason' in form) return cells.refuse(form.field, form.reason);
  const techniques = listOf(cells, 'techniques', maxTechniques);
  const pictures = picturesOf(cells, known.pictures);
  if (title === null || brandName === null || industry === null || kind === null) return null;
  if (publishedOn === null || techniques === null || pictures === null) return null;
  const businessDistrict = cells.optionalText('businessDistrict', 60);
  if (kind === 'district' && businessDistrict === null)
    return cells.refuse('businessDistrict', '商圈图库须填写商圈');
  const code = codeOf(cells);
  return {
    albumId: codedId(code, cityCode) ?? uncodedAlbum(cityCode, [kind, title, brandName, publishedOn]),
    code,
    kind,
    title,
    brandId: known.brandIds.get(brandName) ?? null,
    brandName,
    industry,
    mediumId: form.mediumId,
    formId: form.formId,
    businessDistrict,
    techniques: [...new Set(techniques.map((one) => one.slice(0, longestTechnique).trim()))],
    description: cells.optionalText('description', 500) ?? '',
    publishedOn,
    pictures,
  };
}

/** An album by its code; or all of a title, and of the library, brand and day that the row names. */
function readGoneAlbum(cells: RowCells, cityCode: string): Omit<Removal, 'row'> | null {
  const albumId = coded(cells, cityCode);
  if (albumId !== null) return removalBy(cells.text('code'), { album_id: albumId });
  const title = cells.requiredText('title', 120);
  if (title === null) return null;
  const said: Record<string, string> = { title };
  if (cells.text('brand') !== '') said['brand_name'] = cells.text('brand');
  if (cells.text('kind') !== '') {
    const kind = kindLabels.get(cells.text('kind')) ?? cells.refuse('kind', kindHint);
    if (kind === null) return null;
    said['kind'] = kind;
  }
  if (cells.text('publishedOn') !== '') {
    const day = readDay(cells.text('publishedOn')) ?? cells.refuse('publishedOn', dayHint);
    if (day === null) return null;
    said['published_on'] = day;
  }
  return removalBy(title, said);
}

/** Uploaded pictures of the albums of a release. */
async function picturesOfRelease(transaction: DbOrTransaction, releaseId: string | undefined) {
  const rows = await transaction
    .selectFrom('creative_image')
    .innerJoin('attachment', 'attachment.id', 'creative_image.attachment_id')
    .select(['creative_image.album_id as recordId', 'attachment.sha256', 'attachment.id'])
    .where('creative_image.release_id', '=', releaseId ?? '')
    .execute();
  return heldPictures(rows);
}

const records: LibraryRecords = {
  noun: '图集',
  counted: '个图集',
  tables: albumTables,
  key: 'album_id',
  name: 'own.title',
};

/** Albums of creative work, with pictures where the file is an archive of both. */
export const albumsKind = libraryKind<SeenAlbum, Known>({
  name: 'creative-albums',
  hint: '每行一个图集：标题、品牌、行业、媒体与发布日期，可带商圈、创意手法、说明与图片文件名（多张以 ; 分隔）；带图片时请把表格与图片放进一个 .zip。按编号（没有编号的，按图库、标题、品牌与发布日期）新增、更新或删除，文件未提到的不变',
  formats: [...tableFormats, 'pictures'],
  fields: [
    codeField('图集编号 albumid', 'TJ-0001'),
    importField('title', '标题', '图集标题 名称 title name', {
      isRequired: true,
      example: '云帆运动 · 站厅灯箱',
    }),
    importField('kind', '图库', '图库类型 类别 分类 kind category', { example: '创意应用' }),
    ...brandFields,
    ...mediumFields,
    importField('businessDistrict', '商圈', '所在商圈 businessdistrict district', { example: '科技园' }),
    importField('techniques', '创意手法', '手法 创意形式 technique techniques', { example: '3D;灯光' }),
    importField('description', '说明', '描述 创意说明 description', { example: '跑鞋从灯箱中跃出' }),
    importField('publishedOn', '发布日期', '日期 上刊日期 publishedon published date', {
      isRequired: true,
      example: '2026-09-01',
    }),
    importField('pictures', '图片', '图片文件 图片名 照片 pictures images image photo'),
  ],
  keyFields: ['code', 'title'],
  vocabularies: (db) => mediumVocabularies(db),
  noun: '图集',
  rowLimit: 20_000,
  prepare: async ({ format }, { db, ownerId, source }) => ({
    catalog: await readCatalog(db),
    brandIds: await readBrandIds(db),
    pictures: format === 'pictures' ? await readPictures(source) : new Map(),
    ownerId,
  }),
  readRow: (cells, { cityCode }, known) => readAlbum(cells, known, cityCode),
  keyOf: ({ albumId }) => albumId,
  readRemoval: (cells, { cityCode }) => readGoneAlbum(cells, cityCode),
  writerOf(batches, { cityCode, log }, { ownerId, pictures }, { files, db }, removals) {
    const attached = pictureFiles(ownerId, [...pictures.values()].filter(isPicture));
    const write: LibraryUpdate['write'] = async (transaction, releaseId, previousId) => {
      const held = await picturesOfRelease(transaction, previousId);
      const ids = new Set<string>();
      for await (const batch of batches()) {
        for (const { albumId } of batch) ids.add(albumId);
        const named = batch.flatMap((album) => album.pictures);
        await attached.insert(transaction, new Set(named.filter((sha256) => !held.has(sha256))));
        await insertAlbums(
          transaction,
          { releaseId, cityCode, isSample: false },
          batch.map(({ pictures: own, ...album }) => ({
            ...album,
            attachmentIds: own.map(
              (sha256) => held.idOf(album.albumId, sha256) ?? pictureId(ownerId, sha256),
            ),
          })),
        );
      }
      return ids;
    };
    return { ...attached.kept({ files, db }), ...libraryWriter({ records, removals, log, write }) };
  },
});
