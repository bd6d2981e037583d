import { cityName } from '../../../region/regions.ts';
import { notFound } from '../../../refusal.ts';
import { grantedPlanCity } from '../../../smart-select/granted-plan.ts';
import { certificateOf, readPlanCity } from '../../../smart-select/plan-cities.ts';
import type { Handler } from '../../handler.ts';

export const downloadCertificate: Handler<'v1/bus-plan/certificate'> = async (context, input, request) => {
  const { user, address, requestId } = request;
  const plan = await grantedPlanCity(context.db, user, input.planId, input.cityCode);
  const stored = await readPlanCity(context.db, plan.plan_id, input.cityCode);
  const summary = certificateOf(stored);
  if (stored === undefined || summary === null) throw notFound('最优性证书');
  const detail = { planId: plan.plan_id, cityCode: input.cityCode };
  await context.audit.record({ action: 'export.certificate', actor: user, address, requestId, detail });
  const document = {
    planNo: plan.plan_no,
    cityCode: input.cityCode,
    panelReleaseId: stored.panel_release_id,
    lineReleaseId: stored.line_release_id,
    summary,
    delivery: stored.certified_delivery,
    certificate: stored.certificate,
  };
  return {
    fileName: `${plan.plan_no}_${cityName(input.cityCode)}_最优性证书.json`,
    mediaType: 'application/json',
    bytes: new TextEncoder().encode(JSON.stringify(document, null, 1)),
  };
};
