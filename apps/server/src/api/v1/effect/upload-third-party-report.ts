import { effectGroup } from '@ooh/contract/domain/effect';
import { grantedEffectOrder } from '../../../orders/effect/effect-order.ts';
import { saveThirdPartyReport } from '../../../orders/effect/save-third-party.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Handler } from '../../handler.ts';

export const uploadThirdPartyReport: Handler<'v1/effect/third-party-reports'> = async (
  context,
  input,
  request,
) => {
  const { user, file, address, requestId } = request;
  const { orderId } = await grantedEffectOrder(context, user, effectGroup, input.orderId);
  if (user.organisationKind !== 'platform') throw new AppError('refused', '第三方报告由平台人员上传');
  return saveThirdPartyReport(context, user, orderId, input, file, { address, requestId });
};
