import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import type { AwayBars } from './away-bars.ts';
import styles from './away-marks.module.css';
import { barText, type ScheduleBar } from './schedule-bars.ts';

export interface AwayMarksProps extends AwayBars {
  readonly onReveal: (bar: ScheduleBar) => void;
}

/** At the edges of a row that shows no bar: when the next ones are, and the way to them. */
export function AwayMarks({ before, after, onReveal }: AwayMarksProps) {
  const mark = (bar: ScheduleBar, side: 'before' | 'after') => (
    <button
      type="button"
      tabIndex={-1}
      className={styles.mark}
      data-side={side}
      aria-label={`转到 ${barText(bar)}`}
      title={barText(bar)}
      onClick={() => onReveal(bar)}
    >
      {side === 'before' && <LeftOutlined aria-hidden="true" />}
      {bar.start} 至 {bar.end}
      {side === 'after' && <RightOutlined aria-hidden="true" />}
    </button>
  );
  return (
    <>
      {before && mark(before, 'before')}
      {after && mark(after, 'after')}
    </>
  );
}
