import { chinaDate } from '@ooh/contract/domain/china-time';
import type { PackRule } from '@ooh/contract/domain/crowd-pack';
import type { PackState } from '@ooh/contract/domain/crowd-pack-names';
import type { SignedInUser } from '../../platform/session/session.ts';
import {
  jsonb,
  sql,
  type DbOrTransaction,
  type Insertable,
  type Selectable,
} from '../../platform/storage/postgres/database.ts';
import { isRowId } from '../../platform/storage/postgres/row-id.ts';
import type {
  CrowdPackCityTable,
  CrowdPackTable,
  CrowdPackUploadTable,
} from '../../platform/storage/postgres/tables/crowd-pack-tables.ts';
import { seesOrganisation } from '../../access/plan-access.ts';
import { notePackEvent } from './pack-events.ts';
import { tellUsesOfPack, usesOfPacks, type PackUse } from './pack-uses.ts';
import { seesPack } from '../../access/pack-access.ts';
import { categoryOf, sourceIdsOf } from './rule-text.ts';

export type StoredPack = Selectable<CrowdPackTable>;
/** A pack in one city; its members stay in the store until they are asked for. */
export type StoredPackCity = Omit<Selectable<CrowdPackCityTable>, 'members'>;

async function nextPackNo(db: DbOrTransaction, now: Date): Promise<string> {
  const { rows } = await sql<{ number: string }>`select nextval('crowd_pack_number')::text as number`.execute(
    db,
  );
  return `RQ${chinaDate(now).slice(2).replaceAll('-', '')}${rows[0].number.padStart(4, '0')}`;
}

export interface NewPack {
  readonly name: string;
  readonly cityCodes: readonly string[];
  readonly rule: PackRule;
  readonly summary: string;
  readonly folder?: string | null;
  readonly validUntil?: string | null;
  readonly requestKey?: string;
  /** Of a demonstration. */
  readonly isSample?: boolean;
  /** The import that brings it. */
  readonly releaseId?: string;
}

/** Stores a pack that is to be computed; undefined when the same form was sent before. */
export async function insertPack(
  db: DbOrTransaction,
  user: Pick<SignedInUser, 'userId' | 'organisationId'>,
  pack: NewPack,
  now: Date,
): Promise<StoredPack | undefined> {
  const stored = await db
    .insertInto('crowd_pack')
    .values({
      pack_no: await nextPackNo(db, now),
      owner_id: user.userId,
      organisation_id: user.organisationId,
      name: pack.name,
      category: categoryOf(pack.rule),
      city_codes: [...pack.cityCodes],
      rule: jsonb(pack.rule),
      summary: pack.summary,
      source_ids: sourceIdsOf(pack.rule),
      state: 'computing',
      folder: pack.folder ?? null,
      valid_until: pack.validUntil ?? null,
      request_key: pack.requestKey ?? null,
      is_sample: pack.isSample ?? false,
      release_id: pack.releaseId ?? null,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.columns(['owner_id', 'request_key']).doNothing())
    .returningAll()
    .executeTakeFirst();
  if (stored !== undefined)
    await notePackEvent(db, { packId: stored.pack_id, kind: 'created', userId: user.userId, at: now });
  return stored;
}

/** The pack that a user made by sending a form before. */
export function packOfRequest(
  db: DbOrTransaction,
  ownerId: string,
  requestKey: string | undefined,
): Promise<StoredPack | undefined> {
  return requestKey === undefined
    ? Promise.resolve(undefined)
    : db
        .selectFrom('crowd_pack')
        .selectAll()
        .where('owner_id', '=', ownerId)
        .where('request_key', '=', requestKey)
        .executeTakeFirst();
}

/** The pack, or undefined when it is unknown or the user does not see it. */
export async function findPack(
  db: DbOrTransaction,
  user: SignedInUser,
  packId: string,
): Promise<StoredPack | undefined> {
  if (!isRowId(packId)) return undefined;
  const pack = await db.selectFrom('crowd_pack').selectAll().where('pack_id', '=', packId).executeTakeFirst();
  return pack !== undefined && seesPack(user, pack) ? pack : undefined;
}

/** An upload of the user's organisation. */
export async function findUpload(
  db: DbOrTransaction,
  user: SignedInUser,
  uploadId: string,
): Promise<Omit<Selectable<CrowdPackUploadTable>, 'members'> | undefined> {
  if (!isRowId(uploadId)) return undefined;
  const upload = await db
    .selectFrom('crowd_pack_upload')
    .select([
      'upload_id',
      'owner_id',
      'organisation_id',
      'city_code',
      'panel_release_id',
      'file_name',
      'ids',
      'matched',
      'created_at',
    ])
    .where('upload_id', '=', uploadId)
    .executeTakeFirst();
  return upload !== undefined && seesOrganisation(user, upload.organisation_id) ? upload : undefined;
}

/** The computed cities of packs. */
export async function readPackCities(
  db: DbOrTransaction,
  packIds: readonly string[],
): Promise<StoredPackCity[]> {
  if (packIds.length === 0) return [];
  return db
    .selectFrom('crowd_pack_city')
    .select([
      'pack_id',
      'city_code',
      'panel_release_id',
      'panel_persons',
      'other_persons',
      'universe',
      'persons',
      'persons_low',
      'persons_high',
    ])
    .where('pack_id', 'in', [...packIds])
    .orderBy('city_code')
    .execute();
}

export interface PackChange {
  readonly name?: string;
  readonly folder?: string | null;
  readonly validUntil?: string | null;
  readonly isArchived?: boolean;
  readonly state?: PackState;
  readonly jobId?: string;
}

/** Names the job that computes a pack. */
export async function setPackJob(db: DbOrTransaction, packId: string, jobId: string): Promise<void> {
  await db.updateTable('crowd_pack').set({ job_id: jobId }).where('pack_id', '=', packId).execute();
}

/** Changes a pack that still has the expected version; undefined when somebody was faster. */
export function changePack(
  db: DbOrTransaction,
  pack: Pick<StoredPack, 'pack_id' | 'version'>,
  change: PackChange,
  now: Date,
): Promise<{ version: number } | undefined> {
  return db
    .updateTable('crowd_pack')
    .set({
      ...(change.name === undefined ? {} : { name: change.name }),
      ...(change.folder === undefined ? {} : { folder: change.folder }),
      ...(change.validUntil === undefined ? {} : { valid_until: change.validUntil }),
      ...(change.isArchived === undefined ? {} : { is_archived: change.isArchived }),
      ...(change.state === undefined ? {} : { state: change.state, state_reason: null }),
      ...(change.jobId === undefined ? {} : { job_id: change.jobId }),
      version: pack.version + 1,
      updated_at: now,
    })
    .where('pack_id', '=', pack.pack_id)
    .where('version', '=', pack.version)
    .returning('version')
    .executeTakeFirst();
}

/** Counts a new edition where the persons are not those of before, and tells those who rest on the pack. */
async function noteEdition(
  db: DbOrTransaction,
  packId: string,
  cities: readonly Omit<Insertable<CrowdPackCityTable>, 'pack_id'>[],
): Promise<void> {
  const before = await db
    .selectFrom('crowd_pack_city')
    .select(['city_code', 'panel_release_id', 'members'])
    .where('pack_id', '=', packId)
    .execute();
  const isSame = cities.every((city) => {
    const old = before.find((one) => one.city_code === city.city_code);
    return old?.panel_release_id === city.panel_release_id && old.members.equals(city.members);
  });
  if (before.length === 0 || (isSame && before.length === cities.length)) return;
  const pack = await db
    .updateTable('crowd_pack')
    .set((expression) => ({ edition: expression('edition', '+', 1) }))
    .where('pack_id', '=', packId)
    .returning(['name', 'edition'])
    .executeTakeFirstOrThrow();
  await tellUsesOfPack(db, { packId, ...pack }, true);
}

/** Ends a computation, only while that job is still the pack's: its cities take the place of those before. */
export async function settlePack(
  db: DbOrTransaction,
  which: { packId: string; jobId: string },
  end: {
    state: PackState;
    reason: string | null;
    cities: readonly Omit<Insertable<CrowdPackCityTable>, 'pack_id'>[];
  },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('crowd_pack')
    .set({ state: end.state, state_reason: end.reason, updated_at: now })
    .where('pack_id', '=', which.packId)
    .where('job_id', '=', which.jobId)
    .where('state', '=', 'computing')
    .executeTakeFirst();
  if (Number(numUpdatedRows) === 0) return false;
  const kind = end.state === 'ready' ? 'computed' : 'failed';
  await notePackEvent(db, { packId: which.packId, kind, userId: null, detail: end.reason, at: now });
  await noteEdition(db, which.packId, end.cities);
  await db.deleteFrom('crowd_pack_city').where('pack_id', '=', which.packId).execute();
  for (const city of end.cities) {
    await db
      .insertInto('crowd_pack_city')
      .values({ ...city, pack_id: which.packId })
      .execute();
  }
  return true;
}

/** Packs whose people were found in a panel of the city that is no longer in force expire. */
export async function expirePacks(db: DbOrTransaction, cityCode: string, reason: string): Promise<void> {
  await sql`
    with gone as (
      update crowd_pack set state = 'expired', state_reason = ${reason}
      where state = 'ready' and exists (
        select 1 from crowd_pack_city city
        left join data_release release on release.release_id = city.panel_release_id and release.state = 'current'
        where city.pack_id = crowd_pack.pack_id and city.city_code = ${cityCode} and release.release_id is null)
      returning pack_id)
    insert into crowd_pack_event (pack_id, at, kind, detail) select pack_id, now(), 'expired', ${reason} from gone
  `.execute(db);
}

/** Settles packs whose computation ended before it began or was given up. */
export async function settleAbandonedPacks(db: DbOrTransaction): Promise<void> {
  await sql`
    update crowd_pack set state = 'failed',
      state_reason = case job.state when 'cancelled' then '计算已取消' else coalesce(job.message, '计算中断，请重新计算') end
    from job
    where job.id = crowd_pack.job_id and crowd_pack.state = 'computing' and job.state in ('failed', 'cancelled')
  `.execute(db);
}

/** Deletes a pack that still has the expected version and that nothing rests on; else says what does. */
export async function deletePack(
  db: DbOrTransaction,
  pack: Pick<StoredPack, 'pack_id' | 'version'>,
): Promise<'deleted' | 'changed' | readonly PackUse[]> {
  const uses = await usesOfPacks(db, [pack.pack_id]);
  if (uses.length > 0) return uses;
  const gone = await db
    .deleteFrom('crowd_pack')
    .where('pack_id', '=', pack.pack_id)
    .where('version', '=', pack.version)
    .returning('pack_id')
    .executeTakeFirst();
  return gone === undefined ? 'changed' : 'deleted';
}
