import type { OrderRow } from '@ooh/contract/domain/media-order';
import { Button } from 'antd';
import { useState } from 'react';
import { saveToDisk } from '../../../api/save-file.ts';
import { CompareButton } from '../../../shared/compare/compare-button.tsx';
import { maxCompared } from '../../../shared/compare/most-compared.ts';
import { formatFen } from '../../../ui/figure/format-figure.ts';
import { orderCsv } from './order-csv.ts';
import styles from './order-list.module.css';
import { readPlannedExposures } from './planned-exposures.ts';
import type { OrderActions } from './use-order-actions.tsx';

export interface BatchBarProps {
  readonly orders: readonly OrderRow[];
  readonly actions: OrderActions;
  readonly onCompare: () => void;
  readonly onClear: () => void;
}

/** What can be done with the chosen orders: their schedules, and the list itself as a file. */
export function BatchBar({ orders, actions, onCompare, onClear }: BatchBarProps) {
  const [isBusy, setIsBusy] = useState(false);
  if (orders.length === 0)
    return <span className={styles.hint}>勾选订单可对比（2–{maxCompared} 个）或批量导出</span>;
  const withItems = orders.filter(({ items }) => items > 0);
  const netFen = orders.reduce((sum, { amounts }) => sum + amounts.netFen, 0);
  const exportSchedules = async () => {
    setIsBusy(true);
    // One after the other: a browser blocks many downloads that begin at once.
    for (const order of withItems) await actions.downloadSchedule(order);
    setIsBusy(false);
  };
  const exportList = async () => {
    setIsBusy(true);
    const exposureOf = await readPlannedExposures(orders);
    setIsBusy(false);
    if (exposureOf === undefined) return;
    const file = new Blob([orderCsv(orders, exposureOf)], { type: 'text/csv;charset=utf-8' });
    saveToDisk({ file, fileName: '订单列表.csv' });
  };
  return (
    <span className={styles.batch} aria-live="polite">
      已选 {orders.length} 个订单，净价合计 {formatFen(netFen, { unit: 'auto' })}
      <CompareButton count={orders.length} onCompare={onCompare} />
      <Button size="small" disabled={isBusy} onClick={() => void exportList()}>
        导出列表
      </Button>
      <Button
        size="small"
        loading={isBusy}
        disabled={withItems.length === 0}
        onClick={() => void exportSchedules()}
      >
        导出排期表（{withItems.length}）
      </Button>
      <Button size="small" onClick={onClear}>
        取消选择
      </Button>
    </span>
  );
}
