import { useMemo } from 'react';
import { formatNumber } from '../../ui/figure/format-figure.ts';
import styles from './answers.module.css';
import { preparePriceRows, readPrices, type PricesOf } from './prepare-constraint-prices.ts';

/** What each constraint costs: the gain without it, and the most that it could be. */
export function PricesAnswer({ result }: { readonly result: PricesOf }) {
  const rows = useMemo(() => preparePriceRows(result), [result]);
  return (
    <>
      <p>{readPrices(result)}</p>
      <table>
        <caption>
          目标：{result.objective}，现值 {formatNumber(result.value)}，本次推演上界{' '}
          {formatNumber(result.bound)}
          （重新证明，与证书上界各自求得）
          {result.left > 0 && `；另有 ${result.left} 条因限时未算`}
        </caption>
        <thead>
          <tr>
            <th scope="col">放宽</th>
            <th scope="col">目标值增加</th>
            <th scope="col">占现值</th>
            <th scope="col">至多增加（已证）</th>
            <th scope="col">影子价格估计</th>
            <th scope="col">费用</th>
            <th scope="col" className={styles.wide}>
              方案变化
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.text} data-quiet={!row.binds}>
              <th scope="row">{row.text}</th>
              <td>{row.binds ? row.gainText : '无增加'}</td>
              <td>{row.gainShareText}</td>
              <td>{row.atMostText}</td>
              <td>{row.dualText}</td>
              <td>{row.costText}</td>
              <td className={styles.wide}>{row.changeText}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
