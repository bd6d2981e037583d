import type { InsightOf } from '@ooh/contract/domain/plan-insight';
import type { ChartModel } from '../../../chart/chart-model.ts';
import { formatFen, formatShare } from '../../../ui/figure/format-figure.ts';
import { gapPercent } from '@ooh/contract/domain/certificate-sentence';

/** To 100 yuan: what is proved at one budget is not said of a rounded one. */
const money = (fen: number) => formatFen(fen, { unit: 'auto', digits: 2 });

/** A proved limit is rounded up, so that the promise holds as it is written. */
export const boundShareText = (share: number) => `${(Math.ceil(share * 1000 - 1e-9) / 10).toFixed(1)}%`;

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
export function prepareFrontierRows({ points, budgetFen }: InsightOf<'frontier'>): FrontierRow[] {
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
      costText: plan ? money(plan.costFen) : '—',
      reachText: plan ? formatShare(plan.share) : '—',
      boundText: plan ? boundShareText(plan.boundShare) : '—',
      gapText: plan ? gapPercent(plan.boundShare > 0 ? 1 - plan.share / plan.boundShare : 0) : '—',
      stepText: step === null ? '—' : `+${Math.round(Math.max(0, step)).toLocaleString('zh-CN')} 人`,
      linesText: plan ? `${plan.lines} 条 ${plan.vehicles} 辆` : '—',
      message: point.message,
    };
  });
}

/** Reach found and proved limit over the budgets. */
export function prepareFrontierChart(insight: InsightOf<'frontier'>): ChartModel {
  const { points, budgetFen, k } = insight;
  const name = k === 1 ? 'TA 到达率' : `TA ${k}+ 到达率`;
  const own = points.find((point) => point.budgetFen === budgetFen)?.plan;
  const most = points.at(-1);
  const reading =
    own && most?.plan
      ? `现预算达到 ${formatShare(own.share)}，增到 ${money(most.budgetFen)} 时达到 ${formatShare(most.plan.share)}（不可能超过 ${boundShareText(most.plan.boundShare)}）。`
      : '现预算下没有满足约束的方案。';
  return {
    title: '预算—到达率曲线',
    summary: reading,
    kind: 'curve',
    categoryName: '预算',
    categories: points.map((point) => money(point.budgetFen)),
    valueName: name,
    series: [
      { name, meaning: 'forecast', values: points.map(({ plan }) => plan?.share ?? null) },
      { name: '已证上界', meaning: 'target', values: points.map(({ plan }) => plan?.boundShare ?? null) },
    ],
    format: (share) => formatShare(share),
  };
}

export interface LeastBudgetReading {
  readonly tone: 'success' | 'error' | 'warning';
  readonly title: string;
  readonly explanation: string;
}

/** The bracket of the least budget in words: what is found, and what is proved not to suffice. */
export function readLeastBudget(insight: InsightOf<'leastBudget'>): LeastBudgetReading {
  const { status, enough, short, reachShare, maxFen, k } = insight;
  const target = `${k === 1 ? '' : `${k}+ `}到达率 ${formatShare(reachShare)}`;
  if (status === 'impossible')
    return {
      tone: 'error',
      title: `${target} 不可能达到`,
      explanation:
        short?.boundShare === null || short === null
          ? '在现有约束下没有任何可行方案。'
          : `即使买下约束允许的全部车辆（${money(maxFen)}），到达率也不会超过 ${boundShareText(short.boundShare)}（已证明）。`,
    };
  if (status === 'open' || enough === null)
    return {
      tone: 'warning',
      title: `${target} 能否达到尚无定论`,
      explanation: '限定时间内既没有找到达到目标的方案，也没有证明它不可能，请重试。',
    };
  const found = `${money(enough.costFen)} 的方案达到 ${formatShare(enough.share)}`;
  return {
    tone: 'success',
    title: `最小预算不超过 ${money(enough.costFen)}`,
    explanation:
      short === null
        ? `${found}；更低的预算未能证明不够。`
        : `${found}；预算不超过 ${money(short.budgetFen)} 时，任何方案都达不到（已证明）。`,
  };
}
