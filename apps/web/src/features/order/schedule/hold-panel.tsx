import { LockOutlined, UnlockOutlined } from '@ant-design/icons';
import { chinaDate } from '@ooh/contract/domain/china-time';
import type { OrderConflict } from '@ooh/contract/domain/order-availability';
import { holdingStates } from '@ooh/contract/domain/order-transitions';
import type { CallOutput } from '@ooh/contract/registry';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { formatTime } from '../../../ui/figure/format-time.ts';
import { firstExpiry } from './countdown.ts';
import { HoldHours } from './hold-hours.tsx';
import styles from './schedule.module.css';
import { useHoldEnd } from './use-hold-end.ts';
import { useHolding, usualHours } from './use-holding.ts';

export interface HoldPanelProps {
  readonly order: CallOutput<'mediaOrder/getById'>;
  readonly onConflicts: (conflicts: readonly OrderConflict[]) => void;
}

/** Until when the first hold lasts; that it has ended, while units lack one. */
function Countdown({ until, isLacking }: { readonly until: string | null; readonly isLacking: boolean }) {
  const { left, hasEnded } = useHoldEnd(until);
  if (left !== null && until !== null)
    return (
      <span className={styles.countdown} title={`锁位至 ${formatTime(until)}`}>
        最早到期 {left}
      </span>
    );
  return hasEnded && (until !== null || isLacking) ? (
    <output className={styles.countdown}>锁位已到期，档期已释放</output>
  ) : null;
}

/** Why nothing can be held of an order; undefined where something can. */
function holdRefusal(mayHold: boolean, items: number, running: number): string | undefined {
  if (!mayHold) return '提交订单后可以锁位';
  if (items === 0) return '请先选定媒体';
  return running === 0 ? '全部媒体的刊期已经结束，请先改期' : undefined;
}

/** Holds what the order buys for some hours, says until when, and lets go of it. */
export function HoldPanel({ order, onConflicts }: HoldPanelProps) {
  const { row, items } = order;
  const { orderId } = row;
  const [hours, setHours] = useState(usualHours);
  const { hold, release, error } = useHolding(onConflicts);
  const heldItems = items.filter(({ heldUnits, quantity }) => heldUnits >= quantity).length;
  const mayHold = holdingStates.includes(row.state);
  const [today] = useState(() => chinaDate(new Date()));
  const running = items.filter(({ endDate }) => endDate >= today);
  const refusal = holdRefusal(mayHold, items.length, running.length);
  const ended = items.length - running.length;
  const wholeRefusal =
    refusal ?? (ended > 0 ? `${ended} 行媒体的刊期已经结束，请先改期或只锁可用` : undefined);
  return (
    <div className={styles.hold}>
      <span>
        已锁位 {heldItems} / {items.length} 行
      </span>
      <Countdown until={firstExpiry(items)} isLacking={row.heldUnits < row.units} />
      {mayHold && <HoldHours value={hours} onChange={setHours} />}
      <Button
        icon={<LockOutlined aria-hidden="true" />}
        loading={hold.isPending}
        disabled={wholeRefusal !== undefined}
        title={wholeRefusal}
        onClick={() => hold.mutate({ orderId, hours })}
      >
        锁位
      </Button>
      <Button
        loading={hold.isPending}
        disabled={refusal !== undefined}
        title={refusal ?? '锁定可用的行，其余列为冲突'}
        onClick={() =>
          hold.mutate({ orderId, hours, partial: true, itemIds: running.map(({ itemId }) => itemId) })
        }
      >
        只锁可用
      </Button>
      {items.some(({ holdState }) => holdState === 'hold') && mayHold && (
        <Button
          icon={<UnlockOutlined aria-hidden="true" />}
          loading={release.isPending}
          onClick={() => release.mutate({ orderId })}
        >
          释放
        </Button>
      )}
      {error && <Alert type="error" showIcon title={error.message} />}
    </div>
  );
}
