import { chinaDate } from '@ooh/contract/domain/china-time';
import { duePostings, postingFaults } from '../../../orders/duty/due-postings.ts';
import type { Handler } from '../../handler.ts';

export const listDuePostings: Handler<'v1/home/postings'> = async ({ db, now }, _input, { user }) => {
  const today = chinaDate(now());
  return { today, due: await duePostings(db, user, today), faults: await postingFaults(db, user) };
};
