import type { OrderRow } from '@ooh/contract/domain/media-order';
import { orderModeNames, orderStateNames } from '@ooh/contract/domain/order';
import { planGoalNames } from '@ooh/contract/domain/plan-names';
import type { Aspect } from '../../../shared/compare/compare-rows.ts';
import { figureText, intervalText } from '../../../shared/figure/figure-text.ts';
import { formatCount, formatFen, formatNumber, missing } from '../../../ui/figure/format-figure.ts';
import { exposureLabels } from './exposure-labels.ts';
import { discountText } from './discount-text.ts';
import { periodText } from '../../../shared/order/period-text.ts';
import type { ExposureOf } from './planned-exposures.ts';
import { metricDictionary } from '../../../shared/figure/metric-dictionary.ts';

type Amount = 'rateCardFen' | 'netFen' | 'totalFen';

const money = (of: Amount) => (order: OrderRow) =>
  order.items === 0 ? missing : formatFen(order.amounts[of], { unit: 'auto' });
/** An order without media has no price to compare. */
const worthOf = (of: Amount) => (order: OrderRow) => (order.items === 0 ? null : order.amounts[of]);

/** What orders are compared by. */
export const orderAspects = (exposureOf: ExposureOf): readonly Aspect<OrderRow>[] => [
  { label: '品牌', text: ({ brandName }) => brandName || missing },
  { label: '下单方式', text: ({ mode }) => orderModeNames[mode] },
  { label: '营销目标', text: ({ goal }) => planGoalNames[goal] },
  { label: '状态', text: ({ state }) => orderStateNames[state] },
  { label: '城市', text: ({ cityNames }) => cityNames.join('、') || missing },
  { label: '媒体', text: ({ mediumNames }) => mediumNames.join('、') || missing },
  { label: '投放期', text: ({ startDate, endDate }) => periodText(startDate, endDate) },
  { label: '预算', text: ({ budgetFen }) => formatFen(budgetFen, { unit: 'auto' }) },
  { label: '媒体行', text: ({ items }) => `${formatNumber(items)} 行` },
  {
    label: '媒体数量',
    text: ({ units }) => `${formatNumber(units)} 面/辆`,
    worth: ({ units }) => (units > 0 ? units : null),
    best: 'most',
  },
  { label: '刊例价', text: money('rateCardFen') },
  { label: '净价', text: money('netFen'), worth: worthOf('netFen'), best: 'least' },
  { label: '含税合计', text: money('totalFen'), worth: worthOf('totalFen'), best: 'least' },
  {
    label: '折扣',
    text: ({ discount }) => discountText(discount),
    worth: ({ discount }) => discount,
    best: 'least',
  },
  {
    label: '预估曝光',
    text: (order) => {
      const exposure = exposureOf(order);
      if (exposure === undefined) return missing;
      const { state, impressions } = exposure;
      return state === 'computed' ? figureText(impressions, formatCount) : exposureLabels[state];
    },
    note: (order) => {
      const exposure = exposureOf(order);
      return exposure && (exposure.reason ?? intervalText(exposure.impressions, formatCount));
    },
    worth: (order) => exposureOf(order)?.impressions.value ?? null,
    figure: (order) => exposureOf(order)?.impressions,
    best: 'most',
  },
  {
    label: metricDictionary.cpm.name,
    text: (order) => formatFen(exposureOf(order)?.cpmFen),
    worth: (order) => exposureOf(order)?.cpmFen ?? null,
    best: 'least',
  },
  { label: '负责人', text: ({ ownerName }) => ownerName },
];
