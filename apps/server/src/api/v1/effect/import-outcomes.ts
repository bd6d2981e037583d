import { effectGroup } from '@ooh/contract/domain/effect';
import { grantedEffectOrder, inCity } from '../../../orders/effect/effect-order.ts';
import { importOutcomes as importList } from '../../../orders/effect/import-outcomes.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Handler } from '../../handler.ts';

export const importOutcomes: Handler<'v1/effect/outcomes'> = async (context, input, request) => {
  const { user, file, address, requestId } = request;
  const { cityCode, isDryRun } = input;
  const { orderId } = inCity(await grantedEffectOrder(context, user, effectGroup, input.orderId), cityCode);
  if (user.organisationKind !== 'platform') throw new AppError('refused', '到访与搜索数据由平台人员导入');
  const of = { orderId, cityCode };
  return importList(context, user, of, { ...file, isDryRun }, { address, requestId });
};
