import { orderStateNames } from '@ooh/contract/domain/order';
import { formatTime } from '../../../ui/figure/format-time.ts';
import { StateBlock } from '../../../ui/state/state-block.tsx';
import styles from './detail.module.css';
import type { OrderOutput } from '../around/order-by-id.tsx';
import { approvalRecords } from '../floors/floor-words.ts';
import { answerName } from './prepare-refusal.ts';

/** Steps, transfers and approvals of an order, the newest first. */
function recordsOf({ events, transfers, discounts }: OrderOutput) {
  const steps = events.map((event) => {
    const { fromState, toState, answeredVersion, actorName, reason, at } = event;
    const answer = answerName(event);
    const words =
      fromState === null
        ? `创建订单，状态「${orderStateNames[toState]}」`
        : `${answer === null ? '' : `${answer} V${answeredVersion}，`}由「${orderStateNames[fromState]}」变更为「${orderStateNames[toState]}」`;
    return { actorName, reason, at, words, key: `${at}/${toState}` };
  });
  const handed = transfers.map(({ fromName, toName, ...rest }) => ({
    ...rest,
    key: `${rest.at}/${toName}`,
    words: `由「${fromName}」转交给「${toName}」`,
  }));
  // The service returns them in order; two of the same moment keep it.
  const approvals = approvalRecords(discounts).toReversed();
  return [...steps, ...handed, ...approvals].toSorted((a, b) => a.at.localeCompare(b.at)).toReversed();
}

/** Every step of the order, the newest first. */
export function RecordTab({ order }: { readonly order: OrderOutput }) {
  const records = recordsOf(order);
  if (records.length === 0) return <StateBlock kind="empty" title="还没有操作记录" />;
  return (
    <ol className={styles.record}>
      {records.map(({ key, words, actorName, reason, at }) => (
        <li key={key}>
          <span className="numeric">{formatTime(at)}</span>
          <span>{actorName ?? '系统'}</span>
          <span>
            {words}
            {reason !== null && <em>{reason}</em>}
          </span>
        </li>
      ))}
    </ol>
  );
}
