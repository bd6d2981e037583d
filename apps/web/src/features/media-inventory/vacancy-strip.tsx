import { addDays } from '../../ui/calendar/dates.ts';
import styles from './media-inventory.module.css';

export interface VacancyStripProps {
  /** Units free in each week from `today` on. */
  readonly weeks: readonly number[];
  readonly units: number;
  readonly unit: string;
  readonly today: string;
}

const stateOf = (free: number, units: number): 'none' | 'some' | 'all' =>
  free === 0 ? 'none' : free < units ? 'some' : 'all';

/** Thirteen weeks of free units at a glance. */
export function VacancyStrip({ weeks, units, unit, today }: VacancyStripProps) {
  const free = weeks.filter((count) => count > 0).length;
  const words = `未来 13 周中 ${free} 周有空位`;
  return (
    <span className={styles.strip} title={words}>
      <span className="visually-hidden">{words}</span>
      {weeks.map((count, week) => {
        const from = addDays(today, 7 * week) ?? '';
        return (
          <i
            // Weeks stay in their places.
            // oxlint-disable-next-line react/no-array-index-key
            key={week}
            aria-hidden="true"
            data-free={stateOf(count, units)}
            title={`${from} 起一周：空 ${count} / ${units} ${unit}`}
          />
        );
      })}
    </span>
  );
}
