import { chinaDate } from '@ooh/contract/domain/china-time';
import type { PostingRow } from '@ooh/contract/domain/monitoring';
import type { PostingState } from '@ooh/contract/domain/order';
import type { ParsedInput } from '@ooh/contract/registry';
import type { Context } from '../../context.ts';
import { notFound, AppError } from '../../platform/http/app-error.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import { noteExceptions } from './exception-times.ts';
import { readPostings } from './posting-query.ts';
import { presentPosting } from './posting-row.ts';

export interface MarkedPosting {
  readonly state: PostingState;
  readonly postedOn: string | null;
  readonly takenDownOn: string | null;
}

/** Error of a posting record, as text; null when valid. */
export function markProblem(
  marked: MarkedPosting,
  posting: { readonly plannedFrom: string; readonly isMakeGood: boolean },
  today: string,
): string | null {
  const { state, postedOn, takenDownOn } = marked;
  if (state === 'pending' || state === 'missing')
    return postedOn === null && takenDownOn === null ? null : '待上刊与漏刊没有上刊或下刊日期';
  if (postedOn === null) return '请填写实际上刊日期';
  if (postedOn > today) return '实际上刊日期不能晚于今天';
  if (takenDownOn !== null && takenDownOn < postedOn) return '下刊日期不能早于上刊日期';
  if (takenDownOn !== null && takenDownOn > today) return '实际下刊日期不能晚于今天';
  if ((state === 'made-good') !== posting.isMakeGood)
    return posting.isMakeGood ? '补刊点位的状态只能是已补、待上刊或漏刊' : '「已补」用于补刊点位';
  if (state === 'late' && postedOn <= posting.plannedFrom) return '上刊日期不晚于计划，不是晚刊';
  return null;
}

/** A unit that was posted after its first day is late, whatever its stated state. */
export const statedState = ({ state, postedOn }: MarkedPosting, plannedFrom: string): PostingState =>
  state === 'posted' && postedOn !== null && postedOn > plannedFrom ? 'late' : state;

/** Records the posting of a unit. */
export async function markPosting(
  context: Pick<Context, 'db' | 'audit' | 'now'>,
  user: SignedInUser,
  input: ParsedInput<'v1/monitoring/mark-posting'>,
  request: { readonly address: string; readonly requestId: string },
): Promise<PostingRow> {
  const { postingId, note, damage } = input;
  return context.db.transaction().execute(async (transaction) => {
    const only = { limit: 1, offset: 0 };
    const [posting] = await readPostings(transaction, user, { postingId }, only);
    if (posting === undefined) throw notFound('点位');
    const today = chinaDate(context.now());
    const known = { plannedFrom: posting.planned_from, isMakeGood: posting.make_good_of !== null };
    const problem = markProblem(input, known, today);
    if (problem !== null) throw new AppError('invalid', problem);
    const state = statedState(input, posting.planned_from);
    await transaction
      .updateTable('media_posting')
      .set({
        state,
        posted_on: input.postedOn,
        taken_down_on: input.takenDownOn,
        damage: state === 'damaged' ? (damage ?? 'broken') : null,
        note,
        updated_at: context.now(),
      })
      .where('posting_id', '=', posting.posting_id)
      .execute();
    await noteExceptions(transaction, [posting.posting_id], context.now());
    const detail = { postingId: posting.posting_id, from: posting.state, to: state };
    await context.audit.record({ ...request, action: 'monitoring.mark', actor: user, detail }, transaction);
    const [marked] = await readPostings(transaction, user, { postingId }, only);
    return presentPosting(marked);
  });
}
