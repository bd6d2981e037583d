import type { CreativeSubject } from '@ooh/contract/domain/creative';
import { orderPermit } from '@ooh/contract/domain/media-order';
import { smartSelectPermit } from '@ooh/contract/domain/smart-plan';
import { notFound } from '../../platform/http/app-error.ts';
import { isPermitted } from '../../platform/session/is-permitted.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import type { DbOrTransaction } from '../../platform/storage/postgres/database.ts';
import { grantedPlan, type GrantedPlan } from '../../planning/plan/granted-plan.ts';
import { grantedOrder, type StoredOrder } from '../order/order-store.ts';

export interface SubjectKey {
  readonly subject: CreativeSubject;
  readonly subjectId: string;
}

/** What a creative belongs to, as its reader may see it. */
export type GrantedSubject =
  | { readonly kind: 'order'; readonly order: StoredOrder }
  | { readonly kind: 'plan'; readonly granted: GrantedPlan };

/** The order or plan. Throws the same not-found error for unknown, foreign and ungranted ones. */
export async function grantedSubject(
  db: DbOrTransaction,
  user: SignedInUser,
  { subject, subjectId }: SubjectKey,
): Promise<GrantedSubject> {
  if (subject === 'order') {
    if (!isPermitted(orderPermit, user)) throw notFound('订单');
    return { kind: 'order', order: await grantedOrder(db, user, subjectId) };
  }
  if (!isPermitted(smartSelectPermit, user)) throw notFound('方案');
  return { kind: 'plan', granted: await grantedPlan(db, user, subjectId) };
}
