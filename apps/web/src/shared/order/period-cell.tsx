import type { OrderState } from '@ooh/contract/domain/order';
import { formatShare } from '../../ui/figure/format-figure.ts';
import styles from './period-cell.module.css';
import { elapsedShare, periodText } from './period-text.ts';

export interface PeriodCellProps {
  readonly order: {
    readonly name: string;
    readonly startDate: string;
    readonly endDate: string;
    readonly state: OrderState;
  };
  readonly today: string;
}

/** First and last day, with how much of them has passed while an order runs. */
export function PeriodCell({ order, today }: PeriodCellProps) {
  const { startDate, endDate, state } = order;
  const share = elapsedShare(startDate, endDate, today);
  return (
    <span className={styles.period}>
      <span className="numeric">{periodText(startDate, endDate)}</span>
      {state === 'running' && (
        <meter
          className={styles.meter}
          min={0}
          max={1}
          value={share}
          aria-label={`${order.name}的投放进度`}
          title={`已投放 ${formatShare(share, 0)}`}
        >
          {formatShare(share, 0)}
        </meter>
      )}
    </span>
  );
}
