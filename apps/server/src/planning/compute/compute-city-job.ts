import type { BusFilter } from '@ooh/contract/domain/bus-condition';
import { candidateLines } from '../bus-plan/candidate-lines.ts';
import { computeCity } from '../bus-plan/compute-city.ts';
import { loadPlanCity } from '../bus-plan/plan-city.ts';
import type { Context } from '../../context.ts';
import type { JobControl, Jobs } from '../../platform/job/jobs.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { cityBudgets } from '../plan/city-budgets.ts';
import { versionConflict } from '../plan/granted-plan.ts';
import { readPlanCity, saveFilter, writeComputedCity } from '../plan/plan-cities.ts';
import { planOfJob } from '../plan/plan-store.ts';

export const cityJobKind = 'smart-plan-city';

export interface CityJob {
  readonly planId: string;
  readonly cityCode: string;
  readonly filter: BusFilter;
  readonly seed: number;
  /** The delivery that the choice replaces; a newer one on the server wins over this job. */
  readonly deliveryVersion: number;
}

async function runCity(
  context: Context,
  job: CityJob,
  control: JobControl,
): Promise<Record<string, unknown>> {
  const { planId, cityCode } = job;
  const plan = await planOfJob(context.db, planId);
  const city = await loadPlanCity(context, plan, cityCode);
  const budgets = await cityBudgets(context, plan.brief, plan.strategy);
  const candidates = await candidateLines(context, city, job.filter);
  if (candidates?.size === 0) throw new AppError('refused', '没有线路符合当前条件，请放宽条件后再优选');
  const task = { budgetFen: budgets.get(cityCode) ?? 0, seed: job.seed, candidates };
  const computed = await computeCity(context, city, task, control);
  await context.db.transaction().execute(async (transaction) => {
    // The plan's row is locked so that two computations of a city cannot pass the version together.
    await transaction
      .selectFrom('smart_plan')
      .select('plan_id')
      .where('plan_id', '=', planId)
      .forUpdate()
      .execute();
    const stored = await readPlanCity(transaction, planId, cityCode);
    if ((stored?.delivery_version ?? 0) !== job.deliveryVersion) throw versionConflict();
    await saveFilter(transaction, { planId, cityCode, version: stored?.filter_version ?? 0 }, job.filter);
    await writeComputedCity(
      transaction,
      { planId, cityCode, userId: control.ownerId, now: context.now() },
      computed,
    );
  });
  return { planId, cityCode };
}

/** Registers the choice of one city within its conditions; restarted after an interruption, because it writes only at its end. */
export function registerCityJobs(jobs: Jobs): void {
  jobs.register<CityJob>(cityJobKind, { afterInterruption: 'requeue', run: runCity });
}
