import { effectGroup } from '@ooh/contract/domain/effect';
import type { Context } from '../../context.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import { grantedBusOrder } from './bus-report.ts';
import { grantedEffectOrder, type EffectOrder } from './effect-order.ts';

/** The order of a report that the user may read; an order without buses has no bus report. */
export const reportedOrder = (
  context: Pick<Context, 'db' | 'now'>,
  user: SignedInUser,
  { reportKind, orderId }: { readonly reportKind: 'bus' | 'closing'; readonly orderId: string },
): Promise<EffectOrder> =>
  reportKind === 'bus'
    ? grantedBusOrder(context, user, { orderId })
    : grantedEffectOrder(context, user, effectGroup, orderId);
