import { opportunityRules } from '@ooh/contract/domain/opportunity-rules';
import { decimalText } from '../../disclosure/figure-text.ts';
import type { Found } from './found.ts';
import { comparedText, foundOf } from './found-of.ts';
import { inOf, outOf, swapsOf } from './replacements.ts';
import { inefficientUnits } from './rules/swap.ts';
import { bestOf, sparkOf, type Search } from './search.ts';

/** Units of an order that are proposed for a swap at a time. */
const mostSwaps = 2;

/** Units that are dear for their form and add little, each for the best free one of its form at nearly its price. */
export async function findSwaps(search: Search): Promise<Found[]> {
  const units = inefficientUnits(search.standings).slice(0, mostSwaps);
  const ways = units.map(({ item }) => swapsOf(search, item));
  const bests = await bestOf(
    search,
    ways.map((group) => group.map(({ change }) => change)),
  );
  return bests.flatMap((best, i) => {
    if (best === null) return [];
    const { item, taCpmFen, formMedianFen, addedShare } = units[i];
    const times = decimalText(taCpmFen / formMedianFen);
    return foundOf(search, 'swap', search.situation.items[item].itemId, best, {
      metric: 'reach',
      evidence: [
        {
          name: 'TA-CPM ÷ 同形式中位数',
          value: `${times} 倍`,
          threshold: `> ${opportunityRules.swapCpmTimes} 倍`,
        },
        {
          name: '新增到达',
          value: `${(addedShare * 100).toFixed(3)} 个百分点`,
          threshold: '低于本单第 20 百分位',
        },
      ],
      spark: sparkOf(search, [item]),
      out: [outOf(search, item)],
      in: [inOf(search, item, ways[i][best.index])],
      proof: comparedText(best.compared),
    });
  });
}
