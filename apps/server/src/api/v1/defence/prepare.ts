import { defenceJobKind } from '../../../documents/defence/defence-job.ts';
import { readDefenceSubject } from '../../../documents/defence/read-subject.ts';
import type { Handler } from '../../handler.ts';

export const prepareDefence: Handler<'v1/defence/prepare'> = async (context, asked, { user }) => {
  await readDefenceSubject(context, user, asked);
  const jobId = await context.db
    .transaction()
    .execute((transaction) => context.jobs.enqueue(defenceJobKind, user.userId, asked, transaction));
  context.jobs.wake();
  return { jobId };
};
