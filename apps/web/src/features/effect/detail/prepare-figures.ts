import type { EffectComparison, EffectFigures, EffectScope } from '@ooh/contract/domain/effect';
import type { Figure } from '@ooh/contract/domain/figure';
import { asCount, asPersons, asShare, asTimes } from '../../../ui/figure/figure-formats.ts';
import { formatFen, formatNumber } from '../../../ui/figure/format-figure.ts';
import type { MetricKey } from '../../../shared/figure/metric-dictionary.ts';

export interface FigureRow {
  readonly key: keyof EffectFigures;
  readonly metric: MetricKey;
  readonly label?: string;
  readonly format: (value: number) => string;
  readonly planned: Figure;
  readonly plannedToDate: Figure;
  readonly actual: Figure;
  /** 校准区间 of the plan and of what was run; of reach alone. */
  readonly ranges: EffectComparison['reachShareRange'];
  /** Actual ÷ planned up to the same day; null where either is missing or nothing was planned. */
  readonly ratio: number | null;
  /** Lengths 0–1 on the scale of the row; null where there is nothing to draw. */
  readonly bullet: {
    readonly actual: number;
    readonly plannedToDate: number;
    readonly planned: number;
  } | null;
}

const fen = (value: number) => formatFen(value);

const rows: readonly Pick<FigureRow, 'key' | 'metric' | 'label' | 'format'>[] = [
  { key: 'impressions', metric: 'impressions', format: asCount },
  {
    key: 'taImpressions',
    metric: 'impressions',
    label: 'TA 曝光人次',
    format: asCount,
  },
  { key: 'reach', metric: 'reach', label: 'TA 触达人数', format: asPersons },
  { key: 'reachShare', metric: 'reachShare', label: 'TA 到达率', format: asShare },
  { key: 'frequency', metric: 'frequency', format: asTimes },
  { key: 'grp', metric: 'grp', format: (value) => formatNumber(value, 1) },
  { key: 'cpmFen', metric: 'cpm', format: fen },
  { key: 'taCpmFen', metric: 'taCpm', format: fen },
  { key: 'cprpFen', metric: 'cprp', format: fen },
];

const noRanges = { planned: null, actual: null };

/** A plain number as a figure without an interval. */
const figureOf = (value: Figure | number | null): Figure =>
  typeof value === 'object' && value !== null ? value : { value, low: null, high: null, suppressed: false };

/**
 * Plan, plan up to the day of the appraisal, and as-run, figure by figure. What grows with the days is held against
 * the plan up to the same day, so that days to come do not count as missing.
 */
export function prepareFigures(comparison: EffectComparison, stage: EffectScope['stage']): FigureRow[] {
  return rows.map((row) => {
    const planned = figureOf(comparison.planned[row.key]);
    const plannedToDate = stage === 'final' ? planned : figureOf(comparison.plannedToDate[row.key]);
    const actual = figureOf(comparison.actual[row.key]);
    const [run, due] = [actual.value, plannedToDate.value];
    const isKnown = run !== null && due !== null;
    const greatest = Math.max(planned.value ?? 0, plannedToDate.value ?? 0, actual.value ?? 0);
    const on = (figure: Figure) => (figure.value ?? 0) / greatest;
    return {
      ...row,
      planned,
      plannedToDate,
      actual,
      ranges: row.key === 'reachShare' ? comparison.reachShareRange : noRanges,
      ratio: isKnown && due > 0 ? run / due : null,
      bullet:
        isKnown && greatest > 0
          ? { actual: on(actual), plannedToDate: on(plannedToDate), planned: on(planned) }
          : null,
    };
  });
}
