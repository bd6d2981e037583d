import { chinaDate } from '@ooh/contract/domain/china-time';
import { exceptionStates } from '@ooh/contract/domain/order-names';
import type { CallOutput } from '@ooh/contract/registry';
import { dayNumber } from '../../reference/calendar/flight-days.ts';
import type { Context } from '../../context.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import { readPostings, type PostingFilter } from './posting-query.ts';
import { lossOf, openDoubts, presentPosting } from './posting-row.ts';

/** Rows looked through by state, and rows listed. */
const maxRead = 5000;
const maxListed = 500;

/** Deviations from the booking: failed postings, and unreviewed photos with doubts. */
export async function listExceptions(
  context: Pick<Context, 'db' | 'now'>,
  user: SignedInUser,
  filter: PostingFilter,
): Promise<CallOutput<'v1/monitoring/exceptions'>> {
  const today = dayNumber(chinaDate(context.now()));
  const states =
    filter.state === undefined
      ? [...exceptionStates, 'posted' as const, 'made-good' as const]
      : [filter.state];
  const found = [];
  for (const state of states)
    found.push(
      ...(await readPostings(context.db, user, { ...filter, state }, { limit: maxRead, offset: 0 })),
    );
  const rows = found.flatMap((posting) => {
    const doubts = openDoubts(posting);
    const isFailed = exceptionStates.some((state) => state === posting.state);
    return isFailed || doubts.length > 0
      ? [{ ...presentPosting(posting), ...lossOf(posting, today), doubts }]
      : [];
  });
  rows.sort((a, b) => b.lostNetFen - a.lostNetFen || b.doubts.length - a.doubts.length);
  return { rows: rows.slice(0, maxListed), total: rows.length };
}
