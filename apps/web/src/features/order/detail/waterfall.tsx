import { useMemo } from 'react';
import { formatFen } from '../../../ui/figure/format-figure.ts';
import styles from './overview-tab.module.css';
import type { OrderOutput } from '../around/order-by-id.tsx';
import { prepareWaterfall } from './prepare-overview.ts';

export function Waterfall({
  order,
  servicesFen,
}: {
  readonly order: OrderOutput;
  readonly servicesFen: number;
}) {
  const steps = useMemo(
    () => prepareWaterfall(order.row.amounts, servicesFen),
    [order.row.amounts, servicesFen],
  );
  return (
    <table className={styles.waterfall}>
      <caption className="visually-hidden">从刊例价到含税合计</caption>
      <tbody>
        {steps.map(({ name, from, to, fen, kind }) => (
          <tr key={name} data-kind={kind}>
            <th scope="row">{name}</th>
            <td aria-hidden="true">
              <span style={{ left: `${from * 100}%`, width: `${(to - from) * 100}%` }} />
            </td>
            <td className="numeric">
              {kind === 'more' && fen > 0 && '+'}
              {formatFen(fen)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
