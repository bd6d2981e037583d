import { chinaDate } from '@ooh/contract/domain/china-time';
import type { OrderItem, OrderRow } from '@ooh/contract/domain/media-order';
import type { OrderDiscounts } from '@ooh/contract/domain/line-approval';
import type { OrderConflict } from '@ooh/contract/domain/order-availability';
import { holdableIdsOf } from '@ooh/contract/domain/order-next-action';
import { holdingStates } from '@ooh/contract/domain/order-transitions';
import { Alert, Button, InputNumber } from 'antd';
import { useState } from 'react';
import { formatNumber } from '../../../ui/figure/format-figure.ts';
import { bulkWarning } from '../floors/floor-words.ts';
import { useHolding, usualHours } from '../schedule/use-holding.ts';
import { chosenOf, discounted, shifted, shiftRefusal, without, type Chosen } from './bulk-changes.ts';
import styles from './item-bulk.module.css';
import { ReplaceDialog, type OnItems } from './replace-dialog.tsx';

export interface ItemBulkProps {
  readonly row: OrderRow;
  readonly items: readonly OrderItem[];
  readonly discounts: OrderDiscounts;
  readonly chosen: Chosen;
  readonly isBusy: boolean;
  readonly isEditable: boolean;
  readonly onItems: OnItems;
  readonly onChoose: (chosen: Chosen) => void;
  readonly onConflicts: (conflicts: readonly OrderConflict[]) => void;
}

const nobody: Chosen = new Set();

/** What is done with several lines at once: a change is stored for all of them or for none; what cannot be held is listed. */
export function ItemBulk(props: ItemBulkProps) {
  const { row, items, discounts, chosen, isBusy, isEditable, onItems, onChoose, onConflicts } = props;
  const [days, setDays] = useState(7);
  const [discount, setDiscount] = useState(10);
  const [isReplacing, setIsReplacing] = useState(false);
  const [today] = useState(() => chinaDate(new Date()));
  const { hold, release, error } = useHolding(onConflicts);
  const lines = chosenOf(items, chosen);
  if (lines.length === 0)
    return <span className={styles.hint}>勾选多行可一起改期、改折扣、替换、锁位、释放或移除</span>;
  const { orderId, state, startDate, endDate } = row;
  const mayHold = holdingStates.includes(state);
  const holdable = holdableIdsOf(lines, [], today);
  const held = lines.filter(({ holdState }) => holdState === 'hold').map(({ itemId }) => itemId);
  const refusal = shiftRefusal(lines, days, { startDate, endDate, today });
  const isDisabled = isBusy || hold.isPending || release.isPending;
  return (
    <div className={styles.bar} role="toolbar" aria-label="批量操作">
      <span aria-live="polite">已选 {formatNumber(lines.length)} 行</span>
      {isEditable && (
        <>
          <span className={styles.part}>
            <InputNumber
              size="small"
              className={styles.number}
              aria-label="平移天数，负数为提前"
              min={-365}
              max={365}
              precision={0}
              value={days}
              onChange={(value) => setDays(value ?? 0)}
            />
            天
            <Button
              size="small"
              disabled={isDisabled || refusal !== null}
              title={refusal ?? '全部平移；任一行不能改则都不改'}
              onClick={() => onItems(shifted(items, chosen, days))}
            >
              平移
            </Button>
          </span>
          <span className={styles.part}>
            <InputNumber
              size="small"
              className={styles.number}
              aria-label="批量折扣，折"
              min={0}
              max={10}
              precision={2}
              value={discount}
              onChange={(value) => setDiscount(value ?? 10)}
            />
            折
            <Button
              size="small"
              disabled={isDisabled}
              title="赠送的行不变"
              onClick={() => onItems(discounted(items, chosen, Math.round(discount * 100)))}
            >
              设折扣
            </Button>
            <output className={styles.warning}>
              {bulkWarning(lines, Math.round(discount * 100), discounts)}
            </output>
          </span>
          <Button
            size="small"
            disabled={isDisabled}
            title="先列出替换位与差额，确认后才替换"
            onClick={() => setIsReplacing(true)}
          >
            替换
          </Button>
        </>
      )}
      <Button
        size="small"
        loading={hold.isPending}
        disabled={isDisabled || !mayHold || holdable.length === 0}
        title={mayHold ? `锁 ${usualHours} 小时；可锁的先锁，其余列为冲突` : '提交订单后、上刊前可以锁位'}
        onClick={() => hold.mutate({ orderId, hours: usualHours, partial: true, itemIds: holdable })}
      >
        锁位（{holdable.length}）
      </Button>
      <Button
        size="small"
        loading={release.isPending}
        disabled={isDisabled || !mayHold || held.length === 0}
        title="只释放所选行的锁位，已售的不释放"
        onClick={() => release.mutate({ orderId, itemIds: held })}
      >
        释放（{held.length}）
      </Button>
      {isEditable && (
        <Button
          size="small"
          danger
          disabled={isDisabled}
          title="可用「撤销」恢复"
          onClick={() => {
            onItems(without(items, chosen));
            onChoose(nobody);
          }}
        >
          移除
        </Button>
      )}
      <Button size="small" onClick={() => onChoose(nobody)}>
        取消选择
      </Button>
      {error && <Alert type="error" showIcon title={error.message} />}
      {isReplacing && (
        <ReplaceDialog
          orderId={orderId}
          items={items}
          lines={lines}
          isBusy={isDisabled}
          onItems={onItems}
          onClose={() => setIsReplacing(false)}
        />
      )}
    </div>
  );
}
