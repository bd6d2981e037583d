import type { StrategyCase } from '@ooh/contract/domain/strategy-case';
import type { EvidenceInput } from '@ooh/contract/domain/strategy-draft';
import { formatFen } from '../../ui/figure/format-figure.ts';

const dayMilliseconds = 86_400_000;

/** Whole weeks of a case, at least one. */
export const weeksOf = ({ startDate, endDate }: Pick<StrategyCase, 'startDate' | 'endDate'>): number =>
  Math.min(52, Math.max(1, Math.round((Date.parse(endDate) - Date.parse(startDate)) / dayMilliseconds / 7)));

/** A case as a finding of a draft, with what came of it where that is known. */
export function caseEvidence(row: StrategyCase, address: string): EvidenceInput {
  const { effect, netFen, cities, media } = row;
  return {
    screen: '/strategy/media/detail',
    title: row.title.slice(0, 60),
    sentence: `${row.title}：${cities.length} 城、${media.length} 种媒体，净价 ${formatFen(netFen, { unit: 'auto' })}。`,
    figures: [
      { name: '净价', value: netFen / 100, unit: '元', nature: '统计' },
      ...(effect === null
        ? []
        : [
            {
              name: '到达率',
              value: effect.reachShare.value === null ? null : effect.reachShare.value * 100,
              unit: '%',
              low: effect.reachShare.low === null ? null : effect.reachShare.low * 100,
              high: effect.reachShare.high === null ? null : effect.reachShare.high * 100,
              nature: '按执行测算' as const,
            },
          ]),
    ],
    basis: effect === null ? '媒介策略库案例' : `订单 ${effect.orderNo} 的效果评估，按上刊记录测算`,
    address,
    cityCodes: cities.map(({ cityCode }) => cityCode),
    mediumIds: [],
  };
}
