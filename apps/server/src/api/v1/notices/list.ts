import type { Notice } from '@ooh/contract/v1/notices/list';
import { orderNotices } from '../../../orders/duty/order-notices.ts';
import { sharedPlanNotices } from '../../../orders/duty/shared-plan-notices.ts';
import { sightingNotices } from '../../../market/competitor/sighting-notices.ts';
import { planNotices } from '../../../planning/plan/plan-notices.ts';
import { failedJobs } from '../../../platform/job/failed-jobs.ts';
import type { Handler } from '../../handler.ts';

const [daysBack, listed] = [30, 50] as const;

const noSubject = { orderId: null, orderMode: null, orderState: null, planId: null, planKind: null } as const;

export const listNotices: Handler<'v1/notices/list'> = async ({ db, now }, _input, { user }) => {
  const since = new Date(now().getTime() - daysBack * 86_400_000);
  const reading = await db
    .selectFrom('notice_reading')
    .select('read_until')
    .where('user_id', '=', user.userId)
    .executeTakeFirst();
  const readUntil = (reading?.read_until ?? since).toISOString();
  const jobs = await failedJobs(db, user.userId, since);
  // A plan whose job failed tells of it itself.
  const others = jobs.filter(({ kind }) => !kind.includes('plan'));
  const found: Omit<Notice, 'isUnread'>[] = [
    ...[
      ...(await orderNotices(db, user, since)),
      ...(await planNotices(db, user, since)),
      ...(await sharedPlanNotices(db, user, since)),
    ].map((notice) => ({ ...notice, address: null })),
    ...(await sightingNotices(db, user, since)).map(({ at, ...notice }) => ({
      ...noSubject,
      ...notice,
      kind: 'sighting' as const,
      actorName: null,
      at: at.toISOString(),
    })),
    ...others.map(({ id, kind, message, at }) => ({
      ...noSubject,
      noticeId: `job ${id}`,
      kind: 'job-failed' as const,
      subject: kind,
      text: message,
      actorName: null,
      address: null,
      at: at.toISOString(),
    })),
  ];
  const rows = found
    .toSorted((a, b) => (a.at < b.at ? 1 : -1))
    .slice(0, listed)
    .map((notice) => ({ ...notice, isUnread: notice.at > readUntil }));
  return { rows, unread: rows.filter(({ isUnread }) => isUnread).length };
};
