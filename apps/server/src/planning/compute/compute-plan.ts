import { certain } from '@ooh/contract/core/certain';
import { JobStopped } from '../../platform/job/job-stopped.ts';
import type { Jobs, JobControl } from '../../platform/job/jobs.ts';
import type { Context } from '../../context.ts';
import { writeAreaCity, type ComputedAreaCity } from '../area-plan/area-plan-store.ts';
import { computeAreaCity } from '../area-plan/compute-area-city.ts';
import { candidateLines } from '../bus-plan/candidate-lines.ts';
import { computeCity } from '../bus-plan/compute-city.ts';
import { loadPeopledCity, loadPlanCity } from '../bus-plan/plan-city.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { cityName } from '../../reference/region/regions.ts';
import { unknownMustLines } from './feasibility.ts';
import { cityBudgets } from '../plan/city-budgets.ts';
import { readPlanCity, writeComputedCity, type ComputedCity } from '../plan/plan-cities.ts';
import { markPlanStale, planOfJob, settlePlan, type StoredPlan } from '../plan/plan-store.ts';
import { holdReleases, outdatedReason } from '../plan/restore-plans.ts';

export const planJobKind = 'smart-plan';

export interface PlanJob {
  readonly planId: string;
  readonly seed: number;
  /** Fixed media that the submitter may buy, by city; absent for bus plans and null for all of them. */
  readonly grantedMedia?: Readonly<Record<string, readonly number[] | null>>;
}

/** A background plan, computed after those that users have submitted. */
export const planBehindJobKind = 'smart-plan-behind';

/** The share of a whole job that one city's progress is. */
function cityControl(
  control: JobControl,
  index: number,
  count: number,
  cityCode: string,
): Pick<JobControl, 'progress' | 'signal'> {
  return {
    signal: control.signal,
    progress: (share, phase) =>
      control.progress((index + share) / count, count > 1 ? `${cityName(cityCode)} · ${phase}` : phase),
  };
}

async function computeCities(
  context: Context,
  plan: StoredPlan,
  seed: number,
  control: JobControl,
): Promise<Map<string, ComputedCity>> {
  const budgets = await cityBudgets(context, plan.brief, plan.strategy);
  const computed = new Map<string, ComputedCity>();
  const cities = await Promise.all(plan.city_codes.map((cityCode) => loadPlanCity(context, plan, cityCode)));
  const known = new Set(cities.flatMap((city) => [...city.register.keys()]));
  const [unknown] = unknownMustLines(plan.strategy, known);
  if (unknown !== undefined) throw new AppError('refused', unknown);
  for (const [index, city] of cities.entries()) {
    const { cityCode } = city;
    const stored = await readPlanCity(context.db, plan.plan_id, cityCode);
    const candidates = stored === undefined ? null : await candidateLines(context, city, stored.filter);
    const part = cityControl(control, index, plan.city_codes.length, cityCode);
    computed.set(
      cityCode,
      await computeCity(
        context,
        city,
        { budgetFen: certain(budgets.get(cityCode), 'budget of the city', cityCode), seed, candidates },
        part,
      ),
    );
  }
  return computed;
}

async function computeAreaCities(
  context: Context,
  plan: StoredPlan,
  job: PlanJob,
  control: JobControl,
): Promise<ComputedAreaCity[]> {
  const budgets = await cityBudgets(context, plan.brief, plan.strategy);
  const computed: ComputedAreaCity[] = [];
  for (const [index, cityCode] of plan.city_codes.entries()) {
    const city = await loadPeopledCity(context, plan, cityCode);
    const part = cityControl(control, index, plan.city_codes.length, cityCode);
    const grantedMedia = job.grantedMedia?.[cityCode] ?? null;
    computed.push(
      await computeAreaCity(
        context,
        city,
        { budgetFen: certain(budgets.get(cityCode), 'budget of the city', cityCode), grantedMedia },
        part,
      ),
    );
  }
  return computed;
}

async function runPlan(
  context: Context,
  job: PlanJob,
  control: JobControl,
): Promise<Record<string, unknown>> {
  const plan = await planOfJob(context.db, job.planId);
  const isBus = plan.kind === 'bus';
  const computed = isBus
    ? await computeCities(context, plan, job.seed, control)
    : new Map<string, ComputedCity>();
  const areaCities = isBus ? [] : await computeAreaCities(context, plan, job, control);
  await context.db.transaction().execute(async (transaction) => {
    const now = context.now();
    await holdReleases(transaction, plan.city_codes);
    const isOurs = await settlePlan(
      transaction,
      { planId: plan.plan_id, jobId: control.jobId },
      { state: 'ready', reason: null },
      now,
    );
    if (!isOurs) throw new AppError('conflict', '方案已被重新提交，本次计算作废');
    for (const [cityCode, city] of computed) {
      await writeComputedCity(
        transaction,
        { planId: plan.plan_id, cityCode, userId: control.ownerId, now },
        city,
      );
    }
    for (const city of areaCities) await writeAreaCity(transaction, plan.plan_id, city, now);
    const reason = await outdatedReason(transaction, { planId: plan.plan_id, isBus });
    if (reason !== null) await markPlanStale(transaction, plan.plan_id, reason);
  });
  return { planId: plan.plan_id, cityCodes: plan.city_codes };
}

async function settleFailure(
  context: Context,
  job: PlanJob,
  control: JobControl,
  error: unknown,
): Promise<void> {
  // A stopping service leaves the job, and the plan with it, to its next start.
  if (control.signal.reason instanceof JobStopped && control.signal.reason.why === 'stopping') return;
  const end = control.signal.aborted
    ? { state: 'draft' as const, reason: '计算已取消' }
    : {
        state: 'failed' as const,
        reason: error instanceof AppError ? error.message : '计算出错，请重试或联系管理员',
      };
  await settlePlan(context.db, { planId: job.planId, jobId: control.jobId }, end, context.now());
}

async function computePlan(context: Context, job: PlanJob, control: JobControl) {
  try {
    return await runPlan(context, job, control);
  } catch (error) {
    await settleFailure(context, job, control, error);
    throw error;
  }
}

/** Computes plans within another job, each by itself; a failed one says why. */
export async function computePlans(
  context: Context,
  plans: readonly PlanJob[],
  control: JobControl,
): Promise<void> {
  for (const [index, job] of plans.entries()) {
    control.signal.throwIfAborted();
    const progress = (share: number, phase: string) =>
      control.progress((index + share) / plans.length, phase);
    try {
      await computePlan(context, job, { ...control, progress });
    } catch (error) {
      if (control.signal.aborted) throw error;
      // Written down with the plan already; a plan of an earlier run of this job is settled and refuses.
      if (!(error instanceof AppError))
        context.log.warn({ err: error, planId: job.planId }, 'a plan could not be computed');
    }
  }
}

/** Registers the computation of plans. An interrupted one begins anew: it writes nothing before its end. */
export function registerPlanJobs(jobs: Jobs): void {
  jobs.register<PlanJob>(planJobKind, { afterInterruption: 'requeue', run: computePlan });
  jobs.register<PlanJob>(planBehindJobKind, {
    afterInterruption: 'requeue',
    turn: 'behind',
    run: computePlan,
  });
}
