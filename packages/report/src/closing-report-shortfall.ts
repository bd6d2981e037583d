import { causeNames } from './board-losses.ts';
import type { ClosingFacts } from './closing-report-facts.ts';
import { chart, kpis, table, type ClosingPage } from './closing-report-page.ts';
import { right } from './report-frame.ts';
import { contactsText, countText, moneyText, shareText } from './report-text.ts';

const causeName = (cause: string): string => causeNames[cause] ?? cause;

export function shortfall({ loss }: ClosingFacts): ClosingPage {
  if (loss === null) return '没有欠量分解';
  const { plannedImpressions, actualImpressions } = loss;
  if (plannedImpressions === null || actualImpressions === null) return '样本不足，不能把欠量换算为曝光';
  const causes = loss.causes.filter(({ unitDays }) => unitDays !== 0);
  const gap = plannedImpressions - actualImpressions;
  const [worst] = causes.toSorted((a, b) => (b.impressions ?? 0) - (a.impressions ?? 0));
  const why = worst === undefined ? '样本不足，不能分到原因' : `主要因为${causeName(worst.cause)}`;
  return {
    title:
      gap <= 0
        ? `没有欠量：按上刊记录测算曝光为计划的 ${shareText(actualImpressions / plannedImpressions)}`
        : `比计划少 ${contactsText(gap)}曝光（${shareText(gap / plannedImpressions)}），${why}`,
    blocks: [
      kpis(
        ['计划曝光', countText(plannedImpressions), '全程'],
        ['按上刊记录测算', countText(actualImpressions), '全程'],
        ['欠量', countText(Math.max(0, gap)), shareText(Math.max(0, gap) / plannedImpressions)],
      ),
      ...(causes.length === 0
        ? []
        : [
            table(
              '欠量原因',
              [
                ['原因', 1.4],
                ['少投（面·天）', 1, right],
                ['少曝光（次）', 1.2, right],
              ],
              causes.map(({ cause, unitDays, impressions }) => [
                causeName(cause),
                countText(unitDays),
                countText(impressions),
              ]),
            ),
            chart(
              'bar',
              '各原因少的曝光',
              ['原因', causes.map(({ cause }) => causeName(cause))],
              ['次', 'count'],
              [{ name: '少曝光', meaning: 'other', values: causes.map(({ impressions }) => impressions) }],
            ),
          ]),
    ],
  };
}

const pointsText = (share: number): string =>
  `${share < 0 ? '−' : '+'}${(Math.abs(share) * 100).toFixed(Math.abs(share) >= 0.001 ? 2 : 3)}`;

function costText({ costFen, isFree }: { readonly costFen: number; readonly isFree: boolean }): string {
  if (isFree) return '媒体方承担';
  if (costFen === 0) return '费用不变';
  return `${costFen > 0 ? '增加' : '节省'} ${moneyText(Math.abs(costFen))}`;
}

export function opportunities({ opportunities: found }: ClosingFacts): ClosingPage {
  if (found === null) return '没有查看优化建议的权限';
  const [best] = found;
  if (best === undefined) return '没有显著的改进机会';
  return {
    title: `${found.length} 个可以再优化的机会，最大的在${best.cityName}：${best.metricName} ${pointsText(best.expected.value)} 个百分点`,
    blocks: [
      table(
        '优化建议',
        [
          ['机会', 1],
          ['城市', 0.8],
          ['依据', 3],
          ['增量（百分点，95% 区间）', 2.2, right],
          ['投入', 1, right],
        ],
        found.map((line) => [
          line.kindName,
          line.cityName,
          line.evidence.slice(0, 2).join('；'),
          `${line.metricName} ${pointsText(line.expected.value)}（${pointsText(line.expected.low)} 至 ${pointsText(line.expected.high)}）`,
          costText(line),
        ]),
      ),
    ],
  };
}
