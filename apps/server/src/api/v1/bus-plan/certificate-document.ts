import { certificateDocument } from '../../../documents/certificate-document.ts';
import { grantedBusCity } from '../../../planning/plan/granted-plan.ts';
import { cityName } from '../../../reference/region/regions.ts';
import type { Handler } from '../../handler.ts';

export const downloadCertificateDocument: Handler<'v1/bus-plan/certificate-document'> = async (
  context,
  input,
  request,
) => {
  const { user } = request;
  const plan = await grantedBusCity(context.db, user, input.planId, input.cityCode);
  const bytes = await certificateDocument(context, user, plan, input.cityCode);
  const detail = { planId: plan.plan_id, cityCode: input.cityCode };
  await request.record(detail);
  return {
    fileName: `${plan.plan_no}_${cityName(input.cityCode)}_最优性证明.pdf`,
    mediaType: 'application/pdf',
    bytes,
  };
};
