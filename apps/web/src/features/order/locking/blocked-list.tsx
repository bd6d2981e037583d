import { StatusTag } from '../../../ui/figure/status-tag.tsx';
import { HeldLine, HeldLines } from '../around/held-lines.tsx';
import styles from './locking.module.css';
import type { BlockedItem } from './prepare-locking.ts';

/** What cannot be held: where, on which days, and what it could be changed to. */
export function BlockedList({ blocked }: { readonly blocked: readonly BlockedItem[] }) {
  return (
    <HeldLines label="不能锁位的媒体">
      {blocked.map(({ itemId, title, kind, reasons, ways }) => (
        <HeldLine key={itemId} title={title} tag={<StatusTag tone="error" text={kind} />}>
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
        </HeldLine>
      ))}
    </HeldLines>
  );
}
