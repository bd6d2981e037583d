import type { PlanState, planKinds } from '@ooh/contract/domain/plan-names';
import { isPlanVisibleSql } from '../../access/plan-access.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import { sql, type Db } from '../../platform/storage/postgres/database.ts';

export interface NamedPlan {
  readonly id: string;
  readonly planNo: string;
  readonly name: string;
  readonly brandName: string;
  readonly planKind: (typeof planKinds)[number];
  readonly planState: PlanState;
}

const mostPlans = 5000;

/** Names of the plans that a user sees, the ones changed last first. */
export async function namedPlans(db: Db, user: SignedInUser): Promise<NamedPlan[]> {
  const { rows } = await sql<NamedPlan>`
    select plan.plan_id as id, plan.plan_no as "planNo", plan.name, brand.name as "brandName",
      plan.kind as "planKind", plan.state as "planState"
    from smart_plan plan join brand using (brand_id)
    where not plan.is_archived and ${isPlanVisibleSql(user)} order by plan.updated_at desc, plan.plan_id
    limit ${mostPlans}`.execute(db);
  return rows;
}
