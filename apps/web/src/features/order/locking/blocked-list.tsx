import { StatusTag } from '../../../ui/figure/status-tag.tsx';
import styles from './locking.module.css';
import type { BlockedItem } from './prepare-locking.ts';

/** What cannot be held: where, on which days, and what it could be changed to. */
export function BlockedList({ blocked }: { readonly blocked: readonly BlockedItem[] }) {
  return (
    // A long list scrolls: the keyboard must be able to scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.blocked} aria-label="不能锁位的媒体" tabIndex={0}>
      <ul>
        {blocked.map(({ itemId, title, kind, reasons, ways }) => (
          <li key={itemId}>
            <span className={styles.blockedHead}>
              <b>{title}</b>
              <StatusTag tone="error" text={kind} />
            </span>
            <span className={styles.reasons}>
              {reasons.map((reason) => (
                <span key={reason}>{reason}</span>
              ))}
            </span>
            <span className={styles.ways}>
              {ways.map((way) => (
                <span key={way}>{way}</span>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
