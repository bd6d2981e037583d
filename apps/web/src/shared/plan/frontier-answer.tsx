import { useMemo } from 'react';
import { Chart } from '../../chart/chart.tsx';
import { formatFen } from '../../ui/figure/format-figure.ts';
import styles from './answers.module.css';
import { prepareFrontierChart, prepareFrontierRows, type FrontierOf } from './prepare-frontier.ts';

/** What budgets reach and what no plan within them can: a curve, and a row for each. */
export function FrontierAnswer({ result }: { readonly result: FrontierOf }) {
  const rows = useMemo(() => prepareFrontierRows(result), [result]);
  const chart = useMemo(() => prepareFrontierChart(result), [result]);
  return (
    <>
      <Chart model={chart} />
      <table className={styles.byBudget}>
        <caption className="visually-hidden">各预算的到达率与已证上界</caption>
        <thead>
          <tr>
            <th scope="col">预算</th>
            <th scope="col">方案费用</th>
            <th scope="col">TA 到达率</th>
            <th scope="col">已证上界</th>
            <th scope="col">差距不超过</th>
            <th scope="col">每万元新增</th>
            <th scope="col">规模</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.budgetFen} data-own={row.isOwn}>
              <th scope="row">
                {formatFen(row.budgetFen, { unit: 'auto' })}
                {row.isOwn && '（现预算）'}
              </th>
              {row.message === null ? (
                <>
                  <td>{row.costText}</td>
                  <td>{row.reachText}</td>
                  <td>{row.boundText}</td>
                  <td>{row.gapText}</td>
                  <td>{row.stepText}</td>
                  <td>{row.linesText}</td>
                </>
              ) : (
                <td colSpan={6} className={styles.wide}>
                  {row.message}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
