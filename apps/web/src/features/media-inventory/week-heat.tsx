import type { Figure } from '@ooh/contract/domain/figure';
import { formatCount } from '../../ui/figure/format-figure.ts';
import styles from './week-heat.module.css';

const days = ['一', '二', '三', '四', '五', '六', '日'] as const;
const steps = 5;

/** People around by day of the week and hour, 7 × 24; what may not be shown is hatched. */
export function WeekHeat({ presence }: { readonly presence: readonly Figure[] }) {
  const most = presence.reduce((high, { value }) => Math.max(high, value ?? 0), 0);
  const step = (value: number): number => (most > 0 ? Math.min(steps, Math.ceil((steps * value) / most)) : 0);
  const busiest = presence.findIndex(({ value }) => value === most);
  const words =
    most > 0
      ? `一周各小时周边在场人数；最多在周${days[Math.floor(busiest / 24)]} ${busiest % 24} 时，${formatCount(most)} 人`
      : '一周各小时周边在场人数：样本不足';
  return (
    <figure className={styles.heat}>
      {days.map((day, row) => (
        <div key={day} className={styles.heatRow} aria-hidden="true">
          <span>周{day}</span>
          {presence.slice(24 * row, 24 * row + 24).map(({ value }, hour) => (
            <i
              // Hours stay in their places.
              // oxlint-disable-next-line react/no-array-index-key
              key={hour}
              data-step={value === null ? 'withheld' : step(value)}
              title={`周${day} ${hour} 时：${value === null ? '样本不足' : `${formatCount(value)} 人`}`}
            />
          ))}
        </div>
      ))}
      <figcaption>{words}</figcaption>
    </figure>
  );
}
