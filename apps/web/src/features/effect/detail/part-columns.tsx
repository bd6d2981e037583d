import type { EffectComparison, EffectScope, PostingCounts } from '@ooh/contract/domain/effect';
import type { ReactNode } from 'react';
import { FigureValue, NoFigure } from '../../../shared/figure/figure-value.tsx';
import { asCount, asShare, asTimes } from '../../../ui/figure/figure-formats.ts';
import { formatFen, formatShare, missing } from '../../../ui/figure/format-figure.ts';
import { MetricLabel } from '../../../shared/figure/metric.tsx';
import { metricDictionary } from '../../../shared/figure/metric-dictionary.ts';
import type { AppColumn } from '../../../ui/table/app-column.ts';
import { netColumn, postedColumn } from './posting-columns.tsx';

/** A city or a medium of an order. */
export interface EffectPartRow {
  readonly key: string;
  readonly name: string;
  readonly netFen: number;
  readonly postings: PostingCounts;
  readonly comparison: EffectComparison | null;
  /** Why it has no figures. */
  readonly reason: string;
}

const ofComparison = (draw: (comparison: EffectComparison) => ReactNode) => (row: EffectPartRow) =>
  row.comparison === null ? missing : draw(row.comparison);

/** Columns of the parts of an order: what each cost, whether it hung, and what it did. */
export function partColumns(title: string, stage: EffectScope['stage']): readonly AppColumn<EffectPartRow>[] {
  return [
    { key: 'name', title, width: 112, render: ({ name }) => name },
    netColumn,
    postedColumn(100),
    {
      key: 'planned',
      title: <MetricLabel metric="impressions" label="计划曝光" />,
      name: '计划曝光',
      width: 112,
      isNumeric: true,
      render: (row) =>
        row.comparison === null ? (
          <NoFigure word="数据不足" reason={row.reason} />
        ) : (
          <FigureValue figure={row.comparison.planned.impressions} format={asCount} />
        ),
    },
    {
      key: 'actual',
      title: <MetricLabel metric="impressions" label="曝光（按执行测算）" />,
      name: '曝光（按执行测算）',
      width: 176,
      isNumeric: true,
      render: ofComparison(({ actual }) => <FigureValue figure={actual.impressions} format={asCount} />),
    },
    {
      key: 'rate',
      title: <MetricLabel metric="deliveryIndex" label={stage === 'final' ? '完成率' : '同期完成率'} />,
      name: '完成率',
      width: 120,
      isNumeric: true,
      render: ofComparison(({ completionRate, toDateRate }) =>
        formatShare(stage === 'final' ? completionRate : toDateRate),
      ),
    },
    {
      key: 'reachShare',
      title: <MetricLabel metric="reachShare" label="TA 到达率" />,
      name: 'TA 到达率',
      width: 116,
      isNumeric: true,
      render: ofComparison(({ actual }) => <FigureValue figure={actual.reachShare} format={asShare} />),
    },
    {
      key: 'frequency',
      title: <MetricLabel metric="frequency" />,
      name: metricDictionary.frequency.name,
      width: 108,
      isNumeric: true,
      render: ofComparison(({ actual }) => <FigureValue figure={actual.frequency} format={asTimes} />),
    },
    {
      key: 'cpm',
      title: <MetricLabel metric="cpm" label="CPM（按执行测算）" />,
      name: 'CPM（按执行测算）',
      width: 176,
      isNumeric: true,
      render: ofComparison(({ actual }) => <span className="numeric">{formatFen(actual.cpmFen)}</span>),
    },
  ];
}
