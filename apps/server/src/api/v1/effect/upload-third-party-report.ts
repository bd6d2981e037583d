import { loadEffect } from '../../../orders/effect/answer-effect.ts';
import { compareCities } from '../../../orders/effect/combine-figures.ts';
import { saveThirdPartyReport } from '../../../orders/effect/save-third-party.ts';
import { thirdPartyFaults } from '../../../orders/effect/third-party-faults.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Handler } from '../../handler.ts';

export const uploadThirdPartyReport: Handler<'v1/effect/third-party-reports'> = async (
  context,
  input,
  request,
) => {
  const { user, file, address, requestId } = request;
  const { order, effect } = await loadEffect(context, user, { orderId: input.orderId });
  if (user.organisationKind !== 'platform') throw new AppError('refused', '第三方报告由平台人员上传');
  const bases = effect.scope.cities.flatMap(({ basis }) => (basis === null ? [] : [basis]));
  const faults = thirdPartyFaults(input, {
    startDate: order.order.start_date,
    endDate: order.order.end_date,
    cityNames: effect.scope.cities.map(({ cityName }) => cityName),
    universePersons:
      bases.length === 0 ? null : bases.reduce((sum, { universePersons }) => sum + universePersons, 0),
    comparison: compareCities(effect.cities, context.config.minimumCell),
  });
  if (faults.length > 0) throw new AppError('refused', faults.join('；'));
  return saveThirdPartyReport(context, user, order.orderId, input, file, { address, requestId });
};
