import { randomUUID } from 'node:crypto';
import type { DataRelease } from '@ooh/contract/domain/data-release';
import { marginsOfPanel } from '../population/panel-margins.ts';
import { restsOnOf } from './rests-on.ts';
import { cityName } from '../../reference/region/regions.ts';
import {
  jsonb,
  sql,
  type Db,
  type DbOrTransaction,
  type Selectable,
} from '../../platform/storage/postgres/database.ts';
import type { DataReleaseTable } from '../../platform/storage/postgres/tables/city-data-tables.ts';

export type DataReleaseRow = Selectable<DataReleaseTable>;
type Kind = DataRelease['kind'];

/** Metadata of a release before its data are written. */
export interface NewRelease {
  /** Given where the data live outside PostgreSQL and are found by it; made up otherwise. */
  readonly releaseId?: string;
  readonly kind: Kind;
  readonly cityCode: string;
  readonly source: string;
  readonly legalBasis: string;
  readonly crs: DataRelease['crs'];
  readonly retainUntil: string | null;
  readonly fileName: string | null;
  readonly fileSha256: string | null;
  readonly contentSha256: string;
  readonly isDemo: boolean;
  readonly counts: Readonly<Record<string, number>>;
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly createdBy: string;
  readonly createdAt: Date;
}

/** Locks the releases of a kind in a city until the transaction ends. */
export async function lockReleases(
  transaction: DbOrTransaction,
  kind: Kind,
  cityCode: string,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`data-release|${kind}|${cityCode}`}, 0))`.execute(
    transaction,
  );
}

/** Registers a release as being built. Call inside a transaction that has locked the city's releases. */
export async function insertRelease(transaction: DbOrTransaction, release: NewRelease): Promise<string> {
  const { kind, cityCode } = release;
  const numbers = await transaction
    .selectFrom('data_release')
    .select(sql<number>`coalesce(max(substring(release_no from '[0-9]+$')::int), 0)`.as('last'))
    .where('kind', '=', kind)
    .where('city_code', '=', cityCode)
    .executeTakeFirstOrThrow();
  const releaseId = release.releaseId ?? randomUUID();
  await transaction
    .insertInto('data_release')
    .values({
      release_id: releaseId,
      release_no: `R-${cityCode}-${kind}-${numbers.last + 1}`,
      kind,
      city_code: cityCode,
      state: 'building',
      source: release.source,
      legal_basis: release.legalBasis,
      crs: release.crs,
      retain_until: release.retainUntil,
      file_name: release.fileName,
      file_sha256: release.fileSha256,
      content_sha256: release.contentSha256,
      is_demo: release.isDemo,
      counts: jsonb(release.counts),
      parameters: jsonb(release.parameters),
      replaces_release_id: null,
      created_by: release.createdBy,
      created_at: release.createdAt,
    })
    .execute();
  return releaseId;
}

/** Makes a built release the current one; the one before it is superseded. */
export async function makeCurrent(transaction: DbOrTransaction, release: DataReleaseRow): Promise<void> {
  const replaced = await findCurrent(transaction, release.kind, release.city_code);
  if (replaced) await setState(transaction, replaced.release_id, 'superseded');
  await transaction
    .updateTable('data_release')
    .set({ state: 'current', replaces_release_id: replaced?.release_id ?? null })
    .where('release_id', '=', release.release_id)
    .execute();
}

export async function setState(
  transaction: DbOrTransaction,
  releaseId: string,
  state: DataRelease['state'],
): Promise<void> {
  await transaction.updateTable('data_release').set({ state }).where('release_id', '=', releaseId).execute();
}

/** Records how much a release holds, once that is known. */
export async function setCounts(
  transaction: DbOrTransaction,
  releaseId: string,
  counts: Readonly<Record<string, number>>,
): Promise<void> {
  await transaction
    .updateTable('data_release')
    .set({ counts: jsonb(counts) })
    .where('release_id', '=', releaseId)
    .execute();
}

/** Counts an edit of the release's data, so that everything computed from them is known to be older. */
export async function countEdit(transaction: DbOrTransaction, releaseId: string): Promise<void> {
  await transaction
    .updateTable('data_release')
    .set({ revision: sql<number>`revision + 1` })
    .where('release_id', '=', releaseId)
    .execute();
}

export async function deleteRelease(db: DbOrTransaction, releaseId: string): Promise<void> {
  await db.deleteFrom('data_release').where('release_id', '=', releaseId).execute();
}

export function findRelease(db: DbOrTransaction, releaseId: string): Promise<DataReleaseRow | undefined> {
  return db.selectFrom('data_release').selectAll().where('release_id', '=', releaseId).executeTakeFirst();
}

/** The release of a kind that is in force in a city. */
export function findCurrent(
  db: DbOrTransaction,
  kind: Kind,
  cityCode: string,
): Promise<DataReleaseRow | undefined> {
  return db
    .selectFrom('data_release')
    .selectAll()
    .where('kind', '=', kind)
    .where('city_code', '=', cityCode)
    .where('state', '=', 'current')
    .executeTakeFirst();
}

export interface ReleaseFilter {
  /** Cities that may be shown; null for all. */
  readonly cityCodes: readonly string[] | null;
  readonly kind?: Kind;
  readonly cityCode?: string;
  readonly pageNo: number;
  readonly pageSize: number;
}

/** One page of releases, newest first, with the number of all. */
export async function listReleases(
  db: Db,
  filter: ReleaseFilter,
): Promise<{ rows: DataReleaseRow[]; total: number }> {
  if (filter.cityCodes?.length === 0) return { rows: [], total: 0 };
  let matching = db.selectFrom('data_release');
  if (filter.cityCodes) matching = matching.where('city_code', 'in', [...filter.cityCodes]);
  if (filter.kind) matching = matching.where('kind', '=', filter.kind);
  if (filter.cityCode) matching = matching.where('city_code', '=', filter.cityCode);
  const { total } = await matching
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await matching
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('release_no', 'desc')
    .limit(filter.pageSize)
    .offset((filter.pageNo - 1) * filter.pageSize)
    .execute();
  return { rows, total };
}

/** A release as the interface shows it. */
export function presentRelease(row: DataReleaseRow): DataRelease {
  return {
    releaseId: row.release_id,
    releaseNo: row.release_no,
    kind: row.kind,
    cityCode: row.city_code,
    cityName: cityName(row.city_code),
    state: row.state,
    source: row.source,
    legalBasis: row.legal_basis,
    crs: row.crs,
    retainUntil: row.retain_until,
    fileName: row.file_name,
    fileSha256: row.file_sha256,
    isDemo: row.is_demo,
    restsOn: restsOnOf(row).map(({ releaseNo, source, fileName, createdAt }) => ({
      releaseNo,
      source,
      fileName,
      createdAt,
    })),
    margins: marginsOfPanel(row),
    counts: row.counts,
    createdBy: row.created_by,
    createdAt: row.created_at.toISOString(),
  };
}
