import type { ImportSchedule, PullTiming } from '@ooh/contract/domain/import-schedule';
import type { NamedTemplate } from '@ooh/contract/domain/import-template';
import { notFound } from '../../platform/http/app-error.ts';
import {
  jsonb,
  type Db,
  type DbOrTransaction,
  type Selectable,
} from '../../platform/storage/postgres/database.ts';
import { isRowId } from '../../platform/storage/postgres/row-id.ts';
import type { ImportScheduleTable } from '../../platform/storage/postgres/tables/unattended-tables.ts';
import { cityName } from '../../reference/region/regions.ts';
import { presentNames, type TemplateName } from '../imports/named-template.ts';
import { nextPull } from './timing.ts';

export type ScheduleRow = Selectable<ImportScheduleTable>;
type PullState = NonNullable<ImportSchedule['lastState']>;

const presented = (
  row: ScheduleRow & { readonly nick_name: string },
  template: NamedTemplate | null,
): ImportSchedule => ({
  scheduleId: row.schedule_id,
  name: row.name,
  kind: row.kind as ImportSchedule['kind'],
  cityCode: row.city_code,
  cityName: cityName(row.city_code),
  crs: row.crs as ImportSchedule['crs'],
  mode: row.mode as ImportSchedule['mode'],
  template,
  url: row.url,
  userName: row.user_name,
  hasSecret: row.sealed_secret !== null,
  hostKey: row.host_key,
  timing: row.timing,
  isEnabled: row.is_enabled,
  nextAt: row.is_enabled ? (row.next_at?.toISOString() ?? null) : null,
  lastAt: row.last_at?.toISOString() ?? null,
  lastState: row.last_state as PullState | null,
  lastMessage: row.last_message,
  createdBy: row.nick_name,
});

const ownSchedules = (db: DbOrTransaction, userId: string) =>
  db
    .selectFrom('import_schedule')
    .innerJoin('app_user', 'app_user.id', 'import_schedule.user_id')
    .selectAll('import_schedule')
    .select('app_user.nick_name')
    .where('import_schedule.user_id', '=', userId);

/** A user's schedules, in the order of their names. */
export async function listSchedules(db: DbOrTransaction, userId: string): Promise<ImportSchedule[]> {
  const rows = await ownSchedules(db, userId)
    .orderBy('import_schedule.name')
    .orderBy('schedule_id')
    .execute();
  const names = await presentNames(
    db,
    rows.flatMap(({ template }) => template ?? []),
  );
  return rows.map((row) => presented(row, (row.template && names.get(row.template)) ?? null));
}

/** A user's schedule as it is shown; the same error for every other id. */
export async function ownSchedule(
  db: DbOrTransaction,
  userId: string,
  scheduleId: string,
): Promise<ImportSchedule> {
  const row = isRowId(scheduleId)
    ? await ownSchedules(db, userId).where('schedule_id', '=', scheduleId).executeTakeFirst()
    : undefined;
  if (row === undefined) throw notFound('定时导入');
  const names = await presentNames(db, row.template === null ? [] : [row.template]);
  return presented(row, (row.template && names.get(row.template)) ?? null);
}

export interface SavedSchedule {
  readonly name: string;
  readonly kind: string;
  readonly cityCode: string;
  readonly crs: string;
  readonly mode: string | null;
  readonly template: TemplateName | null;
  readonly url: string;
  readonly userName: string | null;
  /** Undefined to keep the one before. */
  readonly sealedSecret: string | null | undefined;
  readonly hostKey: string | null;
  readonly timing: PullTiming;
  readonly isEnabled: boolean;
}

/** Stores a new schedule, or a user's own anew; the file of before is fetched again by what has changed. */
export async function saveSchedule(
  transaction: DbOrTransaction,
  userId: string,
  scheduleId: string | undefined,
  saved: SavedSchedule,
  now: Date,
): Promise<string> {
  const columns = {
    name: saved.name,
    kind: saved.kind,
    city_code: saved.cityCode,
    crs: saved.crs,
    mode: saved.mode,
    template: jsonb(saved.template),
    url: saved.url,
    user_name: saved.userName,
    host_key: saved.hostKey,
    timing: jsonb(saved.timing),
    is_enabled: saved.isEnabled,
    next_at: nextPull(saved.timing, now),
    etag: null,
    last_modified: null,
  };
  if (scheduleId === undefined) {
    const { schedule_id } = await transaction
      .insertInto('import_schedule')
      .values({
        ...columns,
        user_id: userId,
        sealed_secret: saved.sealedSecret ?? null,
        last_at: null,
        last_state: null,
        last_message: null,
        created_at: now,
      })
      .returning('schedule_id')
      .executeTakeFirstOrThrow();
    return schedule_id;
  }
  await ownSchedule(transaction, userId, scheduleId);
  await transaction
    .updateTable('import_schedule')
    .set({ ...columns, ...(saved.sealedSecret !== undefined && { sealed_secret: saved.sealedSecret }) })
    .where('schedule_id', '=', scheduleId)
    .execute();
  return scheduleId;
}

/** Takes one schedule that is due, for this process alone, and sets its next time; undefined where none is. */
export function takeDue(db: Db, now: Date): Promise<ScheduleRow | undefined> {
  return db.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom('import_schedule')
      .selectAll()
      .where('is_enabled', '=', true)
      .where('next_at', '<=', now)
      .orderBy('next_at')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (row === undefined) return undefined;
    await transaction
      .updateTable('import_schedule')
      .set({
        last_state: 'running',
        last_at: now,
        last_message: null,
        next_at: nextPull(row.timing, now),
      })
      .where('schedule_id', '=', row.schedule_id)
      .execute();
    return row;
  });
}

/** Notes what became of a pull. */
export async function notePull(
  db: DbOrTransaction,
  scheduleId: string,
  outcome: {
    readonly state: PullState;
    readonly message: string | null;
    readonly fetched?: { readonly etag: string | null; readonly lastModified: string | null };
  },
): Promise<void> {
  const { state, message, fetched } = outcome;
  await db
    .updateTable('import_schedule')
    .set({
      last_state: state,
      last_message: message,
      ...(fetched && { etag: fetched.etag, last_modified: fetched.lastModified }),
    })
    .where('schedule_id', '=', scheduleId)
    .execute();
}
