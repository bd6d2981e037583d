import { omittedLine, Pages, type PageSink } from './bus-report-frame.ts';
import type { CombinationFacts, DeckMix } from './combination-deck-facts.ts';
import { frontierChart, gapText, mixTiles } from './combination-deck-figures.ts';
import { frequencyCurve, mixCities, mixLots, mixMedia, weeklyBuild } from './combination-deck-mix.ts';
import { right } from './report-frame.ts';
import type { ReportBlock, ReportPages } from './report-page.ts';
import { figureText, intervalText, moneyText, none, shareText, timesText, yuanText } from './report-text.ts';
import { strategyCover } from './strategy-deck-cover.ts';

const compared = (mixes: readonly DeckMix[]): ReportBlock => ({
  kind: 'table',
  name: '推荐组合',
  columns: [
    { title: '组合', width: 1.3 },
    { title: '净价', width: 1.2, align: right },
    { title: '含税合计', width: 1.2, align: right },
    { title: '到达率', width: 1, align: right },
    { title: '95% 区间', width: 1.9, align: right },
    { title: '频次', width: 0.8, align: right },
    { title: 'TA-CPM', width: 1.1, align: right },
    { title: '距理论最高', width: 1.3, align: right },
  ],
  rows: mixes.map((mix) => [
    mix.name,
    yuanText(mix.evaluation.amounts.netFen),
    yuanText(mix.evaluation.amounts.totalFen),
    figureText(mix.evaluation.reachShare, shareText),
    intervalText(mix.evaluation.reachShare, shareText).replace('95% 区间 ', '') || none,
    figureText(mix.evaluation.frequency, timesText),
    yuanText(mix.evaluation.taCpmFen),
    gapText(mix).replace('距理论最高 ', ''),
  ]),
});

function figures(to: PageSink, { mixes, budgetFen }: CombinationFacts): void {
  const [{ evaluation, boundShare, name }] = mixes;
  const bound =
    boundShare === null ? '' : `；${moneyText(budgetFen)}以内任何组合不高于 ${shareText(boundShare)}`;
  to.add('figures', `${name}：到达 ${figureText(evaluation.reachShare, shareText)} 的目标人群${bound}`, [
    mixTiles(mixes[0]),
    compared(mixes),
  ]);
}

function frontier(to: PageSink, { frontier: points, budgetFen, mixes: [best] }: CombinationFacts): void {
  const chart = frontierChart(points);
  if (chart === null) return to.omit('预算与到达率', '曲线尚未算出，或样本不足');
  const share = figureText(best.evaluation.reachShare, shareText);
  return to.add('frontier', `预算 ${moneyText(budgetFen)}：到达率 ${share}，再加预算的增量见曲线`, [chart]);
}

/** 组合建议: eight pages of the recommended combinations, or of a kept one with its lots instead of the curve. */
export function combinationPages(facts: CombinationFacts): ReportPages {
  const { title, goalName, audienceSentence, cityNames, startDate, weeks, budgetFen, notProved } = facts;
  const days = `${startDate} 起 ${weeks} 周`;
  const source = `预估：同一批样本人、与订单预估效果同一个接触模型；${audienceSentence}；${days}${facts.isDemo ? '；演示数据' : ''}`;
  const to = new Pages({ section: 'strategy', prefix: 'mix', source });
  const brief = [`${goalName} · 预算 ${moneyText(budgetFen)}`, audienceSentence, cityNames.join('、'), days];
  const isKept = facts.frontier.length === 0;
  for (const add of [figures, isKept ? mixLots : frontier, mixMedia, frequencyCurve, weeklyBuild, mixCities])
    add(to, facts);
  to.add('method', '口径与证明', [
    {
      kind: 'text',
      paragraphs: [
        '到达率 = 至少看到一次的目标人群 ÷ 目标人群；频次 = TA 接触 ÷ 到达人数；TA-CPM = 净价 ÷ TA 接触 × 1000。',
        '单独到达：只买该媒体的到达率；净增到达：从组合中去掉该媒体会少的到达率。',
        `理论最高：在当前空位与最小采购单元下，预算以内任何组合（看到 ${facts.k} 次以上）都不高于它，由独立程序核对。`,
        '价格为刊例价 × 城市刊例折扣，与订单同一规则；含税合计含制作费与税。',
        '样本人少于最小单元的数字不显示（样本不足）；95% 区间为抽样误差。',
        ...notProved,
        ...omittedLine(to.omitted),
      ],
    },
  ]);
  return { pages: [strategyCover(title, brief, source), ...to.pages], omitted: to.omitted };
}
