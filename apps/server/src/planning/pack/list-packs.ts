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

function matching(db: Db, user: SignedInUser, search: Search) {
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
    .$if(search.category !== undefined, (query) => query.where('pack.category', '=', search.category!))
    .$if(search.state !== undefined, (query) => query.where('pack.state', '=', search.state!))
    .$if(search.cityCode !== undefined, (query) =>
      query.where(
        isCityVisible
          ? sql<boolean>`pack.city_codes @> array[${search.cityCode}]::text[]`
          : sql<boolean>`false`,
      ),
    );
}

/** One page of the packs that a user sees. */
export async function listPacks(db: Db, user: SignedInUser, search: Search, minimumCell: number) {
  const { pageNo, pageSize } = search;
  const [counted, packs] = await Promise.all([
    matching(db, user, search)
      .select(sql<number>`count(*)::int`.as('total'))
      .executeTakeFirstOrThrow(),
    matching(db, user, search)
      .selectAll('pack')
      .orderBy(search.sortBy === 'name' ? 'pack.name' : 'pack.updated_at', search.order)
      .orderBy('pack.pack_id', 'desc')
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize)
      .execute(),
  ]);
  return { rows: await presentPacks(db, user, packs, minimumCell), total: counted.total, pageNo, pageSize };
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
  minimumCell: number,
) {
  const packs = await visiblePacks(db, user)
    .selectAll('pack')
    .where(sql<boolean>`pack.source_ids && ${[...sourceIds]}::text[]`)
    .orderBy('pack.updated_at', 'desc')
    .limit(maxSourceRows)
    .execute();
  return presentPacks(db, user, packs, minimumCell);
}

/** How many packs a user sees of each category; a user without packs' flags sees none. */
export async function countPacks(db: Db, user: SignedInUser) {
  const rows = await visiblePacks(db, user)
    .select(['pack.category', sql<number>`count(*)::int`.as('count')])
    .groupBy('pack.category')
    .execute();
  const counts = new Map(rows.map((row) => [row.category, row.count]));
  return packCategories.map((category) => ({
    category,
    label: packCategoryNames[category],
    count: counts.get(category) ?? 0,
  }));
}
