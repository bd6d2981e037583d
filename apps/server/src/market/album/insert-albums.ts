import type { AlbumKind } from '@ooh/contract/domain/album';
import type { DbOrTransaction } from '../../platform/storage/postgres/database.ts';
import { insertRows } from '../../platform/storage/postgres/insert-rows.ts';

/** What a release of albums holds. */
export const albumTables = {
  albums: {
    table: 'creative_album',
    columns:
      'release_id text, album_id text, code text, kind text, title text, brand_id text, brand_name text, industry text, city_code text, medium_id int, form_id int, business_district text, techniques text[], description text, published_on date, order_id uuid, is_sample boolean',
  },
  images: {
    table: 'creative_image',
    columns: 'release_id text, album_id text, seq int, attachment_id uuid',
    /** Others are drawn. */
    countedWhere: 'attachment_id is not null',
  },
} as const;

/** An album as it is stored. */
export interface AlbumRecord {
  readonly albumId: string;
  /** The owner's number of it. */
  readonly code?: string | null;
  readonly kind: AlbumKind;
  readonly title: string;
  readonly brandId: string | null;
  readonly brandName: string;
  readonly industry: string;
  readonly mediumId: number;
  readonly formId: number;
  readonly businessDistrict: string | null;
  readonly techniques: readonly string[];
  readonly description: string;
  /** The order whose work it shows. */
  readonly orderId?: string | null;
  /** YYYY-MM-DD. */
  readonly publishedOn: string;
  /** Uploaded pictures in order; without any one is drawn. */
  readonly attachmentIds: readonly string[];
}

/** Writes the albums of a city's release with their pictures. */
export async function insertAlbums(
  transaction: DbOrTransaction,
  release: { readonly releaseId: string; readonly cityCode: string; readonly isSample: boolean },
  albums: readonly AlbumRecord[],
): Promise<void> {
  const { releaseId, cityCode, isSample } = release;
  await insertRows(
    transaction,
    albumTables.albums.table,
    albumTables.albums.columns,
    albums.map((album) => ({
      release_id: releaseId,
      album_id: album.albumId,
      code: album.code ?? null,
      kind: album.kind,
      title: album.title,
      brand_id: album.brandId,
      brand_name: album.brandName,
      industry: album.industry,
      city_code: cityCode,
      medium_id: album.mediumId,
      form_id: album.formId,
      business_district: album.businessDistrict,
      techniques: album.techniques,
      description: album.description,
      published_on: album.publishedOn,
      order_id: album.orderId ?? null,
      is_sample: isSample,
    })),
  );
  await insertRows(
    transaction,
    albumTables.images.table,
    albumTables.images.columns,
    albums.flatMap(({ albumId, attachmentIds }) =>
      (attachmentIds.length === 0 ? [null] : attachmentIds).map((attachmentId, i) => ({
        release_id: releaseId,
        album_id: albumId,
        seq: i + 1,
        attachment_id: attachmentId,
      })),
    ),
  );
}
