import { DayInput } from '../../ui/form/day-input.tsx';
import styles from './period-filter.module.css';
import { withDay, type Period } from './with-day.ts';

export interface PeriodFilterProps {
  readonly period: Period;
  readonly onChange: (period: Period) => void;
}

const dayValue = (text: string) => (text === '' ? undefined : text);

/** A filter by what runs in a period. */
export function PeriodFilter({ period, onChange }: PeriodFilterProps) {
  return (
    <span className={styles.days}>
      <DayInput
        aria-label="投放期开始"
        placeholder="投放期开始"
        value={period.from ?? ''}
        onChange={(day) => onChange(withDay(period, { from: dayValue(day) }))}
      />
      至
      <DayInput
        aria-label="投放期结束"
        placeholder="投放期结束"
        value={period.to ?? ''}
        onChange={(day) => onChange(withDay(period, { to: dayValue(day) }))}
      />
    </span>
  );
}
