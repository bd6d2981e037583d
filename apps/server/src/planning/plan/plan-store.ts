import {
  planBrief,
  planStrategy,
  type PlanBrief,
  type PlanState,
  type PlanStrategy,
} from '@ooh/contract/domain/plan';
import { chinaDate } from '@ooh/contract/domain/china-time';
import { notFound } from '../../platform/http/app-error.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import {
  jsonb,
  sql,
  type Db,
  type DbOrTransaction,
  type Selectable,
} from '../../platform/storage/postgres/database.ts';
import { isRowId } from '../../platform/storage/postgres/row-id.ts';
import type { SmartPlanTable } from '../../platform/storage/postgres/tables/smart-select-tables.ts';
import { isPlanVisibleSql, type PlanGroups, type PlanReader } from '../../access/plan-access.ts';

/** A stored plan. Some of its cities may lie outside a reader's scope: callers filter by plan-access. */
export type StoredPlan = Selectable<SmartPlanTable>;

function planColumns(brief: PlanBrief, strategy: PlanStrategy) {
  return {
    name: brief.name,
    kind: brief.kind,
    brand_id: brief.brandId,
    city_codes: brief.cityCodes,
    budget_fen: brief.budgetFen,
    brief: jsonb(brief),
    strategy: jsonb(strategy),
  };
}

/** ZX + day + a running number. */
async function nextPlanNo(db: DbOrTransaction, now: Date): Promise<string> {
  const { rows } = await sql<{ number: string }>`select nextval('smart_plan_number')::text as number`.execute(
    db,
  );
  const day = chinaDate(now).slice(2).replaceAll('-', '');
  return `ZX${day}${rows[0].number.padStart(4, '0')}`;
}

export async function insertPlan(
  db: DbOrTransaction,
  user: SignedInUser,
  brief: PlanBrief,
  strategy: PlanStrategy,
  now: Date,
): Promise<StoredPlan> {
  return db
    .insertInto('smart_plan')
    .values({
      ...planColumns(brief, strategy),
      plan_no: await nextPlanNo(db, now),
      owner_id: user.userId,
      organisation_id: user.organisationId,
      state: 'draft',
      version: 1,
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The plan that a job works on, whoever owns it, with what newer rules add to its brief. */
export async function planOfJob(db: DbOrTransaction, planId: string): Promise<StoredPlan> {
  const row = await db.selectFrom('smart_plan').selectAll().where('plan_id', '=', planId).executeTakeFirst();
  if (row === undefined) throw notFound('方案');
  return { ...row, brief: planBrief.parse(row.brief), strategy: planStrategy.parse(row.strategy) };
}

/**
 * The plan, or undefined for one that the user does not see: unknown, of another organisation, or without a city and
 * medium that one of the groups grants.
 */
export async function findPlan(
  db: DbOrTransaction,
  user: PlanReader,
  planId: string,
  groups?: PlanGroups,
): Promise<StoredPlan | undefined> {
  if (!isRowId(planId)) return undefined;
  return db
    .selectFrom('smart_plan as plan')
    .selectAll('plan')
    .where('plan.plan_id', '=', planId)
    .where(isPlanVisibleSql(user, groups))
    .executeTakeFirst();
}

/** Of some ids those of plans that the user does not see. */
export async function hiddenPlanIds(
  db: DbOrTransaction,
  user: PlanReader,
  ids: readonly string[],
  groups?: PlanGroups,
): Promise<ReadonlySet<string>> {
  const known = [...new Set(ids.filter(isRowId))];
  if (known.length === 0) return new Set();
  const rows = await db
    .selectFrom('smart_plan as plan')
    .select('plan.plan_id')
    .where('plan.plan_id', 'in', known)
    .where((where) => where.not(isPlanVisibleSql(user, groups)))
    .execute();
  const hidden = new Set(rows.map((row) => row.plan_id));
  return new Set(ids.filter((id) => hidden.has(id.toLowerCase())));
}

export interface PlanChange {
  readonly brief?: PlanBrief;
  readonly strategy?: PlanStrategy;
  readonly isArchived?: boolean;
  readonly state?: PlanState;
  readonly stateReason?: string | null;
  readonly jobId?: string | null;
}

/** Changes a plan that still has the expected version; undefined when the version is outdated. */
export async function changePlan(
  db: DbOrTransaction,
  plan: StoredPlan,
  change: PlanChange,
  now: Date,
): Promise<StoredPlan | undefined> {
  const brief = change.brief ?? plan.brief;
  const strategy = change.strategy ?? plan.strategy;
  return db
    .updateTable('smart_plan')
    .set({
      ...planColumns(brief, strategy),
      is_archived: change.isArchived ?? plan.is_archived,
      state: change.state ?? plan.state,
      state_reason: change.stateReason === undefined ? plan.state_reason : change.stateReason,
      job_id: change.jobId === undefined ? plan.job_id : change.jobId,
      version: plan.version + 1,
      updated_at: now,
    })
    .where('plan_id', '=', plan.plan_id)
    .where('version', '=', plan.version)
    .returningAll()
    .executeTakeFirst();
}

/** Sets the state that a computation ends in, only while that job is still the plan's. */
export async function settlePlan(
  db: DbOrTransaction,
  which: { planId: string; jobId: string },
  end: { state: PlanState; reason: string | null },
  now: Date,
): Promise<boolean> {
  const changed = await db
    .updateTable('smart_plan')
    .set({ state: end.state, state_reason: end.reason, updated_at: now })
    .where('plan_id', '=', which.planId)
    .where('job_id', '=', which.jobId)
    .where('state', '=', 'computing')
    .executeTakeFirst();
  return Number(changed.numUpdatedRows) > 0;
}

/** Settles plans whose computation ended before it began or was given up: 草稿 after a cancellation, else 计算失败. */
export async function settleAbandoned(db: DbOrTransaction): Promise<void> {
  await sql`
    update smart_plan set
      state = case job.state when 'cancelled' then 'draft' else 'failed' end,
      state_reason = case job.state when 'cancelled' then '计算已取消' else coalesce(job.message, '计算中断，请重新提交') end
    from job
    where job.id = smart_plan.job_id and smart_plan.state = 'computing' and job.state in ('failed', 'cancelled')
  `.execute(db);
}

/** Marks one computed plan as out of date, with the reason. */
export async function markPlanStale(db: DbOrTransaction, planId: string, reason: string): Promise<void> {
  await db
    .updateTable('smart_plan')
    .set({ state: 'stale', state_reason: reason })
    .where('plan_id', '=', planId)
    .where('state', '=', 'ready')
    .execute();
}

/** Marks the computed plans of some kinds in a city as out of date, with the reason. */
export async function markStale(
  db: DbOrTransaction,
  cityCode: string,
  reason: string,
  kinds: readonly PlanBrief['kind'][],
): Promise<void> {
  await db
    .updateTable('smart_plan')
    .set({ state: 'stale', state_reason: reason })
    .where('state', '=', 'ready')
    .where('kind', 'in', [...kinds])
    .where(sql<boolean>`city_codes @> array[${cityCode}]`)
    .execute();
}

/** The names behind a plan. */
export async function readPlanNames(
  db: Db,
  plan: StoredPlan,
): Promise<{ brandName: string; createdBy: string }> {
  const [brand, owner] = await Promise.all([
    db.selectFrom('brand').select('name').where('brand_id', '=', plan.brand_id).executeTakeFirst(),
    db.selectFrom('app_user').select('nick_name').where('id', '=', plan.owner_id).executeTakeFirst(),
  ]);
  return { brandName: brand?.name ?? '', createdBy: owner?.nick_name ?? '' };
}
