import type { ReactNode } from 'react';
import { CopyText } from '../../../ui/page/copy-text.tsx';
import { usePageTitle } from '../../../ui/page/page-frame-context.ts';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { OrderStateTag } from '../../../shared/order/order-state-tag.tsx';
import { DemoMark } from '../../../shared/figure/source-mark.tsx';
import { OrderById, type OrderOutput } from './order-by-id.tsx';
import styles from './order-page-frame.module.css';
import { OrderNav } from './order-nav.tsx';
import { orderPageNames, type OrderPageKey } from './order-nav.ts';

export interface OrderPageFrameProps {
  readonly orderId: string | undefined;
  readonly page: OrderPageKey;
  readonly renderActions?: (order: OrderOutput) => ReactNode;
  readonly children: (order: OrderOutput) => ReactNode;
}

function Head({
  order,
  page,
  renderActions,
}: { order: OrderOutput } & Pick<OrderPageFrameProps, 'page' | 'renderActions'>) {
  const { row } = order;
  const title = orderPageNames[page];
  usePageTitle(`${title} · ${row.name}`);
  return (
    <PageHeader
      title={
        <span className={styles.title}>
          {title} · {row.name} <OrderStateTag state={row.state} reason={row.stateReason} />
          {row.isSample && <DemoMark text="演示订单" />}
        </span>
      }
      subtitle={
        <span className={styles.facts}>
          <CopyText name="订单编号" text={row.orderNo} />
          <span>{[row.brandName, row.productName].filter(Boolean).join(' · ')}</span>
          <span className="numeric">
            {row.startDate} 至 {row.endDate}
          </span>
          <span>{row.cityNames.join('、')}</span>
        </span>
      }
      actions={renderActions?.(order)}
    >
      <OrderNav order={row} current={page} />
    </PageHeader>
  );
}

/** A page about one order: its name and way to the others. */
export function OrderPageFrame({ orderId, page, renderActions, children }: OrderPageFrameProps) {
  return (
    <OrderById orderId={orderId} failedTitle={`${orderPageNames[page]}打不开`}>
      {(order) => (
        <>
          <Head order={order} page={page} renderActions={renderActions} />
          <div className={styles.body}>{children(order)}</div>
        </>
      )}
    </OrderById>
  );
}
