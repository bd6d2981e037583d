import { addDays } from '../../ui/calendar/dates.ts';
import styles from './media-inventory.module.css';

export interface FreeDaysProps {
  /** Units free on each day from `today` on. */
  readonly days: readonly number[];
  readonly units: number;
  readonly unit: string;
  readonly today: string;
  /** Begins the period on a day. */
  readonly onPeriod: (startDate: string) => void;
}

const stateOf = (free: number, units: number): string =>
  free === 0 ? 'none' : free < units ? 'some' : 'all';

/** Ninety days of vacancy; a day begins the period of the search. */
export function FreeDays({ days, units, unit, today, onPeriod }: FreeDaysProps) {
  return (
    <section>
      <h3>未来 90 天空位</h3>
      <div className={styles.days}>
        {days.map((free, ahead) => {
          const day = addDays(today, ahead) ?? today;
          return (
            <button
              key={day}
              type="button"
              tabIndex={ahead % 7 === 0 ? 0 : -1}
              data-free={stateOf(free, units)}
              title={`${day}：空 ${free} / ${units} ${unit}，点击从这天开始四周`}
              onClick={() => onPeriod(day)}
            >
              <span className="visually-hidden">
                {day} 空 {free} {unit}
              </span>
            </button>
          );
        })}
      </div>
      <p className={styles.footnote}>
        深色：全空；浅色：部分空；斜线：已满。点击某天，按从那天起的四周重新查找。
      </p>
    </section>
  );
}
