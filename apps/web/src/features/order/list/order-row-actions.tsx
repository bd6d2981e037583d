import type { OrderRow } from '@ooh/contract/domain/media-order';
import { nextAction, stepRefusal, type NextAction } from '@ooh/contract/domain/order-next-action';
import { MoreOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { HrefLink } from '../../../ui/page/href-link.tsx';
import {
  competitionHref,
  detailHref,
  isBeingWritten,
  monitoringHref,
  openOrderHref,
  suggestionHref,
} from '../../../shared/order/order-addresses.ts';
import { actionLabel, stepLabels } from '../step-labels.ts';
import { mayBecome } from '@ooh/contract/domain/order-transitions';
import styles from './order-list.module.css';
import type { OrderActions } from './use-order-actions.tsx';
import { DropMenu } from '../../../ui/page/drop-menu.tsx';

interface RowActionsProps {
  readonly order: OrderRow;
  readonly actions: OrderActions;
  readonly today: string;
}

/** The next action of an order as an entry of its menu. */
function nextEntries(order: OrderRow, next: NextAction | null) {
  if (next === null) return [];
  const refusal = 'refusal' in next ? next.refusal : null;
  const label = actionLabel(order.state, next);
  return [{ key: 'next', label, disabled: refusal !== null, title: refusal ?? undefined }];
}

/** Cancelling as an entry, where the order may still be cancelled. */
function cancelEntries(order: OrderRow, today: string) {
  if (!mayBecome(order.state, 'cancelled')) return [];
  const refusal = stepRefusal(order, 'cancelled', today);
  const label = stepLabels(order.state, 'cancelled');
  return [{ key: 'cancel', label, danger: true, disabled: refusal !== null, title: refusal ?? undefined }];
}

export function OrderRowActions({ order, actions, today }: RowActionsProps) {
  const next = nextAction(order, today);
  const isBusy = actions.busyId === order.orderId;
  const isWritten = isBeingWritten(order.state);
  const items = [
    ...nextEntries(order, next),
    { key: 'schedule', label: '下载排期表', disabled: order.items === 0 },
    { key: 'copy', label: '复制为新订单' },
    { key: 'transfer', label: '转交' },
    { key: 'detail', label: '查看详情' },
    { key: 'monitoring', label: '投放监测' },
    { key: 'competition', label: '竞品监测' },
    { key: 'suggestion', label: '灵感与建议' },
    ...cancelEntries(order, today),
  ];
  const run = (key: string) => {
    if (key === 'next' && next) actions.goOn(order, next);
    else if (key === 'schedule') void actions.downloadSchedule(order);
    else if (key === 'copy') void actions.copy(order);
    else if (key === 'cancel') actions.cancel(order);
    else if (key === 'transfer') actions.transfer(order);
    else if (key === 'monitoring') actions.open(monitoringHref(order.orderId));
    else if (key === 'competition') actions.open(competitionHref(order.orderId));
    else if (key === 'suggestion') actions.open(suggestionHref(order.orderId));
    else actions.open(detailHref(order.orderId, undefined, order.mode));
  };
  return (
    // A click on a button must not count as a click on the row.
    <div className={styles.actions} role="presentation" onClick={(event) => event.stopPropagation()}>
      <HrefLink
        href={openOrderHref(order)}
        className={styles.action}
        aria-label={`${isWritten ? '继续编辑' : '查看'}${order.name}`}
      >
        {isWritten ? '继续编辑' : '查看'}
      </HrefLink>
      <DropMenu
        menu={{
          items,
          onClick: ({ key, domEvent }) => {
            domEvent.stopPropagation();
            run(key);
          },
        }}
      >
        <Button
          type="text"
          size="small"
          disabled={isBusy}
          icon={<MoreOutlined aria-hidden="true" />}
          aria-label={`${order.name}的更多操作`}
        />
      </DropMenu>
    </div>
  );
}
