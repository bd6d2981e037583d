import { effectGroup } from '@ooh/contract/domain/effect';
import { grantedEffectOrder } from '../../../effect/effect-order.ts';
import { saveThirdPartyReport } from '../../../effect/save-third-party.ts';
import { Refusal } from '../../../refusal.ts';
import type { Handler } from '../../handler.ts';

export const uploadThirdPartyReport: Handler<'v1/effect/third-party-reports'> = async (
  context,
  input,
  request,
) => {
  const { user, file, address, requestId } = request;
  const { orderId } = await grantedEffectOrder(context, user, effectGroup, input.orderId);
  if (user.organisationKind !== 'platform') throw new Refusal('refused', '第三方报告由平台人员上传');
  return saveThirdPartyReport(context, user, orderId, input, file, { address, requestId });
};
