import type { PlanDocument } from '@ooh/report/plan-document';
import { chinaDate, chinaTime } from '@ooh/contract/domain/china-time';
import type { SignedInUser } from '../platform/session/session.ts';
import type { StoredPlan } from '../planning/plan/plan-store.ts';
import { watermarkOf } from '../platform/document/watermark.ts';

type Header = PlanDocument['header'];

const quotationValidDays = 15;

/** The head of a plan's quotation and schedule, which bind for some days from now. */
export function planHeader(
  plan: StoredPlan,
  brandName: string,
  made: { readonly by: SignedInUser; readonly at: Date },
  data: Pick<Header, 'dataReleases' | 'demo'>,
): Header {
  const lastDay = new Date(made.at.getTime() + quotationValidDays * 86_400_000);
  return {
    clientName: brandName,
    agencyName: made.by.organisationName,
    brandName,
    projectName: plan.name,
    planNumber: plan.plan_no,
    versionLabel: `V${plan.version}`,
    issuedAt: chinaTime(made.at),
    preparedBy: made.by.nickName,
    validUntil: chinaDate(lastDay),
    watermarkText: watermarkOf(made.by),
    ...data,
  };
}
