import { effectGroup } from '@ooh/contract/domain/effect';
import { addConclusion, readConclusions } from '../../orders/effect/conclusions.ts';
import { grantedEffectOrder } from '../../orders/effect/effect-order.ts';
import type { Handler } from '../handler.ts';

export const inputConclusionText: Handler<'effectestimate/inputConclusionText'> = async (
  context,
  input,
  request,
) => {
  const { user, address, requestId } = request;
  const { orderId, text, version } = input;
  await grantedEffectOrder(context, user, effectGroup, orderId);
  await addConclusion(context, user, { orderId, text, over: version }, { address, requestId });
  return { conclusions: await readConclusions(context.db, orderId) };
};
