import type { OrderItemInput } from '@ooh/contract/domain/media-order';
import { editableStates } from '@ooh/contract/domain/order-transitions';
import type { CallOutput } from '@ooh/contract/registry';
import { useRouter } from '@tanstack/react-router';
import { Alert, Button } from 'antd';
import { useEffect, useState, type ReactNode } from 'react';
import { useShortcuts } from '../../../ui/editing/use-shortcuts.ts';
import { Card } from '../../../ui/page/card.tsx';
import { detailHref, isBeingWritten, mediaHref } from '../../../shared/order/order-addresses.ts';
import { HoldPanel } from '../schedule/hold-panel.tsx';
import { OrderSchedule, type ScheduleFilter } from '../schedule/order-schedule.tsx';
import { ConflictList } from './conflict-list.tsx';
import { CreateFrame } from './create-frame.tsx';
import styles from './create.module.css';
import { QuotationEditor } from './quotation-editor.tsx';
import { SubmitDialog } from './submit-dialog.tsx';
import { useItemChange } from './use-item-change.tsx';
import { useMovedDays } from './use-moved-days.ts';
import { ScheduleSummary } from './schedule-summary.tsx';
import { SubmittedOrder } from './submitted-order.tsx';
import { useAvailability, replacementNames } from './use-availability.ts';
import { ScheduleActions } from './schedule-actions.tsx';

export type Order = CallOutput<'mediaOrder/getById'>;

export interface ScheduleEditorProps {
  readonly order: Order;
  readonly onReload: () => void;
  /** What the schedule is narrowed to. */
  readonly filter: ScheduleFilter;
  readonly onFilter: (filter: ScheduleFilter) => void;
  /** Stands before the schedule and changes what the order takes. */
  readonly children?: (change: {
    readonly apply: (items: readonly OrderItemInput[]) => void;
    readonly isBusy: boolean;
    readonly isEditable: boolean;
  }) => ReactNode;
}

/** Step 3: days and prices of every line, what is free of them, the hold, and the submission. */
export function ScheduleEditor(props: ScheduleEditorProps) {
  const { order, onReload, filter, onFilter, children } = props;
  const router = useRouter();
  const { row, items } = order;
  const [isAsking, setIsAsking] = useState(false);
  const [submitted, setSubmitted] = useState<'client' | 'approval'>();
  const change = useItemChange(order, onReload);
  const availability = useAvailability(row.orderId);
  const isEditable = editableStates.includes(row.state);
  useEffect(() => {
    // An order that comes back from its customer is opened for what cannot be had.
    if (row.state === 'confirming' && row.heldUnits < row.units) availability.run();
    // Once, when the step is opened.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const conflicts = availability.conflicts ?? [];
  const apply = (next: readonly OrderItemInput[], names = replacementNames(conflicts, items)) => {
    change.apply(next, { names });
    availability.setConflicts(undefined);
  };
  const days = useMovedDays(items, change.isBusy, apply);
  const isMoving = days.moved.size > 0;
  const isBusy = change.isBusy || isMoving;
  const undo = () => {
    // What is moved and not sent yet needs no step back; what is on its way does.
    if (!days.forget()) change.undo();
  };
  const ask = () => {
    setIsAsking(true);
    if (availability.conflicts === undefined && !availability.isBusy) availability.run();
  };
  useShortcuts({ 'mod+z': undo });
  if (submitted) return <SubmittedOrder order={order} waitsFor={submitted} />;
  return (
    <CreateFrame
      name={row.name}
      step={2}
      backHref={mediaHref(row)}
      buttons={
        <>
          <Button disabled={!change.canUndo && !isMoving} title="撤销（Ctrl+Z）" onClick={undo}>
            撤销
          </Button>
          <ScheduleActions
            order={order}
            isBusy={isBusy}
            isChecking={availability.isBusy}
            onCheck={availability.run}
          />
          {isBeingWritten(row.state) || row.state === 'planning' ? (
            <Button
              type="primary"
              disabled={items.length === 0 || isBusy}
              title={items.length === 0 ? '请先选定媒体' : undefined}
              onClick={ask}
            >
              提交
            </Button>
          ) : (
            <Button
              type="primary"
              onClick={() => void router.navigate({ href: detailHref(row.orderId, undefined, row.mode) })}
            >
              查看订单
            </Button>
          )}
        </>
      }
    >
      <div className={styles.stack}>
        {!isEditable && (
          <Alert type="info" showIcon className={styles.notice} title="订单已确认，媒体与排期不可再修改。" />
        )}
        {change.error && (
          <Alert type="error" showIcon className={styles.notice} title={change.error.message} />
        )}
        {availability.error && (
          <Alert type="error" showIcon className={styles.notice} title={availability.error.message} />
        )}
        <ScheduleSummary order={order} />
        {children?.({ apply, isBusy, isEditable })}
        {availability.conflicts?.length === 0 && (
          <Alert
            type="success"
            showIcon
            className={styles.notice}
            title={`${items.length} 行媒体在所选档期均有空位`}
          />
        )}
        <ConflictList
          orderId={row.orderId}
          items={items}
          conflicts={conflicts}
          isBusy={isBusy}
          onItems={apply}
        />
        <Card title="排期与空位" extra={<HoldPanel order={order} onConflicts={availability.setConflicts} />}>
          <OrderSchedule
            orderId={row.orderId}
            {...filter}
            onFilter={onFilter}
            onChange={isEditable ? days.move : undefined}
            changed={days.moved}
          />
        </Card>
        <Card title="报价" footer="数量与折扣改动后由系统重新计价；示例价没有刊例依据。">
          <QuotationEditor
            row={row}
            items={items}
            discounts={order.discounts}
            isBusy={isBusy}
            isEditable={isEditable}
            onItems={apply}
            onConflicts={availability.setConflicts}
          />
        </Card>
      </div>
      {isAsking && (
        <SubmitDialog
          order={order}
          conflicts={availability.conflicts?.length}
          isChecking={availability.isBusy}
          onClose={() => setIsAsking(false)}
          onSubmitted={(waitsFor) => {
            setIsAsking(false);
            setSubmitted(waitsFor);
          }}
        />
      )}
      {change.conflict}
    </CreateFrame>
  );
}
