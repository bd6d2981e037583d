import { chinaDate } from '@ooh/contract/domain/china-time';
import type { ParsedInput } from '@ooh/contract/registry';
import { packCategories, packCategoryNames } from '@ooh/contract/domain/crowd-pack-names';
import type { SignedInUser } from '../../platform/session/session.ts';
import { sql, type Db } from '../../platform/storage/postgres/database.ts';
import { packCitiesOf } from '../../access/pack-access.ts';
import { presentPacks } from './present-pack.ts';
import { containing } from '../../platform/storage/postgres/like-pattern.ts';

type Search = ParsedInput<'mediaOrder/getAllCrowdPackData'>;

/** Packs of the user's organisation with a city in the user's scope. */
export function visiblePacks(db: Db, user: SignedInUser) {
  const cities = packCitiesOf(user);
  return db
    .selectFrom('crowd_pack as pack')
    .$if(user.organisationKind !== 'platform', (query) =>
      query.where('pack.organisation_id', '=', user.organisationId),
    )
    .$if(cities !== null, (query) => query.where(sql<boolean>`pack.city_codes && ${cities}::text[]`));
}

/** Packs in a state today: after its last day a ready one is expired. */
function inState(state: NonNullable<Search['state']>, now: Date) {
  const isOver = sql`pack.state = 'ready' and coalesce(pack.valid_until < ${chinaDate(now)}::date, false)`;
  if (state === 'expired') return sql<boolean>`(pack.state = 'expired' or ${isOver})`;
  return sql<boolean>`(pack.state = ${state} and not (${isOver}))`;
}

function matching(db: Db, user: SignedInUser, search: Search, now: Date) {
  const keyword = search.keyword.trim();
  const pattern = containing(keyword);
  const cities = packCitiesOf(user);
  const isCityVisible = cities === null || search.cityCode === undefined || cities.includes(search.cityCode);
  return visiblePacks(db, user)
    .$if(keyword !== '', (query) =>
      query.where((pack) =>
        pack.or([pack('pack.name', 'ilike', pattern), pack('pack.pack_no', 'ilike', pattern)]),
      ),
    )
    .$call((query) =>
      search.category === undefined ? query : query.where('pack.category', '=', search.category),
    )
    .where('pack.is_archived', '=', search.isArchived)
    .$call((query) => (search.folder === undefined ? query : query.where('pack.folder', '=', search.folder)))
    .$call((query) => (search.state === undefined ? query : query.where(inState(search.state, now))))
    .$if(search.cityCode !== undefined, (query) =>
      query.where(
        isCityVisible
          ? sql<boolean>`pack.city_codes @> array[${search.cityCode}]::text[]`
          : sql<boolean>`false`,
      ),
    );
}

/** Folders with packs that a user sees, by name; archived packs are in none. */
async function foldersOf(db: Db, user: SignedInUser): Promise<{ name: string; count: number }[]> {
  const rows = await visiblePacks(db, user)
    .select(['pack.folder', sql<number>`count(*)::int`.as('count')])
    .where('pack.folder', 'is not', null)
    .where('pack.is_archived', '=', false)
    .groupBy('pack.folder')
    .orderBy('pack.folder')
    .execute();
  return rows.flatMap(({ folder, count }) => (folder === null ? [] : [{ name: folder, count }]));
}

/** One page of the packs that a user sees. */
export async function listPacks(
  db: Db,
  user: SignedInUser,
  search: Search,
  shown: { readonly minimumCell: number; readonly now: Date },
) {
  const { pageNo, pageSize } = search;
  const [counted, packs, folders] = await Promise.all([
    matching(db, user, search, shown.now)
      .select(sql<number>`count(*)::int`.as('total'))
      .executeTakeFirstOrThrow(),
    matching(db, user, search, shown.now)
      .selectAll('pack')
      .orderBy(search.sortBy === 'name' ? 'pack.name' : 'pack.updated_at', search.order)
      .orderBy('pack.pack_id', 'desc')
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize)
      .execute(),
    foldersOf(db, user),
  ]);
  const rows = await presentPacks(db, user, packs, shown);
  return { rows, total: counted.total, pageNo, pageSize, folders };
}

const mostNamed = 5000;

/** Names of the packs that a user sees, the ones changed last first. */
export async function namedPacks(db: Db, user: SignedInUser) {
  return visiblePacks(db, user)
    .select(['pack.pack_id as id', 'pack.pack_no as packNo', 'pack.name'])
    .orderBy('pack.updated_at', 'desc')
    .limit(mostNamed)
    .execute();
}

const maxSourceRows = 200;

/** The packs that rest on any of some plans or orders, newest first. */
export async function packsOfSources(
  db: Db,
  user: SignedInUser,
  sourceIds: readonly string[],
  shown: { readonly minimumCell: number; readonly now: Date },
) {
  const packs = await visiblePacks(db, user)
    .selectAll('pack')
    .where(sql<boolean>`pack.source_ids && ${[...sourceIds]}::text[]`)
    .orderBy('pack.updated_at', 'desc')
    .limit(maxSourceRows)
    .execute();
  return presentPacks(db, user, packs, shown);
}

/** How many packs a user sees of each category; a user without packs' flags sees none. */
export async function countPacks(db: Db, user: SignedInUser) {
  const rows = await visiblePacks(db, user)
    .select(['pack.category', sql<number>`count(*)::int`.as('count')])
    .where('pack.is_archived', '=', false)
    .groupBy('pack.category')
    .execute();
  const counts = new Map(rows.map((row) => [row.category, row.count]));
  return packCategories.map((category) => ({
    category,
    label: packCategoryNames[category],
    count: counts.get(category) ?? 0,
  }));
}
