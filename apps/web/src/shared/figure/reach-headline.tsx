import { shareRangeText } from '@ooh/contract/core/percent-text';
import type { Basis, Figure, ShareRange } from '@ooh/contract/domain/figure';
import { formatCount, formatShare, missing } from '../../ui/figure/format-figure.ts';
import { intervalText } from './figure-text.ts';
import { MetricLabel } from './metric.tsx';
import styles from './reach-headline.module.css';

const percent = (share: number) => formatShare(share);

interface IntervalMarkProps {
  readonly value: number;
  readonly low: number;
  readonly high: number;
  readonly range: ShareRange;
}

/** Where a share, its interval and the range of its model lie between none and all. */
function IntervalMark({ value, low, high, range }: IntervalMarkProps) {
  return (
    <span className={styles.mark} aria-hidden="true">
      {range && (
        <span className={styles.range} style={{ left: percent(range.low), right: percent(1 - range.high) }} />
      )}
      <span className={styles.band} style={{ left: percent(low), right: percent(1 - high) }} />
      <span className={styles.dot} style={{ left: percent(value) }} />
    </span>
  );
}

export interface ReachHeadlineProps {
  readonly reachShare: Figure;
  readonly reach: Figure;
  /** All people of the audience, if shown. */
  readonly taUniverse?: number | null;
  readonly nature: Basis['nature'];
  /** 校准区间 of the share; null where it is not known. */
  readonly range: ShareRange;
  /** What the range is of, as its hint. */
  readonly rangeReason?: string | undefined;
}

/** The one figure of a page: the reach, with its interval and the people behind it. */
export function ReachHeadline({
  reachShare,
  reach,
  taUniverse = null,
  nature,
  range,
  rangeReason,
}: ReachHeadlineProps) {
  const { value, low, high, suppressed } = reachShare;
  return (
    <div className={styles.headline}>
      <div className={styles.name}>
        <MetricLabel metric="reachShare" label="TA 到达率" />
        <span className={styles.nature}>{nature}</span>
      </div>
      {suppressed || value === null ? (
        <p className={styles.none}>{suppressed ? '样本不足' : '—'}</p>
      ) : (
        <>
          <div className={styles.figure}>
            <span>
              <b>{formatShare(value).replace('%', '')}</b>%
            </span>
            {low !== null && high !== null && intervalText(reachShare, percent) !== undefined && (
              <small>
                {percent(low)} – {percent(high)}
                <br />
                95% 区间
              </small>
            )}
          </div>
          <IntervalMark value={value} low={low ?? value} high={high ?? value} range={range} />
        </>
      )}
      <div className={styles.foot}>
        <span>
          {reach.suppressed || reach.value === null ? missing : `${formatCount(reach.value)}人`}
          {taUniverse !== null && ` / ${formatCount(taUniverse)}人`}
        </span>
        {range === null || suppressed ? (
          <span>◆ 到达率暂无参考</span>
        ) : (
          <span title={rangeReason}>{shareRangeText(range)}</span>
        )}
      </div>
    </div>
  );
}
