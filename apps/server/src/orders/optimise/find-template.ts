import type { Finding } from '@ooh/contract/domain/opportunity';
import { amountInFull, countText } from '../../disclosure/figure-text.ts';
import type { Found } from './found.ts';
import { foundOf } from './found-of.ts';
import { inOf, outOf, swapsOf } from './replacements.ts';
import { templateOf } from './rules/template.ts';
import { bestOf, sparkOf, type Search } from './search.ts';
import { movableDays, movableFen } from './situation.ts';

/** Units of an order that are replaced at a time. */
const mostReplaced = 5;

/** Replacements for what is dropped, each unit at most once; what has none is not bought again. */
export async function findTemplate(search: Search): Promise<Found[]> {
  const template = templateOf(search.standings);
  if (template === null || template.dropped.length === 0) return [];
  const dropped = template.dropped.slice(0, mostReplaced);
  const ways = dropped.map(({ item }) => swapsOf(search, item));
  const bests = await bestOf(
    search,
    ways.map((group) => group.map(({ change }) => change)),
  );
  const taken = new Set<number>();
  const replaced = dropped.flatMap(({ item }, i) => {
    const best = bests[i];
    if (best === null || best.reachShare.value <= 0) return [];
    const way = ways[i][best.index];
    if (taken.has(way.candidate)) return [];
    taken.add(way.candidate);
    return [{ item, way, compared: best.compared }];
  });
  if (replaced.length === 0) return [];
  const [whole = null] = await bestOf(search, [[replaced.flatMap(({ way }) => way.change)]]);
  if (whole === null) return [];
  const items = replaced.map(({ item }) => item);
  const compared = replaced.reduce((sum, one) => sum + one.compared, 0);
  const out = items.map((item) => outOf(search, item));
  const into = replaced.map(({ item, way }) => inOf(search, item, way));
  const sum = (units: Finding['in']) => units.reduce((total, unit) => total + unit.costFen, 0);
  const { situation } = search;
  const repeatedFen = situation.items.reduce(
    (total, item, i) => total + movableFen(item, movableDays(situation, i)),
    0,
  );
  const netFen = repeatedFen - sum(out) + sum(into);
  return [
    foundOf(search, 'template', 'order', whole, {
      metric: 'reach',
      evidence: [
        {
          name: '保留单元',
          value: `${situation.items.length - items.length} 行`,
          threshold: '新增到达 ≥ 第 40 百分位，或没有更好的空位',
        },
        { name: '下一波净价（不含制作）', value: amountInFull(netFen), threshold: null },
        { name: '替换单元', value: `${items.length} 行`, threshold: '新增到达最低者，最多 5 行' },
      ],
      spark: sparkOf(search, items),
      out,
      in: into,
      proof: `每个替换行都与全部符合条件的空位逐一比较（共 ${countText(compared)} 次）；各行合并后的增量一并重算，组合整体未证明最优`,
    }),
  ];
}
