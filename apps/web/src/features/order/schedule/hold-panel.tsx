import { LockOutlined, UnlockOutlined } from '@ant-design/icons';
import type { OrderConflict } from '@ooh/contract/domain/order-availability';
import { holdingStates } from '@ooh/contract/domain/order-transitions';
import type { CallOutput } from '@ooh/contract/registry';
import { Alert, Button, InputNumber } from 'antd';
import { useState } from 'react';
import { publishNotice } from '../../../api/notice.ts';
import { useMutationCall } from '../../../api/use-call.ts';
import { formatTime } from '../../../ui/figure/format-time.ts';
import { useClock } from '../../../ui/timing/use-clock.ts';
import { countdownText, firstExpiry } from './countdown.ts';
import styles from './schedule.module.css';

export interface HoldPanelProps {
  readonly order: CallOutput<'mediaOrder/getById'>;
  readonly onConflicts: (conflicts: readonly OrderConflict[]) => void;
}

const stale = [
  'mediaOrder/getById',
  'v1/orders/schedule',
  'mediaOrder/list',
  'v1/orders/offers',
  'media-order-match-detail/getMatchDetailOrderData/{orderId}',
] as const;

function Countdown({ until }: { readonly until: string }) {
  const now = useClock(1000, true);
  const left = countdownText(until, now);
  return (
    <span className={styles.countdown} title={`锁位至 ${formatTime(until)}`}>
      {left === null ? '锁位已到期，档期已释放' : `最早到期 ${left}`}
    </span>
  );
}

/** Holds what the order buys for some hours, says until when, and lets go of it. */
export function HoldPanel({ order, onConflicts }: HoldPanelProps) {
  const { row, items } = order;
  const { orderId } = row;
  const [hours, setHours] = useState(72);
  const expiry = firstExpiry(items);
  const heldItems = items.filter(({ heldUnits, quantity }) => heldUnits >= quantity).length;
  const heldUnits = items.reduce((sum, item) => sum + item.heldUnits, 0);
  const hold = useMutationCall('v1/orders/hold', {
    quiet: true,
    invalidates: stale,
    onSuccess: (result) => {
      onConflicts(result.conflicts);
      if (result.heldUnits > 0)
        publishNotice({
          kind: 'success',
          title: `已锁定 ${result.heldItems} 行、${result.heldUnits} 面/辆`,
          description: result.expiresAt === null ? undefined : `至 ${formatTime(result.expiresAt)}`,
        });
    },
  });
  const release = useMutationCall('v1/orders/release', {
    quiet: true,
    invalidates: stale,
    onSuccess: ({ releasedUnits }) =>
      publishNotice({ kind: 'success', title: `已释放 ${releasedUnits} 面/辆` }),
  });
  const mayHold = holdingStates.includes(row.state);
  const error = hold.error ?? release.error;
  return (
    <div className={styles.hold}>
      <span>
        已锁位 {heldItems} / {items.length} 行
      </span>
      {expiry !== null && <Countdown until={expiry} />}
      {mayHold && (
        <InputNumber
          aria-label="锁位小时数"
          min={1}
          max={240}
          precision={0}
          suffix="小时"
          value={hours}
          onChange={(value) => setHours(value ?? 72)}
        />
      )}
      <Button
        icon={<LockOutlined aria-hidden="true" />}
        loading={hold.isPending}
        disabled={!mayHold || items.length === 0}
        title={mayHold ? undefined : '提交订单后可以锁位'}
        onClick={() => hold.mutate({ orderId, hours })}
      >
        锁位
      </Button>
      <Button
        loading={hold.isPending}
        disabled={!mayHold || items.length === 0}
        title={mayHold ? '锁定可用的行，其余列为冲突' : '提交订单后可以锁位'}
        onClick={() => hold.mutate({ orderId, hours, partial: true })}
      >
        只锁可用
      </Button>
      {heldUnits > 0 && mayHold && (
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
