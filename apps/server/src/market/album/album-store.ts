import type { AlbumKind } from '@ooh/contract/domain/album';
import { type PairScope, scopeGrantsSql } from '../../access/pair-scope.ts';
import { isAskedFor } from '../../platform/storage/postgres/asked-for.ts';
import { containing } from '../../platform/storage/postgres/like-pattern.ts';
import { sql, type Db, type RawBuilder, type Selectable } from '../../platform/storage/postgres/database.ts';
import type { CreativeAlbumTable } from '../../platform/storage/postgres/tables/media-library-tables.ts';

/** Which albums count; empty lists restrict nothing. */
export interface AlbumFilter {
  readonly cityCodes: readonly string[];
  readonly mediumIds: readonly number[];
  readonly industries: readonly string[];
  readonly techniques: readonly string[];
  /** Forms as `medium/form`. */
  readonly forms: readonly string[];
  readonly brandId?: string;
  readonly keyword: string;
  readonly businessDistrict?: string;
}

export interface AlbumRow extends Omit<Selectable<CreativeAlbumTable>, 'release_id'> {
  medium_name: string;
  form_name: string;
  width_millimeters: number;
  height_millimeters: number;
  is_lit: boolean;
  images: number[] | null;
  /** Whether none of its pictures was imported. */
  is_drawn: boolean;
  popularity: number;
  is_favourite: boolean;
  has_effect: boolean;
}

/** Who looks at albums, and today in China. */
export interface AlbumReader {
  readonly userId: string;
  readonly today: string;
}

const [city, medium] = [sql`a.city_code`, sql`a.medium_id`];
const formKey = sql`a.medium_id || '/' || a.form_id`;

const current = sql`creative_album a
  join data_release r on r.release_id = a.release_id and r.state = 'current'`;

function matching(scope: PairScope, kind: AlbumKind, filter: AlbumFilter): RawBuilder<unknown> {
  const { brandId, businessDistrict, techniques, forms, keyword } = filter;
  const pattern = containing(keyword);
  return sql`from ${current} where a.kind = ${kind} and ${scopeGrantsSql(scope, city, medium)}
    and ${isAskedFor(city, filter.cityCodes, 'text')} and ${isAskedFor(medium, filter.mediumIds, 'int')}
    and ${isAskedFor(sql`a.industry`, filter.industries, 'text')}
    and ${techniques.length === 0 ? sql`true` : sql`a.techniques && ${[...techniques]}::text[]`}
    and ${isAskedFor(formKey, forms, 'text')}
    and ${brandId === undefined ? sql`true` : sql`a.brand_id = ${brandId}`}
    and ${businessDistrict === undefined ? sql`true` : sql`a.business_district = ${businessDistrict}`}
    and ${
      keyword.trim() === ''
        ? sql`true`
        : sql`(a.title ilike ${pattern} or a.brand_name ilike ${pattern} or a.description ilike ${pattern})`
    }`;
}

/** Days over which opens and favourites make an album popular. */
const popularDays = 90;

const popularity = ({ today }: AlbumReader) => sql`((select count(*) from creative_album_open o
    where o.album_id = a.album_id and o.opened_on > ${today}::date - ${popularDays}::int)
  + (select count(*) from favourite f where f.kind = 'album' and f.subject_id = a.album_id
    and f.created_at > ${today}::date - ${popularDays}::int))::int`;

const isFavourite = ({ userId }: AlbumReader) => sql`exists (select 1 from favourite f
  where f.kind = 'album' and f.subject_id = a.album_id and f.user_id = ${userId}::uuid)`;

const shownTo = (
  reader: AlbumReader,
) => sql`a.album_id, a.kind, a.title, a.brand_id, a.brand_name, a.industry, a.city_code, a.medium_id, a.form_id,
  a.business_district, a.techniques, a.description, a.published_on::text, a.is_sample, a.order_id, m.name as medium_name,
  f.name as form_name, f.width_millimeters, f.height_millimeters, f.is_lit,
  (select array_agg(i.seq order by i.seq) from creative_image i
    where i.release_id = a.release_id and i.album_id = a.album_id) as images,
  not exists (select 1 from creative_image i where i.release_id = a.release_id and i.album_id = a.album_id
    and i.attachment_id is not null) as is_drawn,
  exists (select 1 from effect_result e where e.order_id = a.order_id) as has_effect,
  ${popularity(reader)} as popularity, ${isFavourite(reader)} as is_favourite`;
const described = sql`join medium m on m.medium_id = a.medium_id
  join medium_form f on f.medium_id = a.medium_id and f.form_id = a.form_id`;

const orders = {
  newest: 'a.published_on desc',
  popular: 'popularity desc, a.published_on desc',
  oldest: 'a.published_on asc',
  title: 'a.title asc',
} as const;

/** One page of the albums of a kind that may be seen, with the number of all. */
export async function listAlbums(
  db: Db,
  scope: PairScope,
  reader: AlbumReader,
  kind: AlbumKind,
  asked: AlbumFilter & {
    readonly onlyFavourites: boolean;
    readonly sort: keyof typeof orders;
    readonly pageNo: number;
    readonly pageSize: number;
  },
): Promise<{ rows: AlbumRow[]; total: number }> {
  const kept = asked.onlyFavourites ? isFavourite(reader) : sql`true`;
  const found = sql`${matching(scope, kind, asked)} and ${kept}`;
  const counted = await sql<{ total: number }>`select count(*)::int as total ${found}`.execute(db);
  const { rows } = await sql<AlbumRow>`select ${shownTo(reader)} from (select a.* ${found}) a ${described}
    order by ${sql.raw(orders[asked.sort])}, a.album_id
    limit ${asked.pageSize} offset ${(asked.pageNo - 1) * asked.pageSize}`.execute(db);
  return { rows, total: counted.rows[0].total };
}

/** An album in force by its id, whoever may see it. */
export async function findAlbum(db: Db, reader: AlbumReader, albumId: string): Promise<AlbumRow | undefined> {
  const { rows } = await sql<AlbumRow>`select ${shownTo(reader)} from ${current} ${described}
    where a.album_id = ${albumId} order by r.created_at desc limit 1`.execute(db);
  return rows[0];
}

/** Albums in force by their ids, whoever may see them. */
export async function findAlbums(
  db: Db,
  reader: AlbumReader,
  albumIds: readonly string[],
): Promise<Map<string, AlbumRow>> {
  if (albumIds.length === 0) return new Map();
  const { rows } =
    await sql<AlbumRow>`select distinct on (a.album_id) ${shownTo(reader)} from ${current} ${described}
    where a.album_id = any (${[...albumIds]}::text[]) order by a.album_id, r.created_at desc`.execute(db);
  return new Map(rows.map((row) => [row.album_id, row]));
}

export interface StoredImage {
  readonly attachmentId: string | null;
  readonly sha256: string | null;
  readonly mediaType: string | null;
}

/** A picture of an album in force; undefined where it has none of that number. */
export async function findImage(db: Db, albumId: string, seq: number): Promise<StoredImage | undefined> {
  const { rows } = await sql<StoredImage>`select i.attachment_id as "attachmentId", t.sha256,
      t.media_type as "mediaType"
    from ${current} join creative_image i on i.release_id = a.release_id and i.album_id = a.album_id
    left join attachment t on t.id = i.attachment_id
    where a.album_id = ${albumId} and i.seq = ${seq} order by r.created_at desc limit 1`.execute(db);
  return rows[0];
}

/** What albums can be counted by; a technique counts once for each album that uses it. */
const dimensions = {
  industry: 'a.industry',
  brand: 'a.brand_id',
  medium: 'a.medium_id::text',
  form: `a.medium_id || '/' || a.form_id`,
  city: 'a.city_code',
  technique: 'unnest(a.techniques)',
  month: `to_char(a.published_on, 'YYYY-MM')`,
} as const;

/** How many albums there are of each value of a dimension, the most first. */
export async function countAlbums(
  db: Db,
  scope: PairScope,
  kind: AlbumKind,
  filter: AlbumFilter,
  dimension: keyof typeof dimensions,
): Promise<{ key: string; count: number }[]> {
  const { rows } = await sql<{ key: string; count: number }>`select key, count(*)::int as count
    from (select ${sql.raw(dimensions[dimension])} as key ${matching(scope, kind, filter)}) keyed
    where key is not null group by key order by count desc, key`.execute(db);
  return rows;
}

/** How many albums match, and whether any of them is invented. */
export async function albumTotals(
  db: Db,
  scope: PairScope,
  kind: AlbumKind,
  filter: AlbumFilter,
): Promise<{ total: number; isSample: boolean }> {
  const { rows } = await sql<{ total: number; isSample: boolean }>`select count(*)::int as total,
      coalesce(bool_or(a.is_sample), false) as "isSample" ${matching(scope, kind, filter)}`.execute(db);
  return rows[0];
}

export const everyAlbum: AlbumFilter = {
  cityCodes: [],
  mediumIds: [],
  industries: [],
  techniques: [],
  forms: [],
  keyword: '',
};

/** How often techniques are used in creative applications of an industry, the most frequent first. */
export async function countTechniques(
  db: Db,
  scope: PairScope,
  industry: string,
): Promise<{ technique: string; albums: number }[]> {
  const counted = await countAlbums(
    db,
    scope,
    'creative',
    { ...everyAlbum, industries: [industry] },
    'technique',
  );
  return counted.map(({ key, count }) => ({ technique: key, albums: count }));
}
