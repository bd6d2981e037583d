import { useMemo } from 'react';
import { Chart } from '../../../chart/chart.tsx';
import { formatCount, formatNumber, formatShare } from '../../../ui/figure/format-figure.ts';
import { StateBlock } from '../../../ui/state/state-block.tsx';
import { MetricLabel } from '../../../shared/figure/metric.tsx';
import { useCityScene } from '../city-scene.ts';
import {
  growthText,
  prepareDistributionChart,
  prepareReachTable,
  prepareWeeklyChart,
  type ReachTable,
} from '../prepare-reach.ts';
import styles from './evaluation.module.css';

const wholePersons = (persons: number | null) =>
  persons === null ? '—' : formatCount(persons, { isFull: true });

function ReachTableView({ table, universe }: { readonly table: ReachTable; readonly universe: number }) {
  return (
    <div className={styles.reachTable}>
      <h3>N+ 触达表</h3>
      <table>
        <caption className="visually-hidden">TA 按接触次数的分布与累计</caption>
        <thead>
          <tr>
            <th scope="col">接触次数</th>
            <th scope="col">TA 人数</th>
            <th scope="col">占比</th>
            <th scope="col">N+ 人数</th>
            <th scope="col">
              <MetricLabel metric="reachAtLeast" />
            </th>
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row) => (
            <tr key={row.contacts}>
              <th scope="row">{row.contacts}</th>
              <td>{wholePersons(row.persons)}</td>
              <td>{formatShare(row.share)}</td>
              <td>{wholePersons(row.atLeastPersons)}</td>
              <td>{formatShare(row.atLeastShare)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">合计</th>
            <td>{wholePersons(table.total.persons)}</td>
            <td>{formatShare(table.total.share)}</td>
            <td colSpan={2}>{table.isComplete ? '= TA 总体' : `≠ TA 总体 ${formatNumber(universe)}`}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

/** Dock tab 触达与频次: who has how many contacts, and how reach builds up. */
export function ReachPane() {
  const { evaluation } = useCityScene().live;
  const prepared = useMemo(
    () =>
      evaluation && {
        table: prepareReachTable(evaluation),
        distribution: prepareDistributionChart(evaluation),
        weekly: prepareWeeklyChart(evaluation),
        growth: growthText(evaluation),
      },
    [evaluation],
  );
  if (!evaluation || !prepared) return <StateBlock kind="loading" rows={6} />;
  if (evaluation.vehicles === 0) {
    return <StateBlock kind="unselected" title="方案中还没有车辆" description="填写车辆数后显示触达与频次" />;
  }
  if (evaluation.taUniverse === null) {
    return (
      <StateBlock
        kind="empty"
        title="样本不足"
        description="目标人群的样本低于最小单元，触达与频次不予显示"
      />
    );
  }
  const footnote = `${evaluation.basis.nature} · ${evaluation.basis.period}`;
  return (
    <div className={styles.reachPane}>
      <ReachTableView table={prepared.table} universe={evaluation.taUniverse} />
      <Chart model={prepared.distribution} footnote={footnote} />
      <Chart
        model={prepared.weekly}
        footnote={prepared.growth === null ? footnote : `${footnote} · ${prepared.growth}`}
      />
    </div>
  );
}
