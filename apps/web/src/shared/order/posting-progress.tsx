import type { PostingCounts } from '@ooh/contract/domain/effect';
import { formatNumber, formatShare } from '../../ui/figure/format-figure.ts';
import { MetricLabel } from '../figure/metric.tsx';
import styles from './posting-progress.module.css';

/** How much of what was bought hangs, and how much of it hung on time. */
export function PostingProgress({ postings }: { readonly postings: PostingCounts }) {
  const { plannedUnits, dueUnits, postedUnits, onTimeUnits, postingRate, onTimeRate } = postings;
  const rows = [
    {
      metric: 'postedRate',
      rate: postingRate,
      text: `${formatNumber(postedUnits)} / ${formatNumber(plannedUnits)}`,
    },
    {
      metric: 'onTimeRate',
      rate: onTimeRate,
      text: `${formatNumber(onTimeUnits)} / ${formatNumber(dueUnits)}`,
    },
  ] as const;
  return (
    <div className={styles.rates}>
      {rows.map(({ metric, rate, text }) => (
        <div key={metric}>
          <MetricLabel metric={metric} />
          <progress
            max={1}
            value={rate ?? 0}
            aria-label={metric === 'postedRate' ? '上刊率' : '准时上刊率'}
          />
          <span className="numeric">
            {formatShare(rate)}（{text}）
          </span>
        </div>
      ))}
    </div>
  );
}
