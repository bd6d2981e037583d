import { formatTime } from '../../../ui/figure/format-time.ts';
import { useHoldEnd } from '../schedule/use-hold-end.ts';
import styles from './locking.module.css';

export interface HoldClockProps {
  /** When the first hold runs out; null where nothing is held for a time. */
  readonly until: string | null;
  /** True while units lack a hold. */
  readonly isLacking: boolean;
}

/** Counts down to the end of the first hold, and says so when it ends while the page stands open. */
export function HoldClock({ until, isLacking }: HoldClockProps) {
  const { left, hasEnded } = useHoldEnd(until);
  if (until === null && !(hasEnded && isLacking)) return null;
  return (
    <div className={styles.clock}>
      <span>最早到期</span>
      <b className="numeric">{left ?? '已到期'}</b>
      {left !== null && until !== null ? (
        <span className="numeric">{formatTime(until)} 自动释放</span>
      ) : (
        <output>锁位已到期，档期已释放，可重新锁位或处理已被占用的行</output>
      )}
    </div>
  );
}
