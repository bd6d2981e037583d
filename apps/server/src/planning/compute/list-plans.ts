import type { ParsedInput } from '@ooh/contract/registry';
import type { PlanRow } from '@ooh/contract/domain/smart-plan';
import type { TargetAudience } from '@ooh/contract/domain/target-audience';
import type { SignedInUser } from '../../platform/session/session.ts';
import { sql, type Db, type RawBuilder } from '../../platform/storage/postgres/database.ts';
import {
  isPlanCityVisible,
  isPlanCityVisibleSql,
  isPlanVisibleSql,
  seesAllCitiesSql,
} from '../../access/plan-access.ts';
import { planRowOf } from '../plan/plan-row.ts';
import type { StoredPlan } from '../plan/plan-store.ts';
import { citiesOfAllMedia, readPlanSummaries } from './plan-summaries.ts';
import { isSumShowableSql } from '../../disclosure/showable-sql.ts';
import { containing } from '../../platform/storage/postgres/like-pattern.ts';

type Search = ParsedInput<'ai-option-mode/list'>;

/** Plans that the user sees and that match, before paging. */
function matching(db: Db, user: SignedInUser, search: Search) {
  const pattern = containing(search.keyword);
  return db
    .selectFrom('smart_plan as plan')
    .innerJoin('brand', 'brand.brand_id', 'plan.brand_id')
    .innerJoin('app_user', 'app_user.id', 'plan.owner_id')
    .where('plan.is_archived', '=', false)
    .where(isPlanVisibleSql(user))
    .$if(search.keyword.trim() !== '', (query) =>
      query.where((plan) =>
        plan.or([
          plan('plan.name', 'ilike', pattern),
          plan('plan.plan_no', 'ilike', pattern),
          plan('brand.name', 'ilike', pattern),
        ]),
      ),
    )
    .$if(search.kinds.length > 0, (query) => query.where('plan.kind', 'in', search.kinds))
    .$if(search.states.length > 0, (query) => query.where('plan.state', 'in', search.states))
    .$call((query) =>
      search.brandId === undefined ? query : query.where('plan.brand_id', '=', search.brandId),
    )
    .$if(search.cityCode !== undefined, (query) =>
      query
        .where(sql<boolean>`plan.city_codes @> array[${search.cityCode}]::text[]`)
        .where(isPlanCityVisibleSql(user, sql`${search.cityCode}::text`)),
    );
}

/**
 * What the list sorts by, over the cities in scope. A figure that is withheld from the row orders nothing. `whole`:
 * cities where fixed media are told of.
 */
function sortOf(user: SignedInUser, search: Search, whole: string[], minimumCell: number) {
  const inScope = isPlanCityVisibleSql(user, sql`city.city_code`);
  const field = (name: string) => sql`(city.summary ->> ${sql.lit(name)})::float8`;
  const total = (name: string) => sql`sum(${field(name)})`;
  const isShown = isSumShowableSql(field('panelPersons'), field('otherPersons'), minimumCell);
  const summaries = sql`(select plan_id, city_code, summary from bus_plan_city union all select plan_id, city_code, summary from area_plan_city where city_code = any(${whole}::text[]))`;
  const over = (figure: RawBuilder<unknown>) =>
    sql`(select case when ${isShown} then ${figure} end from ${summaries} city where city.plan_id = plan.plan_id and city.city_code = any(plan.city_codes) and ${inScope})`;
  switch (search.sortBy) {
    case 'updatedAt':
      return sql`plan.updated_at`;
    case 'budgetFen':
      return sql`case when ${seesAllCitiesSql(user)} then plan.budget_fen end`;
    case 'name':
      return sql`plan.name`;
    case 'reachShare':
      return over(sql`${total('reach')} / nullif(${total('taUniverse')}, 0)`);
    case 'cpmFen':
      return over(sql`${total('netFen')} * 1000 / nullif(${total('impressions')}, 0)`);
  }
}

/** One page of the plans that a user sees. */
export async function listPlans(
  db: Db,
  user: SignedInUser,
  search: Search,
  minimumCell: number,
): Promise<{ rows: PlanRow[]; total: number; pageNo: number; pageSize: number }> {
  const { pageNo, pageSize, sortBy } = search;
  const isByFigure = sortBy === 'reachShare' || sortBy === 'cpmFen';
  const whole = isByFigure ? await citiesOfAllMedia(db, user) : [];
  const [counted, plans] = await Promise.all([
    matching(db, user, search)
      .select(sql<number>`count(*)::int`.as('total'))
      .executeTakeFirstOrThrow(),
    matching(db, user, search)
      .selectAll('plan')
      .select(['brand.name as brand_name', 'app_user.nick_name as created_by'])
      .orderBy(sortOf(user, search, whole, minimumCell), (order) =>
        search.order === 'asc' ? order.asc().nullsLast() : order.desc().nullsLast(),
      )
      .orderBy('plan.plan_id', 'desc')
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize)
      .execute(),
  ]);
  const rows = await presentRows(db, user, plans, minimumCell);
  return { rows, total: counted.total, pageNo, pageSize };
}

type FoundPlan = StoredPlan & { brand_name: string; created_by: string };

/** Plans as rows, each with the figures of its granted cities. */
async function presentRows(
  db: Db,
  user: SignedInUser,
  plans: readonly FoundPlan[],
  minimumCell: number,
): Promise<PlanRow[]> {
  const planIds = plans.map((plan) => plan.plan_id);
  const stored = await readPlanSummaries(db, user, planIds);
  return plans.map((plan) => {
    const visible = plan.city_codes.filter((city) => isPlanCityVisible(user, plan, city));
    const summaries = visible.map((cityCode) => ({
      cityCode,
      summary: stored.get(plan.plan_id)?.get(cityCode) ?? null,
    }));
    return planRowOf(
      plan,
      { brandName: plan.brand_name, createdBy: plan.created_by },
      summaries,
      minimumCell,
    );
  });
}

const linkedPlansShown = 50;

/** The plans that use the very same audience rule, newest first. */
export async function linkedPlans(
  db: Db,
  user: SignedInUser,
  audience: TargetAudience,
  minimumCell: number,
): Promise<PlanRow[]> {
  const plans = await db
    .selectFrom('smart_plan as plan')
    .innerJoin('brand', 'brand.brand_id', 'plan.brand_id')
    .innerJoin('app_user', 'app_user.id', 'plan.owner_id')
    .selectAll('plan')
    .select(['brand.name as brand_name', 'app_user.nick_name as created_by'])
    .where('plan.is_archived', '=', false)
    .where(sql<boolean>`plan.brief -> 'targetAudience' = ${JSON.stringify(audience)}::jsonb`)
    .where(isPlanVisibleSql(user))
    .orderBy('plan.updated_at', 'desc')
    .limit(linkedPlansShown)
    .execute();
  return presentRows(db, user, plans, minimumCell);
}
