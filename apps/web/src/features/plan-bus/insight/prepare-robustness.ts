import type { InsightOf } from '@ooh/contract/domain/plan-insight';
import { formatCount, formatNumber, formatShare } from '../../../ui/figure/format-figure.ts';

export interface RobustnessRow {
  readonly lineId: string;
  readonly lineName: string;
  readonly vehicles: number;
  readonly chosenShare: number;
  readonly chosenText: string;
  readonly meanText: string;
  readonly rankText: string;
  readonly verdict: '稳固' | '较稳' | '易变' | '候补';
}

/** From these shares of the samples on a line of the plan counts as firm, or fairly so. */
const firm = 0.9;
const fair = 0.6;
/** A line outside the plan that fewer samples choose is not worth a row. */
const worthSeeing = 0.2;

function verdictOf(vehicles: number, chosenShare: number): RobustnessRow['verdict'] {
  if (vehicles === 0) return '候补';
  if (chosenShare >= firm) return '稳固';
  return chosenShare >= fair ? '较稳' : '易变';
}

/** Lines of the plan, then those that many samples would choose instead; the most often chosen first. */
export function prepareRobustnessRows({ lines }: InsightOf<'robustness'>): RobustnessRow[] {
  return lines
    .filter((line) => line.vehicles > 0 || line.chosenShare >= worthSeeing)
    .toSorted((a, b) => Number(b.vehicles > 0) - Number(a.vehicles > 0) || b.chosenShare - a.chosenShare)
    .map(({ lineId, lineName, vehicles, chosenShare, meanVehicles, rank }) => ({
      lineId,
      lineName,
      vehicles,
      chosenShare,
      chosenText: formatShare(chosenShare, 0),
      meanText: meanVehicles > 0 ? formatNumber(meanVehicles, 1) : '—',
      rankText:
        rank === null ? '—' : `第 ${rank.here}（${formatNumber(rank.low)}–${formatNumber(rank.high)}）`,
      verdict: verdictOf(vehicles, chosenShare),
    }));
}

/** The reading in one sentence. */
export function readRobustness(insight: InsightOf<'robustness'>): string {
  const { replicates, asked, kept, regret, value } = insight;
  const cut = replicates < asked ? `（限时内完成 ${replicates}/${asked} 次）` : '';
  return (
    `对人群样本重抽样 ${replicates} 次${cut}：平均保留 ${formatShare(kept, 0)} 的线路；` +
    `目标值 ${formatCount(value.here)}，95% 落在 ${formatCount(value.low)}–${formatCount(value.high)}；` +
    `换一份样本优选，平均只能再多 ${formatShare(regret.mean, 2)}（95% 不超过 ${formatShare(regret.high, 2)}）。`
  );
}
