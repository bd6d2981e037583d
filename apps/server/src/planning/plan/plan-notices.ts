import type { Notice } from '@ooh/contract/v1/notices/list';
import { isPlanVisibleSql } from '../../access/plan-access.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import type { Db } from '../../platform/storage/postgres/database.ts';

/** The user's own plans whose data changed or that could not be computed, since a moment. */
export async function planNotices(
  db: Db,
  user: SignedInUser,
  since: Date,
): Promise<Omit<Notice, 'isUnread' | 'address'>[]> {
  const plans = await db
    .selectFrom('smart_plan as plan')
    .select(['plan.plan_id', 'plan.name', 'plan.kind', 'plan.state', 'plan.state_reason', 'plan.updated_at'])
    .where('plan.owner_id', '=', user.userId)
    .where('plan.is_archived', '=', false)
    .where('plan.state', 'in', ['stale', 'failed'])
    .where('plan.updated_at', '>', since)
    .where(isPlanVisibleSql(user))
    .execute();
  return plans.map((plan) => ({
    noticeId: `plan ${plan.plan_id} ${plan.updated_at.getTime()}`,
    kind: plan.state === 'failed' ? 'plan-failed' : 'plan-stale',
    subject: plan.name,
    text: plan.state_reason,
    actorName: null,
    orderId: null,
    orderMode: null,
    orderState: null,
    planId: plan.plan_id,
    planKind: plan.kind,
    at: plan.updated_at.toISOString(),
  }));
}
