import type { EffectFigures, EffectOrderRow } from '@ooh/contract/domain/effect';
import type { Figure } from '@ooh/contract/domain/figure';
import { orderModeNames } from '@ooh/contract/domain/order';
import type { Aspect } from '../../../shared/compare/compare-rows.ts';
import { figureText, intervalText } from '../../../shared/figure/figure-text.ts';
import { asPersons, asShare, asTimes } from '../../../ui/figure/figure-formats.ts';
import { formatCount, formatFen, formatShare, missing } from '../../../ui/figure/format-figure.ts';
import { metricDictionary } from '../../../shared/figure/metric-dictionary.ts';
import { periodText } from '../../../shared/order/period-text.ts';
import { appraisalStateNames, stageNames } from '../../../shared/effect/effect-names.ts';

type Format = (value: number) => string;
type FigureName = 'impressions' | 'reach' | 'reachShare' | 'frequency';
type Compared = Aspect<EffectOrderRow>;

/** What grows with every day can be ranked only among orders that are over. */
const isOver = ({ stage }: EffectOrderRow) => stage === 'final';

function figureAspect(
  label: string,
  of: (order: EffectOrderRow) => Figure | undefined,
  format: Format,
  isRanked: boolean,
): Compared {
  const ranked = (order: EffectOrderRow) => (isRanked && isOver(order) ? of(order) : undefined);
  return {
    label,
    text: (order) => {
      const figure = of(order);
      if (figure) return figureText(figure, format);
      return order.appraisalState === 'waiting' ? appraisalStateNames.waiting : missing;
    },
    note: (order) => {
      const figure = of(order);
      return figure && intervalText(figure, format);
    },
    figure: ranked,
    worth: (order) => ranked(order)?.value ?? null,
    best: 'most',
  };
}

const planned = (name: FigureName) => (order: EffectOrderRow) => order.comparison?.planned[name];
const actual = (name: FigureName) => (order: EffectOrderRow) =>
  order.stage === 'before' ? undefined : order.comparison?.actual[name];

function rate(label: string, of: (order: EffectOrderRow) => number | null | undefined): Compared {
  return {
    label,
    text: (order) => formatShare(of(order)),
    worth: (order) => of(order) ?? null,
    best: 'most',
  };
}

function cost(label: string, of: (figures: EffectFigures) => number | null, when: 'planned' | 'actual') {
  const fen = ({ comparison }: EffectOrderRow) => (comparison === null ? null : of(comparison[when]));
  return { label, text: (order) => formatFen(fen(order)), worth: fen, best: 'least' } satisfies Compared;
}

/** What appraised orders are compared by. */
export const effectAspects: readonly Compared[] = [
  { label: '品牌', text: ({ brandName }) => brandName || missing },
  { label: '下单方式', text: ({ mode }) => orderModeNames[mode] },
  { label: '评估阶段', text: ({ stage }) => stageNames[stage] },
  { label: '城市', text: ({ cities }) => cities.map(({ cityName }) => cityName).join('、') || missing },
  { label: '媒体', text: ({ media }) => media.map(({ name }) => name).join('、') || missing },
  { label: '投放期', text: ({ startDate, endDate }) => periodText(startDate, endDate) },
  { label: metricDictionary.net.name, text: ({ netFen }) => formatFen(netFen, { unit: 'auto' }) },
  figureAspect('计划曝光', planned('impressions'), formatCount, false),
  figureAspect('曝光（按执行测算）', actual('impressions'), formatCount, true),
  rate('同期完成率', ({ comparison, stage }) => (stage === 'before' ? null : comparison?.toDateRate)),
  figureAspect('TA 触达人数', actual('reach'), asPersons, true),
  figureAspect('TA 到达率', actual('reachShare'), asShare, true),
  figureAspect(metricDictionary.frequency.name, actual('frequency'), asTimes, false),
  cost(`计划${metricDictionary.cpm.name}`, ({ cpmFen }) => cpmFen, 'planned'),
  cost(`${metricDictionary.cpm.name}（按执行测算）`, ({ cpmFen }) => cpmFen, 'actual'),
  rate(metricDictionary.postedRate.name, ({ postings }) => postings.postingRate),
  rate(metricDictionary.onTimeRate.name, ({ postings }) => postings.onTimeRate),
];
