import { formatFen, formatNumber } from '../../../ui/figure/format-figure.ts';
import styles from './create.module.css';
import type { Order } from './schedule-editor.tsx';

export function ScheduleSummary({ order }: { readonly order: Order }) {
  const { row } = order;
  const isOver = row.amounts.totalFen > row.budgetFen;
  const facts = [
    ['媒体', `${formatNumber(row.items)} 行 · ${formatNumber(row.units)} 面/辆`],
    ['刊例价', formatFen(row.amounts.rateCardFen, { unit: 'auto' })],
    ['净价', formatFen(row.amounts.netFen, { unit: 'auto' })],
    ['制作、服务与税', formatFen(row.amounts.totalFen - row.amounts.netFen, { unit: 'auto' })],
    ['含税合计', formatFen(row.amounts.totalFen, { unit: 'auto' })],
    [
      isOver ? '超出预算' : '剩余预算',
      formatFen(Math.abs(row.budgetFen - row.amounts.totalFen), { unit: 'auto' }),
    ],
  ] as const;
  return (
    <dl className={styles.summary}>
      {facts.map(([name, value]) => (
        <div key={name} data-over={(isOver && name === '超出预算') || undefined}>
          <dt>{name}</dt>
          <dd className="numeric">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
