import type { OrderRow } from '@ooh/contract/domain/media-order';
import { Button } from 'antd';
import { useState } from 'react';
import type { CallInput } from '../../../api/call-types.ts';
import { CompareButton } from '../../../shared/compare/compare-button.tsx';
import { maxCompared } from '../../../shared/compare/most-compared.ts';
import { ExportButton } from '../../../shared/export/export-button.tsx';
import { formatFen } from '../../../ui/figure/format-figure.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { cancelRefusal } from '../cancelling.ts';
import styles from './order-list.module.css';
import type { OrderActions } from './use-order-actions.tsx';

export interface BatchBarProps {
  readonly orders: readonly OrderRow[];
  /** What the list is asked by, whose orders are exported where none is chosen. */
  readonly question: CallInput<'v1/orders/export'>;
  readonly total: number;
  readonly actions: OrderActions;
  readonly today: string;
  readonly onCompare: () => void;
  readonly onClear: () => void;
}

/** What can be done with the chosen orders, or with all that the filters leave. */
export function BatchBar(props: BatchBarProps) {
  const { orders, question, total, actions, today, onCompare, onClear } = props;
  const [isBusy, setIsBusy] = useState(false);
  const [isCancelling, setIsCancelling] = useState(false);
  if (orders.length === 0)
    return (
      <span className={styles.batch} aria-live="polite">
        <span className={styles.hint}>勾选订单可对比（2–{maxCompared} 个）或批量处理</span>
        <ExportButton
          call="v1/orders/export"
          input={question}
          label="导出全部"
          size="small"
          isDisabled={total === 0}
          title={total === 0 ? '没有符合条件的订单' : undefined}
        />
      </span>
    );
  const withItems = orders.filter(({ items }) => items > 0);
  const cancellable = orders.filter((order) => cancelRefusal(order, today) === null).length;
  const netFen = orders.reduce((sum, { amounts }) => sum + amounts.netFen, 0);
  const exportSchedules = async () => {
    setIsBusy(true);
    // One after the other: a browser blocks many downloads that begin at once.
    for (const order of withItems) await actions.downloadSchedule(order);
    setIsBusy(false);
  };
  // A chosen order stays chosen when the filter moves on, so the filter is not asked for again.
  const { sortBy, ascending } = question;
  const chosen = { orderIds: orders.map(({ orderId }) => orderId), sortBy, ascending };
  return (
    <span className={styles.batch} aria-live="polite">
      已选 {orders.length} 个订单，净价合计 {formatFen(netFen, { unit: 'auto' })}
      <CompareButton count={orders.length} onCompare={onCompare} />
      <ExportButton call="v1/orders/export" input={chosen} label="导出所选" size="small" />
      <Button
        size="small"
        loading={isBusy}
        disabled={withItems.length === 0}
        onClick={() => void exportSchedules()}
      >
        导出排期表（{withItems.length}）
      </Button>
      <Button
        size="small"
        danger
        disabled={cancellable === 0}
        title={cancellable === 0 ? '所选订单均不能取消' : undefined}
        onClick={() => setIsCancelling(true)}
      >
        取消订单（{cancellable}）
      </Button>
      <Button size="small" onClick={onClear}>
        取消选择
      </Button>
      {isCancelling && (
        <CancelDialog
          orders={orders}
          today={today}
          onClose={() => setIsCancelling(false)}
          onDone={() => {
            setIsCancelling(false);
            onClear();
          }}
        />
      )}
    </span>
  );
}
