import type { MaterialSubject } from '@ooh/contract/domain/creative-material';
import { strategyPermit } from '@ooh/contract/domain/strategy-draft';
import { orderPermit } from '@ooh/contract/domain/media-order';
import { grantedOrder, lockOrder } from '../../orders/order/order-store.ts';
import { AppError, notFound } from '../../platform/http/app-error.ts';
import { isPermitted } from '../../platform/session/is-permitted.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import type { DbOrTransaction } from '../../platform/storage/postgres/database.ts';
import { draftSubject, lockedDraft, readableDraft } from '../strategy-draft/draft-store.ts';

/** An order or a draft by its key in the table of materials. */
export type MaterialKey = { readonly order_id: string } | { readonly draft_id: string };

/** The subject that a user may read; unknown and foreign ones are refused alike. */
export async function readableSubject(
  db: DbOrTransaction,
  user: SignedInUser,
  { orderId, draftId = '' }: MaterialSubject,
): Promise<MaterialKey> {
  if (orderId !== undefined) {
    if (!isPermitted(orderPermit, user)) throw notFound('订单');
    return { order_id: (await grantedOrder(db, user, orderId)).order_id };
  }
  if (!isPermitted(strategyPermit, user)) throw notFound(draftSubject);
  return { draft_id: (await readableDraft(db, user, draftId)).draft_id };
}

/** The same, locked for a change; archived drafts are refused. */
export async function lockedSubject(
  transaction: DbOrTransaction,
  user: SignedInUser,
  subject: MaterialSubject,
): Promise<MaterialKey> {
  const key = await readableSubject(transaction, user, subject);
  if ('order_id' in key) await lockOrder(transaction, key.order_id);
  else if ((await lockedDraft(transaction, user, key.draft_id)).state === 'archived')
    throw new AppError('refused', '已归档的草稿请先重新打开');
  return key;
}
