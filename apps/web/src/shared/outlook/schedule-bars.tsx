import type { SharedOutlook } from '@ooh/contract/domain/order-share';
import { formatNumber } from '../../ui/figure/format-figure.ts';
import { Card } from '../../ui/page/card.tsx';
import styles from './outlook.module.css';

const dayMilliseconds = 86_400_000;

/** When each medium is posted, as bars on the days of the order. */
export function ScheduleBars({ schedule }: { readonly schedule: SharedOutlook['schedule'] }) {
  if (schedule.length === 0) return null;
  const first = Math.min(...schedule.map(({ startDate }) => Date.parse(startDate)));
  const last = Math.max(...schedule.map(({ endDate }) => Date.parse(endDate))) + dayMilliseconds;
  const part = (time: number): string => `${((100 * (time - first)) / (last - first)).toFixed(2)}%`;
  return (
    <Card title="排期">
      <ul className={styles.schedule}>
        {schedule.map(({ cityName, mediumName, units, unit, startDate, endDate }) => (
          <li key={`${cityName}/${mediumName}`}>
            <span>
              {cityName} · {mediumName} <small className="numeric">{`${formatNumber(units)} ${unit}`}</small>
            </span>
            <span className={styles.track}>
              <span
                className={`numeric ${styles.bar}`}
                style={{
                  marginInlineStart: part(Date.parse(startDate)),
                  width: part(first + Date.parse(endDate) + dayMilliseconds - Date.parse(startDate)),
                }}
              >
                {startDate.slice(5)} 至 {endDate.slice(5)}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
