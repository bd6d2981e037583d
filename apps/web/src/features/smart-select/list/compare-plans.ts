import type { Figure } from '@ooh/contract/domain/figure';
import { planKindNames, planStateNames } from '@ooh/contract/domain/plan';
import type { PlanRow } from '@ooh/contract/domain/smart-plan';
import { figureText, intervalText } from '../../../ui/figure/figure-text.ts';
import { formatFen, formatNumber, formatShare } from '../../../ui/figure/format-figure.ts';

/** At most this many plans stand side by side. */
export const mostCompared = 4;

export interface ComparisonCell {
  readonly text: string;
  /** Interval or other small print. */
  readonly note?: string;
  readonly isBest: boolean;
}

export interface ComparisonRow {
  readonly label: string;
  readonly cells: readonly ComparisonCell[];
  /** Whether the plans differ in it. */
  readonly differs: boolean;
}

interface Aspect {
  readonly label: string;
  readonly text: (plan: PlanRow) => string;
  readonly note?: (plan: PlanRow) => string | undefined;
  /** Number by which the best is found; null takes no part. */
  readonly worth?: (plan: PlanRow) => number | null;
  readonly best?: 'most' | 'least';
}

const share = (value: number) => formatShare(value);
const times = (value: number) => `${formatNumber(value, 1)} 次`;
const valueOf = ({ value, suppressed }: Figure) => (suppressed ? null : value);

const aspects: readonly Aspect[] = [
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
    text: ({ lines }) => formatNumber(lines),
    worth: ({ lines }) => (lines > 0 ? lines : null),
    best: 'most',
  },
  {
    label: '车辆数',
    text: ({ vehicles }) => formatNumber(vehicles),
    worth: ({ vehicles }) => (vehicles > 0 ? vehicles : null),
    best: 'most',
  },
  {
    label: '预估到达率',
    text: ({ reachShare }) => figureText(reachShare, share),
    note: ({ reachShare }) => intervalText(reachShare, share),
    worth: ({ reachShare }) => valueOf(reachShare),
    best: 'most',
  },
  {
    label: '平均频次',
    text: ({ frequency }) => figureText(frequency, times),
    note: ({ frequency }) => intervalText(frequency, times),
    worth: ({ frequency }) => valueOf(frequency),
    best: 'most',
  },
  {
    label: 'TA浓度',
    text: ({ taConcentration }) => figureText(taConcentration, share),
    note: ({ taConcentration }) => intervalText(taConcentration, share),
    worth: ({ taConcentration }) => valueOf(taConcentration),
    best: 'most',
  },
  {
    label: 'CPM',
    text: ({ cpmFen }) => formatFen(cpmFen),
    worth: ({ cpmFen }) => cpmFen,
    best: 'least',
  },
];

function bestOf({ worth, best }: Aspect, plans: readonly PlanRow[]): number | undefined {
  if (!worth || !best) return undefined;
  const values = plans.map(worth).filter((value) => value !== null);
  // One plan alone, or plans that are all equal, have no best.
  if (values.length < 2 || new Set(values).size === 1) return undefined;
  return best === 'most' ? Math.max(...values) : Math.min(...values);
}

/** Plans side by side: one row for each aspect, the best figure marked, and whether the plans differ. */
export function comparePlans(plans: readonly PlanRow[]): ComparisonRow[] {
  return aspects.map((aspect) => {
    const best = bestOf(aspect, plans);
    const cells = plans.map((plan) => ({
      text: aspect.text(plan),
      note: aspect.note?.(plan),
      isBest: best !== undefined && aspect.worth?.(plan) === best,
    }));
    return { label: aspect.label, cells, differs: new Set(cells.map(({ text }) => text)).size > 1 };
  });
}
