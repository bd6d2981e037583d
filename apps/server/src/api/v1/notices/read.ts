import type { Handler } from '../../handler.ts';

export const readNotices: Handler<'v1/notices/read'> = async ({ db, now }, { until }, { user }) => {
  // What is still to come cannot have been read.
  const readUntil = new Date(Math.min(new Date(until).getTime(), now().getTime()));
  await db
    .insertInto('notice_reading')
    .values({ user_id: user.userId, read_until: readUntil })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ read_until: readUntil }))
    .execute();
  return {};
};
