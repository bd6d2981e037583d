import type { Figure } from '@ooh/contract/domain/figure';
import { planKindNames, planStateNames } from '@ooh/contract/domain/plan';
import type { PlanRow } from '@ooh/contract/domain/smart-plan';
import type { Aspect } from '../../../../shared/compare/compare-rows.ts';
import { figureText, intervalText } from '../../../../shared/figure/figure-text.ts';
import { asShare, asTimes } from '../../../../ui/figure/figure-formats.ts';
import { formatFen, formatNumber, missing } from '../../../../ui/figure/format-figure.ts';
import { metricDictionary } from '../../../../shared/figure/metric-dictionary.ts';

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
  { label: '线路数', text: ({ lines }) => counted(lines, '条') },
  { label: '车辆数', text: ({ vehicles }) => counted(vehicles, '辆') },
  { label: '点位数', text: ({ positions }) => counted(positions, '个') },
  { label: '面数', text: ({ faces }) => counted(faces, '面') },
  {
    label: '预估到达率',
    text: ({ reachShare }) => figureText(reachShare, asShare),
    note: ({ reachShare }) => intervalText(reachShare, asShare),
    worth: ({ reachShare }) => valueOf(reachShare),
    figure: ({ reachShare }) => reachShare,
    best: 'most',
  },
  {
    label: '平均频次',
    text: ({ frequency }) => figureText(frequency, asTimes),
    note: ({ frequency }) => intervalText(frequency, asTimes),
    worth: ({ frequency }) => valueOf(frequency),
    figure: ({ frequency }) => frequency,
    best: 'most',
  },
  {
    label: 'TA浓度',
    text: ({ taConcentration }) => figureText(taConcentration, asShare),
    note: ({ taConcentration }) => intervalText(taConcentration, asShare),
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
