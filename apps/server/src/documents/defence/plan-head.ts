import type { GrantedPlan } from '../../planning/plan/granted-plan.ts';
import { readPlanNames } from '../../planning/plan/plan-store.ts';
import type { Db } from '../../platform/storage/postgres/database.ts';
import { flightOfBrief } from '../../reference/calendar/flight-days.ts';
import type { DefenceSubject } from './defence-subject.ts';

/** What a plan is called and when it runs; its budget for a reader who sees all of its cities. */
export async function planHead(
  db: Db,
  { plan, isWhole }: Pick<GrantedPlan, 'plan' | 'isWhole'>,
): Promise<DefenceSubject['head']> {
  const { brandName } = await readPlanNames(db, plan);
  const { startDate, endDate } = flightOfBrief(plan.brief.startDate, plan.brief.weeks);
  return {
    kind: 'plan',
    number: plan.plan_no,
    name: plan.name,
    brandName,
    version: plan.version,
    startDate,
    endDate,
    budgetFen: isWhole ? plan.budget_fen : null,
    isSample: false,
  };
}
