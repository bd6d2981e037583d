import { percentText } from '@ooh/contract/core/percent-text';
import { opportunityRules } from '@ooh/contract/domain/opportunity-rules';
import { decimalText } from '../../disclosure/figure-text.ts';
import type { Found } from './found.ts';
import { comparedText, foundOf } from './found-of.ts';
import { inOf, outOf, shiftsOf } from './replacements.ts';
import { isOverFrequent, leastYield, openClassShare } from './rules/shift.ts';
import { bestOf, sparkOf, type Search } from './search.ts';

/** Money that meets the same few people again, put where it reaches more. */
export async function findShift(search: Search): Promise<Found[]> {
  const least = leastYield(search.standings, search.weighed.before.reachShare.value);
  const openShare = openClassShare(search.weighed.before.distribution);
  if (least === null || openShare === null || !isOverFrequent(openShare, least.yieldShare)) return [];
  const [{ item }] = least.units;
  const ways = shiftsOf(search, item);
  const [best = null] = await bestOf(search, [ways.map(({ change }) => change)]);
  if (best === null) return [];
  return [
    foundOf(search, 'shift', search.situation.items[item].itemId, best, {
      metric: 'reach',
      evidence: [
        {
          name: '接触 10 次及以上占已到达',
          value: percentText(openShare),
          threshold: `> ${percentText(opportunityRules.shiftOpenShare)}`,
        },
        { name: '末 10% 预算每元到达 ÷ 平均', value: decimalText(least.yieldShare), threshold: '< 0.33' },
      ],
      spark: sparkOf(search, [item]),
      out: [outOf(search, item)],
      in: [inOf(search, item, ways[best.index])],
      proof: comparedText(best.compared),
    }),
  ];
}
