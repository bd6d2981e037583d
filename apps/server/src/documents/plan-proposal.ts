import type { ProposalFormat } from '@ooh/contract/domain/order-document';
import { planGoalNames, planKindNames } from '@ooh/contract/domain/plan-names';
import { moneyText } from '@ooh/report/report-text';
import type { LabelledValue, PlanDocument } from '@ooh/report/plan-document';
import type { ProposalDocument } from '@ooh/report/proposal-document';
import type { Context } from '../context.ts';
import { grantedPlan, type GrantedPlan } from '../planning/plan/granted-plan.ts';
import type { FileAnswer } from '../platform/http/file-answer.ts';
import type { WorkbookRequest } from '../platform/document/workbook-request.ts';
import { planLook, planParts } from './plan-parts.ts';
import { sendDeck } from './send-deck.ts';

function demandsOf({ plan }: GrantedPlan, { brief, lines }: PlanDocument): LabelledValue[] {
  return [
    { label: '方案类型', value: planKindNames[plan.kind] },
    { label: '营销目标', value: planGoalNames[plan.brief.goal] },
    { label: '投放期', value: `${brief.flightStart} 至 ${brief.flightEnd}` },
    { label: '城市', value: brief.cities.join('、') },
    { label: '媒体形式', value: [...new Set(lines.map(({ medium }) => medium))].join('、') },
    { label: '目标人群', value: brief.audienceSentence },
    ...(brief.budgetFen === null ? [] : [{ label: '预算', value: moneyText(brief.budgetFen) }]),
  ];
}

/** 投放方案 of a plan as an editable deck, or the same pages as PDF. */
export async function sendPlanProposal(
  context: Context,
  request: WorkbookRequest,
  planId: string,
  format: ProposalFormat,
  argument: Pick<ProposalDocument, 'arguments' | 'tried'>,
): Promise<FileAnswer> {
  const granted = await grantedPlan(context.db, request.user, planId);
  const parts = await planParts(context, request, granted);
  const { plan, effects, certificates, unmeasured } = parts;
  const proposal: ProposalDocument = {
    stage: 'confirm',
    plan,
    demands: demandsOf(granted, plan),
    effects,
    certificates,
    ...argument,
    ...(await planLook(context, request, granted, parts)),
    works: [],
    unmeasured,
    services: [],
  };
  const bytes = await context.documents.write(format === 'pdf' ? 'proposalPdf' : 'proposalDeck', proposal);
  return sendDeck(request, plan.header, {
    name: '投放方案',
    format,
    detail: { planId, format, totalFen: plan.totals.totalFen, lines: plan.lines.length },
    bytes,
  });
}
