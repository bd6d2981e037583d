import { useEffect } from 'react';
import { formatTime } from '../../../ui/figure/format-time.ts';
import { useClock } from '../../../ui/timing/use-clock.ts';
import { countdownText } from '../schedule/countdown.ts';
import styles from './locking.module.css';

export interface HoldClockProps {
  /** When the first hold runs out. */
  readonly until: string;
  readonly onEnd: () => void;
}

/** Counts down to the end of the first hold and calls back when it is reached. */
export function HoldClock({ until, onEnd }: HoldClockProps) {
  const left = countdownText(until, useClock(1000, true));
  const isOver = left === null;
  useEffect(() => {
    if (isOver) onEnd();
    // Called once per hold, even if the listener changes.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isOver, until]);
  return (
    <div className={styles.clock}>
      <span>最早到期</span>
      <b className="numeric">{left ?? '已到期'}</b>
      <span className="numeric">{isOver ? '档期已释放' : `${formatTime(until)} 自动释放`}</span>
    </div>
  );
}
