import type { Notice } from '@ooh/contract/v1/notices/list';
import { isPlanVisibleSql } from '../../access/plan-access.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import type { Db } from '../../platform/storage/postgres/database.ts';

/** Links to presentations of plans that the user gave away and that somebody opened since a moment. */
export async function sharedPlanNotices(
  db: Db,
  user: SignedInUser,
  since: Date,
): Promise<Omit<Notice, 'isUnread' | 'address'>[]> {
  const shares = await db
    .selectFrom('order_share as share')
    .innerJoin('smart_plan as plan', 'plan.plan_id', 'share.plan_id')
    .select(['share.share_id', 'share.opens', 'share.last_opened_at'])
    .select(['plan.plan_id', 'plan.name', 'plan.kind'])
    .where('share.sharer_id', '=', user.userId)
    .where('share.last_opened_at', '>', since)
    .where('plan.is_archived', '=', false)
    .where(isPlanVisibleSql(user))
    .$narrowType<{ last_opened_at: Date }>()
    .execute();
  return shares.map((share) => ({
    noticeId: `share ${share.share_id} ${share.opens}`,
    kind: 'share-opened',
    subject: share.name,
    text: `已打开 ${share.opens} 次`,
    actorName: null,
    orderId: null,
    orderMode: null,
    orderState: null,
    planId: share.plan_id,
    planKind: share.kind,
    at: share.last_opened_at.toISOString(),
  }));
}
