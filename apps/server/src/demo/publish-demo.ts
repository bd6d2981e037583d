import { createHash } from 'node:crypto';
import type { DataRelease } from '@ooh/contract/domain/data-release';
import type { Context } from '../context.ts';
import { publishNew } from '../city-data/release/publish-release.ts';
import { highTierCity, regions } from '../reference/region/regions.ts';
import type { Db, DbOrTransaction } from '../platform/storage/postgres/database.ts';
import { seedAuthor } from './seed-city.ts';

type Kind = DataRelease['kind'];

/** Cities of a demonstration, the largest first. */
export async function demoCityCodes(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('data_release')
    .select('city_code')
    .distinct()
    .where('kind', '=', 'media-positions')
    .where('state', '=', 'current')
    .where('is_demo', '=', true)
    .execute();
  const present = new Set(rows.map((row) => row.city_code));
  return regions()
    .filter(({ adcode }) => present.has(adcode))
    .map(({ adcode }) => adcode)
    .sort((a, b) => (highTierCity(b)?.populationWan ?? 0) - (highTierCity(a)?.populationWan ?? 0));
}

/** Cities whose panel has persons enough for rules of several conditions. */
export async function deepCityCodes(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('data_release')
    .select(['city_code', 'parameters'])
    .where('kind', '=', 'panel')
    .where('state', '=', 'current')
    .where('is_demo', '=', true)
    .orderBy('created_at')
    .execute();
  return rows.filter((row) => row.parameters.depth === 'deep').map((row) => row.city_code);
}

/** Those of some cities that have never had a release of a kind: seeding neither replaces nor brings back anything. */
export async function lackingCities(db: Db, kind: Kind, cityCodes: readonly string[]): Promise<string[]> {
  const rows = await db.selectFrom('data_release').select('city_code').where('kind', '=', kind).execute();
  const held = new Set(rows.map((row) => row.city_code));
  return cityCodes.filter((cityCode) => !held.has(cityCode));
}

/** Publishes invented rows as a demonstration's release of a city. */
export async function publishDemo(
  context: Pick<Context, 'db' | 'releases' | 'now'>,
  release: { readonly kind: Kind; readonly cityCode: string; readonly rows: readonly unknown[] },
  fill: (transaction: DbOrTransaction, releaseId: string) => Promise<void>,
): Promise<void> {
  const { kind, cityCode, rows } = release;
  const about = {
    source: '演示数据',
    legalBasis: '虚构数据',
    crs: 'WGS84',
    retainUntil: null,
    fileName: null,
    fileSha256: null,
    contentSha256: createHash('sha256').update(JSON.stringify(rows)).digest('hex'),
    isDemo: true,
    counts: { rows: rows.length },
    parameters: {},
    createdBy: seedAuthor,
    createdAt: context.now(),
  } as const;
  await publishNew(context, { kind, cityCode, ...about }, fill);
}
