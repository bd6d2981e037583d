import { demoPlans, type DemoPlan } from '@ooh/city/commerce/plans';
import { certain } from '@ooh/contract/core/certain';
import { chinaDate } from '@ooh/contract/domain/china-time';
import { planBrief, planStrategy } from '@ooh/contract/domain/plan';
import { circleRing } from '@ooh/geo/circle-ring';
import { wgs84 } from '@ooh/geo/point';
import { fixedMediaOf } from '../access/media-scope.ts';
import type { Context } from '../context.ts';
import { importOwner } from '../city-data/imports/command-owner.ts';
import type { JobControl } from '../platform/job/jobs.ts';
import type { SignedInUser } from '../platform/session/session.ts';
import { assertValidBrief } from '../planning/compute/check-brief.ts';
import { computePlans, planBehindJobKind, type PlanJob } from '../planning/compute/compute-plan.ts';
import { changePlan, insertPlan, type StoredPlan } from '../planning/plan/plan-store.ts';
import { sql, type Db, type DbOrTransaction } from '../platform/storage/postgres/database.ts';
import { tradeBuyers } from './demo-organisations.ts';
import { plannerName } from './demo-planner.ts';
import { deepCityCodes } from './publish-demo.ts';

/** By this a demonstration's plans are known. */
const remark = '演示方案';

async function placesOf(db: Db, cityCode: string) {
  return db
    .selectFrom('business_district as place')
    .innerJoin('data_release as release', 'release.release_id', 'place.release_id')
    .select(['place.name', 'place.lng', 'place.lat'])
    .where('release.city_code', '=', cityCode)
    .where('release.state', '=', 'current')
    .orderBy('place.place_id')
    .execute();
}

function briefOf(plan: DemoPlan, cityCode: string) {
  const conditions = plan.labels.map((labelIds) => ({ labelIds: [...labelIds] }));
  const brief = planBrief.parse({
    ...plan,
    name: `演示·${plan.name}`,
    cityCodes: [cityCode],
    targetAudience: { groups: conditions.length === 0 ? [] : [{ conditions }] },
    areaRules: { areaKind: plan.areaKind },
    fences: plan.fences.map(({ name, lng, lat, radiusMeters }, n) => ({
      fenceId: `f-${n + 1}`,
      name: `${name}店`,
      ring: circleRing(wgs84(lng, lat), radiusMeters),
      circle: { center: [lng, lat], radiusMeters },
    })),
    remark,
  });
  return { brief, strategy: planStrategy.parse({ objective: plan.objective }) };
}

/** Stores the plans as their planner would; those that are no drafts with what their computation needs. */
async function storePlans(
  transaction: DbOrTransaction,
  user: SignedInUser,
  plans: readonly DemoPlan[],
  { cityCode, now }: { readonly cityCode: string; readonly now: Date },
) {
  const submitted: { plan: StoredPlan; job: PlanJob }[] = [];
  const grantedMedia = { [cityCode]: fixedMediaOf(user, cityCode) };
  for (const asked of plans) {
    const { brief, strategy } = briefOf(asked, cityCode);
    await assertValidBrief(transaction, user, brief, strategy);
    const plan = await insertPlan(transaction, user, brief, strategy, now);
    if (!asked.isDraft) submitted.push({ plan, job: { planId: plan.plan_id, seed: 1, grantedMedia } });
  }
  return submitted;
}

/**
 * Smart-select plans of the demonstration's planner in its first city in depth, computed as any plan is: by the job at
 * work, or behind what people submit. Does nothing where there are some.
 */
export async function seedPlans(context: Context, control?: JobControl): Promise<void> {
  const { db, jobs, now } = context;
  const planner = await db
    .selectFrom('app_user')
    .select('id')
    .where('user_name', '=', plannerName)
    .executeTakeFirst();
  const present = await db
    .selectFrom('smart_plan')
    .select('plan_id')
    .where(sql<boolean>`brief->>'remark' = ${remark}`)
    .limit(1)
    .executeTakeFirst();
  const [cityCode] = await deepCityCodes(db);
  if (planner === undefined || present !== undefined || cityCode === undefined) return;
  const user = await importOwner(db, planner.id);
  const { brandIds } = certain(
    tradeBuyers.find(({ userName }) => userName === plannerName),
    'brands of the buyer',
    plannerName,
  );
  const plans = demoPlans({
    today: chinaDate(now()),
    brandIds,
    places: await placesOf(db, cityCode),
  });
  const submitted = await db.transaction().execute(async (transaction) => {
    const stored = await storePlans(transaction, user, plans, { cityCode, now: now() });
    for (const { plan, job } of stored) {
      const jobId = control?.jobId ?? (await jobs.enqueue(planBehindJobKind, user.userId, job, transaction));
      await changePlan(transaction, plan, { state: 'computing', jobId }, now());
    }
    return stored.map(({ job }) => job);
  });
  if (control) await computePlans(context, submitted, control);
  else jobs.wake();
}
