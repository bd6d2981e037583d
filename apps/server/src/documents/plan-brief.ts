import { sentenceOf } from '@ooh/contract/domain/target-audience';
import type { PlanDocument } from '@ooh/report/plan-document';
import { flightOfBrief } from '../reference/calendar/flight-days.ts';
import { labelName } from '../reference/label/label-tree.ts';
import type { StoredPlan } from '../planning/plan/plan-store.ts';

/** What a plan was asked for; its budget is told where the document is of the whole plan. */
export function planBrief(
  { brief, budget_fen }: StoredPlan,
  cities: readonly string[],
  isWhole: boolean,
): PlanDocument['brief'] {
  const flight = flightOfBrief(brief.startDate, brief.weeks);
  return {
    cities,
    audienceSentence: sentenceOf(brief.targetAudience, labelName),
    flightStart: flight.startDate,
    flightEnd: flight.endDate,
    budgetFen: isWhole ? budget_fen : null,
  };
}
