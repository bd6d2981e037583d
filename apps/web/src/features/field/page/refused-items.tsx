import { Button } from 'antd';
import type { FieldQueue } from '../queue/field-queue.ts';
import type { QueueItem } from '../queue/queue-item.ts';
import styles from './field.module.css';
import { workName } from './item-names.ts';

const nameOf = (item: QueueItem) =>
  `${item.unit} ${workName(item)}${item.work.kind === 'photo' ? ` ${item.work.fileName}` : ''}`;

/** What was refused, with the reason, until it is put aside. */
export function RefusedItems({
  items,
  queue,
}: {
  readonly items: readonly QueueItem[];
  readonly queue: FieldQueue;
}) {
  const refused = items.filter(({ state }) => state === 'refused');
  if (refused.length === 0) return null;
  const forget = (gone: readonly QueueItem[]) => void queue.forget(gone.map(({ itemId }) => itemId));
  return (
    <details className={styles.refused}>
      <summary>{refused.length} 项被拒，查看原因</summary>
      <ul aria-label="被拒的项目">
        {refused.map((item) => (
          <li key={item.itemId}>
            <span>
              <b>{nameOf(item)}</b>
              <span className={styles.words}>{item.words}</span>
            </span>
            <Button size="small" aria-label={`移除 ${nameOf(item)}`} onClick={() => forget([item])}>
              移除
            </Button>
          </li>
        ))}
      </ul>
      <Button size="small" onClick={() => forget(refused)}>
        全部移除
      </Button>
    </details>
  );
}
