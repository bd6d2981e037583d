import { cityName } from '../../../reference/region/regions.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import { grantedBusCity } from '../../../planning/plan/granted-plan.ts';
import { certificateSha256 } from '../../../planning/bus-plan/check-certificate.ts';
import { certificateOf, readPlanCity } from '../../../planning/plan/plan-cities.ts';
import type { Handler } from '../../handler.ts';

export const downloadCertificate: Handler<'v1/bus-plan/certificate'> = async (context, input, request) => {
  const { user } = request;
  const plan = await grantedBusCity(context.db, user, input.planId, input.cityCode);
  const stored = await readPlanCity(context.db, plan.plan_id, input.cityCode);
  const summary = certificateOf(stored);
  if (stored === undefined || summary === null) throw notFound('最优性证书');
  const detail = { planId: plan.plan_id, cityCode: input.cityCode };
  await request.record(detail);
  const document = {
    planNo: plan.plan_no,
    cityCode: input.cityCode,
    panelReleaseId: stored.panel_release_id,
    lineReleaseId: stored.line_release_id,
    summary,
    delivery: stored.certified_delivery,
    certificateSha256: certificateSha256(stored),
    // The request: terms and limits, no persons.
    selection: stored.certified_selection,
    certificate: stored.certificate,
  };
  return {
    fileName: `${plan.plan_no}_${cityName(input.cityCode)}_最优性证书.json`,
    mediaType: 'application/json',
    bytes: new TextEncoder().encode(JSON.stringify(document, null, 1)),
  };
};
