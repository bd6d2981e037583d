/* oxlint-disable jsx-a11y/prefer-tag-over-role */
import { dayLabel, monthBands, type AxisDay, type AxisScale } from './schedule-axis.ts';
import type { ScheduleColumn, ScheduleRow } from './schedule-row.tsx';
import styles from './schedule-rows.module.css';

export interface ScheduleHeadProps<Row extends ScheduleRow> {
  readonly columns: readonly ScheduleColumn<Row>[];
  readonly frozenWidth: number;
  readonly days: readonly AxisDay[];
  readonly dayWidth: number;
  readonly scale: AxisScale;
  readonly today: string;
}

const holidayLabels = { rest: '休息', work: '调休上班' } as const;

/** Two lines above the rows: months, then days. */
export function ScheduleHead<Row extends ScheduleRow>(props: ScheduleHeadProps<Row>) {
  const { columns, frozenWidth, days, dayWidth, scale, today } = props;
  const axisWidth = days.length * dayWidth;
  return (
    <div role="rowgroup" className={styles.head} style={{ width: frozenWidth + axisWidth }}>
      <div role="row" aria-rowindex={1} className={styles.headRow}>
        <div className={styles.frozen} style={{ width: frozenWidth }} />
        {monthBands(days).map(({ label, from, span }) => (
          <div
            key={label}
            role="columnheader"
            className={styles.month}
            data-odd={from % 2 === 1 || undefined}
            style={{ width: span * dayWidth }}
          >
            <span style={{ left: frozenWidth }}>{label}</span>
          </div>
        ))}
      </div>
      <div role="row" aria-rowindex={2} className={styles.headRow}>
        <div className={styles.frozen} style={{ width: frozenWidth }}>
          {columns.map(({ key, title, width, isNumeric }) => (
            <div
              key={key}
              role="columnheader"
              className={styles.fact}
              data-numeric={isNumeric || undefined}
              style={{ width }}
            >
              {title}
            </div>
          ))}
        </div>
        <div role="columnheader" aria-label="日期" className={styles.days} style={{ width: axisWidth }}>
          {days.map((day) => (
            <span
              key={day.day}
              className={styles.day}
              data-off={day.isOff || undefined}
              data-today={day.day === today || undefined}
              style={{ width: dayWidth }}
              title={[day.day, day.holiday?.name, day.holiday && holidayLabels[day.holiday.kind]]
                .filter(Boolean)
                .join(' ')}
            >
              {dayLabel(day, scale)}
              {scale === 'day' && day.holiday && <sup>{day.holiday.kind === 'rest' ? '休' : '班'}</sup>}
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}
