import { causeNames } from './board-losses.ts';
import type { ClosingFacts, ClosingLoss } from './closing-report-facts.ts';
import { chart, kpis, table, type ClosingPage } from './closing-report-page.ts';
import { right } from './report-frame.ts';
import { contactsText, countText, moneyText, shareText } from './report-text.ts';

const causeName = (cause: string): string => causeNames[cause] ?? cause;

/** Of units of too few panel persons, which no cause may be told of. */
const mergedName = '样本不足的点位，不分原因';

/** A loss of less than half an impression is none. */
const isSome = (impressions: number | null): boolean => Math.abs(impressions ?? 0) >= 0.5;

/**
 * The cause that lost most. Where units that no cause may be told of lost more than half, the days tell it: of these all
 * units count.
 */
function mainCause(causes: ClosingLoss['causes'], merged: number, gap: number): string {
  const isByDays = Math.abs(merged) > Math.abs(gap) / 2;
  const lostOf = ({ unitDays, impressions }: ClosingLoss['causes'][number]) =>
    isByDays ? unitDays : (impressions ?? 0);
  const [worst] = causes.toSorted((a, b) => lostOf(b) - lostOf(a));
  if (worst === undefined) return '样本不足，不能分到原因';
  return `${isByDays ? '按面·天计' : ''}主要因为${causeName(worst.cause)}`;
}

export function shortfall({ loss }: ClosingFacts): ClosingPage {
  if (loss === null) return '没有欠量分解';
  const { plannedImpressions, actualImpressions, merged } = loss;
  if (plannedImpressions === null || actualImpressions === null) return '样本不足，不能把欠量换算为曝光';
  const causes = loss.causes.filter(({ unitDays }) => unitDays !== 0);
  const gap = plannedImpressions - actualImpressions;
  // The days of a cause without impressions are those of units that stand together.
  const parts = [
    ...causes.map(({ cause, unitDays, impressions }) => ({
      name: causeName(cause),
      unitDays: countText(unitDays),
      impressions: isSome(impressions) ? impressions : null,
    })),
    ...(isSome(merged) ? [{ name: mergedName, unitDays: '含于上列', impressions: merged }] : []),
  ];
  const known = parts.filter(({ impressions }) => impressions !== null);
  return {
    title:
      gap <= 0
        ? `没有欠量：按上刊记录测算曝光为计划的 ${shareText(actualImpressions / plannedImpressions)}`
        : `比计划少 ${contactsText(gap)}曝光（${shareText(gap / plannedImpressions)}），${mainCause(causes, merged, gap)}`,
    blocks: [
      kpis(
        ['计划曝光', countText(plannedImpressions), '全程'],
        ['按上刊记录测算', countText(actualImpressions), '全程'],
        ['欠量', countText(Math.max(0, gap)), shareText(Math.max(0, gap) / plannedImpressions)],
      ),
      ...(parts.length === 0
        ? []
        : [
            table(
              '欠量原因',
              [
                ['原因', 1.8],
                ['少投（面·天）', 1, right],
                ['少曝光（次）', 1.2, right],
              ],
              parts.map(({ name, unitDays, impressions }) => [name, unitDays, countText(impressions)]),
            ),
          ]),
      // One bar compares nothing.
      ...(known.length < 2
        ? []
        : [
            chart(
              'bar',
              '各原因少的曝光',
              ['原因', known.map(({ name }) => name)],
              ['次', 'count'],
              [
                {
                  name: '少曝光',
                  meaning: 'other',
                  values: known.map(({ impressions }) => impressions),
                },
              ],
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
