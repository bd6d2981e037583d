import type { CallOutput } from '@ooh/contract/registry';
import styles from './strategy-case.module.css';

type Schedule = CallOutput<'mediaStrategy/getMediaStrategyByCaseId/{caseId}'>['schedule'];

const dayMilliseconds = 86_400_000;
const days = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / dayMilliseconds;

/** Flights of a case as ribbons on one line of time. */
export function ScheduleRibbon({ schedule }: { readonly schedule: Schedule }) {
  const starts = schedule.map(({ startDate }) => startDate).toSorted();
  const ends = schedule.map(({ endDate }) => endDate).toSorted();
  const [first, last] = [starts[0], ends.at(-1)];
  if (first === undefined || last === undefined) return <p className={styles.quiet}>没有排期。</p>;
  const whole = days(first, last) + 1;
  return (
    <ul className={styles.ribbons} aria-label="排期">
      {schedule.map(({ mediumId, mediumName, startDate, endDate, units }) => (
        <li key={`${mediumId}${startDate}${endDate}`}>
          <span>{mediumName}</span>
          <span className={styles.track}>
            <span
              className={styles.ribbon}
              style={{
                marginInlineStart: `${(100 * days(first, startDate)) / whole}%`,
                width: `${(100 * (days(startDate, endDate) + 1)) / whole}%`,
              }}
            />
          </span>
          <small>
            {startDate} 至 {endDate} · {units} 个单位
          </small>
        </li>
      ))}
    </ul>
  );
}
