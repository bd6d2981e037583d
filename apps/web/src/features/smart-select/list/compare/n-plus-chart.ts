import type { PlanEvaluation } from '@ooh/contract/domain/evaluation';
import type { ChartModel } from '../../../../chart/chart-model.ts';
import { formatShare } from '../../../../ui/figure/format-figure.ts';

export interface MeasuredPlan {
  readonly planName: string;
  readonly evaluation: Pick<PlanEvaluation, 'reachAtLeast'>;
}

const mostContacts = 10;
/** The number of contacts that the trade speaks of as effective. */
const effective = 3;

/** N+ reach of plans in one city, 1+ to 10+; a plan whose figures are withheld has a gap. */
export function nPlusChart(plans: readonly MeasuredPlan[], cityName: string): ChartModel {
  const shareAt = ({ evaluation }: MeasuredPlan, k: number) =>
    evaluation.reachAtLeast.find((entry) => entry.k === k)?.share ?? null;
  const ks = Array.from({ length: mostContacts }, (_, i) => i + 1);
  const at = (k: number) =>
    plans.map((plan) => `${plan.planName} ${formatShare(shareAt(plan, k))}`).join('，');
  return {
    title: `N+ 到达（${cityName}）`,
    summary: `1+：${at(1)}；${effective}+：${at(effective)}。`,
    kind: 'curve',
    categoryName: '至少接触次数',
    categories: ks.map((k) => `${k}+`),
    valueName: 'TA 到达率',
    series: plans.map((plan) => ({
      name: plan.planName,
      values: ks.map((k) => shareAt(plan, k)),
    })),
    format: (share) => formatShare(share),
  };
}
