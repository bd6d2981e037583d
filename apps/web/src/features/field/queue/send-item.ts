import { certain } from '@ooh/contract/core/certain';
import { codes } from '@ooh/contract/core/envelope';
import { call, upload } from '../../../api/call.ts';
import type { CallResult } from '../../../api/call-types.ts';
import { localCodes } from '../../../api/answer.ts';
import { doubtNames } from '../../../shared/order/posting-names.ts';
import type { Outcome } from './field-queue.ts';
import type { QueueItem } from './queue-item.ts';

/** Answers that do not change when the same is sent again. */
const finalCodes: readonly string[] = [
  codes.notFound,
  codes.forbidden,
  codes.invalid,
  codes.refused,
  codes.tooLarge,
].map(({ code }) => code);

/** A poor line carries a photo in this time; what takes longer is sent again. */
const photoMs = 300_000;

function outcomeOf<Body>(result: CallResult<Body>, words: (body: Body) => string | null): Outcome {
  const { code, message, body } = result;
  if (code === codes.success.code && body !== null) return { kind: 'received', words: words(body) };
  if (finalCodes.includes(code)) return { kind: 'refused', words: message };
  return { kind: code === localCodes.network || code === localCodes.timeout ? 'unanswered' : 'failed' };
}

/** Sends an item of the queue to the service, which gives it one effect however often it is sent. */
export async function sendItem(item: QueueItem, file: Blob | null): Promise<Outcome> {
  const { work, postingId, itemId } = item;
  try {
    if (work.kind === 'mark') {
      const { state, damage, postedOn, note } = work;
      // Unnotified: the queue says of every item what became of it, and sends it again.
      const change = { postingId, state, damage, postedOn, note };
      const marked = await call('v1/monitoring/mark-posting', change, { unnotified: true });
      return outcomeOf(marked, () => null);
    }
    const input = {
      postingId,
      shot: work.shot,
      itemKey: itemId,
      isProof: 'true',
      ...(work.isLit === undefined ? {} : { isLit: work.isLit ? 'true' : 'false' }),
      ...(work.isSmaller && work.hash !== null ? { originalSha256: work.hash } : {}),
    };
    const picture = certain(file, 'file of a photo', itemId);
    const sent = new File([picture], work.fileName, { type: picture.type });
    // Unnotified: as above.
    const stored = await upload('v1/monitoring/photos', input, sent, {
      unnotified: true,
      timeoutMs: photoMs,
      requestKey: itemId,
    });
    return outcomeOf(stored, ({ doubts }) =>
      doubts.length === 0 ? null : `审核时会复核：${doubts.map((doubt) => doubtNames[doubt]).join('、')}`,
    );
  } catch {
    // The session has ended; the item waits for the next one.
    return { kind: 'unanswered' };
  }
}
