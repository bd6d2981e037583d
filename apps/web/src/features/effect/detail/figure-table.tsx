import type { EffectComparison, EffectScope } from '@ooh/contract/domain/effect';
import { useMemo } from 'react';
import { FigureValue } from '../../../shared/figure/figure-value.tsx';
import { formatShare } from '../../../ui/figure/format-figure.ts';
import tableStyles from '../../../ui/table/plain-table.module.css';
import { FigureRows } from './figure-rows.tsx';
import styles from './figure-table.module.css';
import { MeasuredCells, MeasuredHeads } from './measured-cells.tsx';
import { prepareFigures, type FigureRow } from './prepare-figures.ts';

function Bullet({ bullet }: Pick<FigureRow, 'bullet'>) {
  if (bullet === null) return null;
  const width = (share: number) => ({ width: `${share * 100}%` });
  return (
    <span className={styles.bullet}>
      <span className={styles.planned} style={width(bullet.planned)} />
      <span className={styles.actual} style={width(bullet.actual)} />
      <span className={styles.mark} style={{ left: `${bullet.plannedToDate * 100}%` }} />
    </span>
  );
}

export interface FigureTableProps {
  readonly comparison: EffectComparison;
  readonly stage: EffectScope['stage'];
}

/** Plan against as-run, figure by figure, each with a bullet: plan as ground, as-run as bar, plan to date as mark. */
export function FigureTable({ comparison, stage }: FigureTableProps) {
  const rows = useMemo(() => prepareFigures(comparison, stage), [comparison, stage]);
  const isRunning = stage !== 'final';
  return (
    <div className={styles.scroll}>
      <table className={`${tableStyles.table} ${styles.figures}`}>
        <caption className="visually-hidden">计划与按执行测算</caption>
        <thead>
          <tr>
            <th scope="col">指标</th>
            <th scope="col" className="numeric">
              计划（预估）
            </th>
            {isRunning && (
              <th scope="col" className="numeric">
                同期计划
              </th>
            )}
            <MeasuredHeads name="按执行测算" />
            <th scope="col" className={styles.bulletHead}>
              <span className="visually-hidden">图示</span>
            </th>
            <th scope="col" className="numeric">
              {isRunning ? '执行 ÷ 同期计划' : '执行 ÷ 计划'}
            </th>
          </tr>
        </thead>
        <FigureRows rows={rows}>
          {(row) => (
            <>
              <td className="numeric">
                <FigureValue figure={row.planned} format={row.format} />
              </td>
              {isRunning && (
                <td className="numeric">
                  <FigureValue figure={row.plannedToDate} format={row.format} />
                </td>
              )}
              <MeasuredCells figure={row.actual} format={row.format} range={row.ranges.actual} />
              <td aria-hidden="true">
                <Bullet bullet={row.bullet} />
              </td>
              <td className="numeric">{formatShare(row.ratio)}</td>
            </>
          )}
        </FigureRows>
      </table>
    </div>
  );
}
