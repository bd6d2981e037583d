import { orderStateNames } from '@ooh/contract/domain/order';
import { formatTime } from '../../../ui/figure/format-time.ts';
import { StateBlock } from '../../../ui/state/state-block.tsx';
import styles from './detail.module.css';
import type { OrderOutput } from '../around/order-by-id.tsx';

/** Every step of the order, the newest first. */
export function RecordTab({ order }: { readonly order: OrderOutput }) {
  // The service returns them in order; two of the same moment keep it.
  const events = order.events.toReversed();
  if (events.length === 0) return <StateBlock kind="empty" title="还没有操作记录" />;
  return (
    <ol className={styles.record}>
      {events.map(({ fromState, toState, actorName, reason, at }) => (
        <li key={`${at}/${toState}`}>
          <span className="numeric">{formatTime(at)}</span>
          <span>{actorName ?? '系统'}</span>
          <span>
            {fromState === null
              ? `创建订单，状态「${orderStateNames[toState]}」`
              : `由「${orderStateNames[fromState]}」变更为「${orderStateNames[toState]}」`}
            {reason !== null && <em>{reason}</em>}
          </span>
        </li>
      ))}
    </ol>
  );
}
