import { chinaDate } from '@ooh/contract/domain/china-time';
import { nextAction, type NextAction } from '@ooh/contract/domain/order-next-action';
import type { OrderState } from '@ooh/contract/domain/order-names';
import { Alert } from 'antd';
import { useMemo, useState } from 'react';
import { useCall } from '../../../api/use-call.ts';
import { formatNumber } from '../../../ui/figure/format-figure.ts';
import { NextCard } from '../around/next-card.tsx';
import type { OrderOutput } from '../around/order-by-id.tsx';
import { firstExpiry } from '../schedule/countdown.ts';
import { useHolding } from '../schedule/use-holding.ts';
import { BlockedList } from './blocked-list.tsx';
import { HoldClock } from './hold-clock.tsx';
import { LockingActions } from './locking-actions.tsx';
import styles from './locking.module.css';
import { prepareLocking, type Locking } from './prepare-locking.ts';

export interface LockingCardProps {
  readonly order: OrderOutput;
  /** Asks for a step of the order. */
  readonly onStep: (to: OrderState) => void;
}

function titleOf(action: NextAction, { lackingUnits }: Locking): string {
  if (action.kind === 'step') return '全部媒体已锁位';
  if (lackingUnits === 0) return '订单还没有媒体';
  const units = `${formatNumber(lackingUnits)} 面/辆`;
  return action.kind === 'revise' ? `${units}不能锁位` : `锁定 ${units}`;
}

function explain(action: NextAction, locking: Locking, isChecked: boolean): string {
  const { lackingItems, holdableIds, blocked } = locking;
  if (action.kind === 'step')
    return action.refusal ?? '完成锁位后即为正式占用，不再到期；到期前未完成则自动释放。';
  if (lackingItems === 0) return '退回「待客户确认」后可选择媒体。';
  if (!isChecked) return '正在检查空位…';
  if (blocked.length === 0)
    return `${formatNumber(lackingItems)} 行媒体均有空位，可一次锁定；锁定后方可完成锁位。`;
  const free = holdableIds.length === 0 ? '没有可直接锁位的媒体。' : `${holdableIds.length} 行可直接锁位。`;
  return `${free}${blocked.length} 行不能锁位，须替换、改期或减少数量：退回「待客户确认」，在排期中处理后再确认方案。`;
}

/** The next step of an order whose units are to be held: what is held, what can be, and what stands in the way. */
export function LockingCard({ order, onStep }: LockingCardProps) {
  const { row, items } = order;
  const { orderId, units, heldUnits } = row;
  const [today] = useState(() => chinaDate(new Date()));
  const isLacking = heldUnits < units;
  const check = useCall('v1/orders/check-availability', { orderId }, { enabled: isLacking, staleMs: 0 });
  const locking = useMemo(
    () => prepareLocking(items, check.data?.conflicts ?? [], today),
    [items, check.data, today],
  );
  const holding = useHolding();
  const action = nextAction(row, today, isLacking ? locking.holdableIds.length : undefined);
  if (action === null) return null;
  const error = holding.error ?? check.error;
  return (
    <NextCard
      id="locking-title"
      title={titleOf(action, locking)}
      text={explain(action, locking, check.data !== undefined || check.error !== null)}
      actions={
        <LockingActions
          order={order}
          action={action}
          locking={locking}
          today={today}
          holding={holding}
          onStep={onStep}
        />
      }
      below={error && <Alert type="error" showIcon title={error.message} />}
      aside={
        <>
          {locking.blocked.length > 0 && <BlockedList blocked={locking.blocked} />}
          <HoldClock until={firstExpiry(items)} isLacking={isLacking} />
        </>
      }
    >
      {units > 0 && (
        <div className={styles.progress}>
          <span className={styles.track} aria-hidden="true">
            <span style={{ width: `${(heldUnits / units) * 100}%` }} />
          </span>
          <span className="numeric">
            已锁位 {formatNumber(heldUnits)} / {formatNumber(units)} 面/辆
          </span>
        </div>
      )}
    </NextCard>
  );
}
