import type { OrderRow } from '@ooh/contract/domain/media-order';
import { daysBetween } from '../../../ui/calendar/dates.ts';
import { formatShare } from '../../../ui/figure/format-figure.ts';
import styles from './order-list.module.css';

/** Share of a period's days that have passed, 0–1. */
export function elapsedShare(startDate: string, endDate: string, today: string): number {
  const all = (daysBetween(startDate, endDate) ?? 0) + 1;
  const passed = (daysBetween(startDate, today) ?? 0) + 1;
  return Math.max(0, Math.min(1, passed / all));
}

/** 「2026-12-01 至 12-28」; the year of the last day stands where it is another one. */
export function periodText(startDate: string, endDate: string): string {
  const isSameYear = endDate.slice(0, 4) === startDate.slice(0, 4);
  return `${startDate} 至 ${isSameYear ? endDate.slice(5) : endDate}`;
}

/** First and last day, with how much of them has passed while an order runs. */
export function PeriodCell({ order, today }: { readonly order: OrderRow; readonly today: string }) {
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

/** 6.8 折. */
export function discountText(discount: number | null): string {
  if (discount === null) return '—';
  if (discount >= 0.9995) return '无折扣';
  return `${Number((discount * 10).toFixed(2))} 折`;
}
