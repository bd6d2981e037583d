import { useMemo } from 'react';
import { formatNumber } from '../../../ui/figure/format-figure.ts';
import { InsightFrame } from './insight-frame.tsx';
import styles from './insight.module.css';
import { preparePriceRows, readPrices } from './prepare-constraint-prices.ts';
import { useInsight, type Insight } from './use-insight.ts';

function PricesAnswer({ result }: { readonly result: NonNullable<Insight<'prices'>['result']> }) {
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

/** Dock tab 约束价格: what every constraint of the strategy costs. */
export function PricesPane() {
  const prices = useInsight('prices');
  return (
    // A pane that scrolls must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.pane} tabIndex={0} aria-label="约束价格面板">
      <InsightFrame
        title="约束价格"
        description="每次只放宽一条约束，其余不变，从现方案出发重新优选：多得多少、至多能多得多少（已证）。影子价格由现方案的证明给出，适用于小幅放宽。"
        insight={prices}
        onAsk={() => prices.ask({ kind: 'prices' })}
      >
        {prices.result && <PricesAnswer result={prices.result} />}
      </InsightFrame>
    </section>
  );
}
