import { chinaTime } from '@ooh/contract/domain/china-time';
import { checkStoredCertificate } from '../../../planning/bus-plan/check-certificate.ts';
import { grantedBusCity } from '../../../planning/plan/granted-plan.ts';
import type { Handler } from '../../handler.ts';

export const checkCertificate: Handler<'v1/bus-plan/check-certificate'> = async (context, input, request) => {
  const plan = await grantedBusCity(context.db, request.user, input.planId, input.cityCode);
  const found = await checkStoredCertificate(context, plan.plan_id, input.cityCode, request.signal);
  const { holds, reasons, cost, value, bound } = found.verdict;
  return {
    holds,
    reasons: [...reasons],
    checkedAt: chinaTime(context.now()),
    seconds: found.seconds,
    certificateSha256: found.sha256,
    instanceHash: found.certificate.instanceHash,
    costFen: cost,
    value,
    upperBound: bound,
  };
};
