import { boundPercent, gapPercent } from '@ooh/contract/domain/certificate-sentence';
import type { InsightOf } from '@ooh/contract/domain/plan-insight';
import type { ChartModel } from '../../chart/chart-model.ts';
import { formatFen, formatShare } from '../../ui/figure/format-figure.ts';

/** Reach over budgets, whatever else its answer says. */
export type FrontierOf = Pick<InsightOf<'frontier'>, 'k' | 'budgetFen' | 'points'>;

/** To 100 yuan: what is proved at one budget is not said of a rounded one. */
export const exactBudget = (fen: number) => formatFen(fen, { unit: 'auto', digits: 2 });

export interface FrontierRow {
  readonly budgetFen: number;
  readonly isOwn: boolean;
  readonly costText: string;
  readonly reachText: string;
  readonly boundText: string;
  readonly gapText: string;
  /** Reach that the step from the budget before adds, for each ¥10,000 of it; null for the first. */
  readonly stepText: string;
  readonly linesText: string;
  readonly message: string | null;
}

/** What every budget reaches, and what the money beyond the budget before brings. */
export function prepareFrontierRows({ points, budgetFen }: FrontierOf): FrontierRow[] {
  return points.map((point, i) => {
    const { plan } = point;
    const before = points[i - 1];
    const step =
      plan && before?.plan
        ? ((plan.persons - before.plan.persons) / (point.budgetFen - before.budgetFen)) * 1_000_000
        : null;
    return {
      budgetFen: point.budgetFen,
      isOwn: point.budgetFen === budgetFen,
      costText: plan ? exactBudget(plan.costFen) : '—',
      reachText: plan ? formatShare(plan.share) : '—',
      boundText: plan ? boundPercent(plan.boundShare) : '—',
      gapText: plan ? gapPercent(plan.boundShare > 0 ? 1 - plan.share / plan.boundShare : 0) : '—',
      stepText: step === null ? '—' : `+${Math.round(Math.max(0, step)).toLocaleString('zh-CN')} 人`,
      linesText: plan ? `${plan.lines} 条 ${plan.vehicles} 辆` : '—',
      message: point.message,
    };
  });
}

/** Reach found and proved limit over the budgets. */
export function prepareFrontierChart(insight: FrontierOf): ChartModel {
  const { points, budgetFen, k } = insight;
  const name = k === 1 ? 'TA 到达率' : `TA ${k}+ 到达率`;
  const own = points.find((point) => point.budgetFen === budgetFen)?.plan;
  const most = points.at(-1);
  const reading =
    own && most?.plan
      ? `现预算达到 ${formatShare(own.share)}，增到 ${exactBudget(most.budgetFen)} 时达到 ${formatShare(most.plan.share)}（不可能超过 ${boundPercent(most.plan.boundShare)}）。`
      : '现预算下没有满足约束的方案。';
  return {
    title: '预算—到达率曲线',
    summary: reading,
    kind: 'curve',
    categoryName: '预算',
    categories: points.map((point) => exactBudget(point.budgetFen)),
    valueName: name,
    series: [
      { name, meaning: 'forecast', values: points.map(({ plan }) => plan?.share ?? null) },
      { name: '已证上界', meaning: 'target', values: points.map(({ plan }) => plan?.boundShare ?? null) },
    ],
    format: (share) => formatShare(share),
  };
}
