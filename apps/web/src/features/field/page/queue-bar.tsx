import { Alert, Button } from 'antd';
import { StatusTag } from '../../../ui/figure/status-tag.tsx';
import type { ItemState, QueueItem } from '../queue/queue-item.ts';
import { countStates } from '../queue/queue-rules.ts';
import type { OpenQueue } from '../queue/use-field-queue.ts';
import styles from './field.module.css';
import { itemStateNames, itemTones } from './item-names.ts';
import { RefusedItems } from './refused-items.tsx';
import { useOnline } from './use-online.ts';

const states: readonly ItemState[] = ['waiting', 'sending', 'received', 'refused'];

export interface QueueBarProps {
  readonly items: readonly QueueItem[];
  readonly opened: OpenQueue;
  readonly onRetry: () => void;
}

/** How far what was done has come: on the device, on its way, with the service, or refused with the reason. */
export function QueueBar({ items, opened, onRetry }: QueueBarProps) {
  const isOnline = useOnline();
  const counts = countStates(items);
  const open = counts.waiting + counts.sending;
  const done = items.length - open;
  return (
    <section className={styles.queue} aria-label="上传队列">
      {!isOnline && (
        <Alert
          type="warning"
          showIcon
          title="没有网络：可以继续登记和拍照，联网后自动上传，不会丢失也不会重复"
        />
      )}
      {!opened.isStored && (
        <Alert type="warning" showIcon title="此浏览器不保存数据：上传完成前请不要关闭或刷新本页" />
      )}
      <output className={styles.counts}>
        {states.map((state) => (
          <StatusTag
            key={state}
            tone={counts[state] === 0 ? 'neutral' : itemTones[state]}
            text={`${itemStateNames[state]} ${counts[state]}`}
          />
        ))}
        {open > 0 && (
          <Button size="small" onClick={onRetry}>
            立即上传
          </Button>
        )}
      </output>
      {open > 0 && (
        <progress className={styles.progress} max={items.length} value={done} aria-label="上传进度">
          {done} / {items.length}
        </progress>
      )}
      <RefusedItems items={items} queue={opened.queue} />
    </section>
  );
}
