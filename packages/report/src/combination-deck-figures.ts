import { gapPercent } from '@ooh/contract/domain/certificate-sentence';
import type { CombinationFacts, DeckMix } from './combination-deck-facts.ts';
import type { ReportChart, ReportKpis } from './report-page.ts';
import {
  figureText,
  intervalText,
  moneyText,
  peopleText,
  shareText,
  timesText,
  yuanText,
} from './report-text.ts';

export const gapText = ({ gap }: Pick<DeckMix, 'gap'>): string =>
  gap === null ? '未证明' : `距理论最高 ${gapPercent(gap)}`;

/** What a combination does, in five figures. */
export const mixTiles = (mix: DeckMix): ReportKpis => {
  const { reachShare, reach, frequency, amounts, taCpmFen } = mix.evaluation;
  return {
    kind: 'kpis',
    items: [
      {
        label: '到达率（预估）',
        value: figureText(reachShare, shareText),
        note: intervalText(reachShare, shareText),
      },
      { label: '到达人数', value: figureText(reach, peopleText), note: '至少看到一次' },
      { label: '频次', value: figureText(frequency, timesText), note: '人均看到次数' },
      {
        label: '净价',
        value: yuanText(amounts.netFen),
        note: `含税合计 ${yuanText(amounts.totalFen)}`,
      },
      { label: 'TA-CPM', value: yuanText(taCpmFen), note: gapText(mix) },
    ],
  };
};

/** Reach at other budgets with what is proved to be the most; null while there is no point. */
export function frontierChart(points: CombinationFacts['frontier']): ReportChart | null {
  const drawn = points.filter(({ share }) => share !== null);
  if (drawn.length === 0) return null;
  return {
    kind: 'chart',
    form: 'line',
    title: '预算与到达率（预估）',
    categoryName: '预算',
    valueName: '占目标人群',
    categories: drawn.map((point) => moneyText(point.budgetFen)),
    series: [
      { name: '组合', meaning: 'as-run', hue: 0, values: drawn.map((point) => point.share) },
      { name: '理论最高', meaning: 'other', values: drawn.map((point) => point.boundShare) },
    ],
    unit: 'share',
  };
}
