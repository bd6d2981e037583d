import type { Figure } from '@ooh/contract/domain/figure';
import { planKindNames, planStateNames } from '@ooh/contract/domain/plan';
import type { PlanRow } from '@ooh/contract/domain/smart-plan';
import type { Aspect } from '../../../shared/compare/compare-rows.ts';
import { figureText, intervalText } from '../../../shared/figure/figure-text.ts';
import { formatFen, formatNumber, formatShare, missing } from '../../../ui/figure/format-figure.ts';
import { metricDictionary } from '../../../shared/figure/metric-dictionary.ts';

const share = (value: number) => formatShare(value);
const times = (value: number) => `${formatNumber(value, 1)} 次`;
const counted = (count: number, unit: string) => (count > 0 ? `${formatNumber(count)} ${unit}` : missing);
const valueOf = ({ value, suppressed }: Figure) => (suppressed ? null : value);

/** What plans are compared by. */
export const planAspects: readonly Aspect<PlanRow>[] = [
  { label: '类型', text: ({ kind }) => planKindNames[kind] },
  { label: '状态', text: ({ state }) => planStateNames[state] },
  { label: '品牌', text: ({ brandName }) => brandName },
  { label: '城市', text: ({ cityNames }) => cityNames.join('、') },
  { label: '开始日期', text: ({ startDate }) => startDate },
  { label: '周数', text: ({ weeks }) => `${weeks} 周` },
  { label: '预算', text: ({ budgetFen }) => formatFen(budgetFen, { unit: 'auto' }) },
  {
    label: '净价',
    text: ({ netFen }) => formatFen(netFen, { unit: 'auto' }),
    worth: ({ netFen }) => netFen,
    best: 'least',
  },
  {
    label: '线路数',
    text: ({ lines }) => counted(lines, '条'),
    worth: ({ lines }) => (lines > 0 ? lines : null),
    best: 'most',
  },
  {
    label: '车辆数',
    text: ({ vehicles }) => counted(vehicles, '辆'),
    worth: ({ vehicles }) => (vehicles > 0 ? vehicles : null),
    best: 'most',
  },
  { label: '点位数', text: ({ positions }) => counted(positions, '个') },
  { label: '面数', text: ({ faces }) => counted(faces, '面') },
  {
    label: '预估到达率',
    text: ({ reachShare }) => figureText(reachShare, share),
    note: ({ reachShare }) => intervalText(reachShare, share),
    worth: ({ reachShare }) => valueOf(reachShare),
    figure: ({ reachShare }) => reachShare,
    best: 'most',
  },
  {
    label: '平均频次',
    text: ({ frequency }) => figureText(frequency, times),
    note: ({ frequency }) => intervalText(frequency, times),
    worth: ({ frequency }) => valueOf(frequency),
    figure: ({ frequency }) => frequency,
    best: 'most',
  },
  {
    label: 'TA浓度',
    text: ({ taConcentration }) => figureText(taConcentration, share),
    note: ({ taConcentration }) => intervalText(taConcentration, share),
    worth: ({ taConcentration }) => valueOf(taConcentration),
    figure: ({ taConcentration }) => taConcentration,
    best: 'most',
  },
  {
    label: metricDictionary.cpm.name,
    text: ({ cpmFen }) => formatFen(cpmFen),
    worth: ({ cpmFen }) => cpmFen,
    best: 'least',
  },
];
