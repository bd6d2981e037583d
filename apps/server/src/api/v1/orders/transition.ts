import { answerOnce } from '../../../order/answer-once.ts';
import { visibleParts } from '../../../order/order-scope.ts';
import { orderForChange } from '../../../order/order-store.ts';
import { takeStep } from '../../../order/take-step.ts';
import { Refusal } from '../../../refusal.ts';
import type { Handler } from '../../handler.ts';

export const transitionOrder: Handler<'v1/orders/transition'> = (context, input, request) =>
  answerOnce(context, request, 'v1/orders/transition', input, async (transaction) => {
    const { user, address, requestId } = request;
    const { orderId, reason } = input;
    const order = await orderForChange(transaction, user, orderId, input.version);
    // An order takes its steps whole; which city is out of scope is told to nobody.
    if (!visibleParts(user, order).isWhole)
      throw new Refusal('refused', '订单含有您数据权限以外的城市或媒体，请由有权限的同事变更状态');
    const step = { to: input.state, actorId: user.userId, reason, now: context.now() };
    const stored = await takeStep(transaction, order, step);
    const detail = { orderId, from: order.state, to: stored.state, version: stored.version, reason };
    await context.audit.record(
      { action: 'order.transition', actor: user, address, requestId, detail },
      transaction,
    );
    const { version, state } = stored;
    return { orderId, version, state, updatedAt: stored.updated_at.toISOString() };
  });
