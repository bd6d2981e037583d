import { visibleParts } from '../../../orders/order/order-scope.ts';
import { orderForChange } from '../../../orders/order/order-store.ts';
import { takeStep } from '../../../orders/order/take-step.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { hiddenItemsRefusal } from '@ooh/contract/domain/order-next-action';
import type { Handler } from '../../handler.ts';

export const transitionOrder: Handler<'v1/orders/transition'> = (context, input, request) =>
  context.db.transaction().execute(async (transaction) => {
    const { user } = request;
    const { orderId, reason } = input;
    const order = await orderForChange(transaction, user, orderId, input.version);
    if (!visibleParts(user, order).isWhole) throw new AppError('refused', hiddenItemsRefusal);
    const byClient = user.organisationKind === 'advertiser';
    const step = { to: input.state, actorId: user.userId, byClient, reason, now: context.now() };
    const stored = await takeStep(transaction, order, step);
    const detail = { orderId, from: order.state, to: stored.state, version: stored.version, reason };
    await request.record(detail, transaction);
    const { version, state } = stored;
    return { orderId, version, state, updatedAt: stored.updated_at.toISOString() };
  });
