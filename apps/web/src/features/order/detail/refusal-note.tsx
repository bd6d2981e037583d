import type { OrderRow } from '@ooh/contract/domain/media-order';
import { editableStates } from '@ooh/contract/domain/order-transitions';
import { Alert } from 'antd';
import { formatTime } from '../../../ui/figure/format-time.ts';
import { HrefButton } from '../../../ui/page/href-link.tsx';
import { detailHref } from '../../../shared/order/order-addresses.ts';
import type { OrderOutput } from '../around/order-by-id.tsx';
import styles from './detail.module.css';
import { lastRefusal } from './prepare-refusal.ts';

/** Where what has changed since a version is shown. */
const differenceHref = ({ orderId, mode }: OrderRow, version: number) =>
  `${detailHref(orderId, 'versions', mode)}&v=${version}`;

/** Why the client sent the plan back, until it is submitted again; then that it was changed since. */
export function RefusalNote({ order }: { readonly order: OrderOutput }) {
  const { row, events } = order;
  const refusal = lastRefusal(events);
  if (refusal === null || !editableStates.includes(row.state)) return null;
  const { reason, actorName, at, version, isOpen } = refusal;
  return (
    <Alert
      className={styles.notice}
      type={isOpen ? 'warning' : 'info'}
      showIcon
      title={`${isOpen ? '客户退回' : '客户曾退回，现已重新提交'}：${reason}`}
      description={
        <>
          {actorName}，<span className="numeric">{formatTime(at)}</span>
        </>
      }
      action={<HrefButton href={differenceHref(row, version)}>与退回版本的差异</HrefButton>}
    />
  );
}
