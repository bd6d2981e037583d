import type { CallOutput } from '@ooh/contract/registry';
import type { ReactNode } from 'react';
import { useCall } from '../../../api/use-call.ts';
import { CopyText } from '../../../ui/page/copy-text.tsx';
import { HrefButton } from '../../../ui/page/href-link.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { StateBlock } from '../../../ui/state/state-block.tsx';
import { orderListHref } from '../order-addresses.ts';
import { OrderStateTag } from '../order-state-tag.tsx';
import { SampleMark } from '../sample-mark.tsx';
import styles from './order-page-frame.module.css';
import { OrderPages, type OrderPageName } from './order-pages.tsx';

export type FramedOrder = CallOutput<'mediaOrder/getById'>;

export interface OrderPageFrameProps {
  readonly orderId: string | undefined;
  readonly page: OrderPageName;
  readonly renderActions?: (order: FramedOrder) => ReactNode;
  readonly children: (order: FramedOrder) => ReactNode;
}

function Head({
  order,
  page,
  renderActions,
}: { order: FramedOrder } & Pick<OrderPageFrameProps, 'page' | 'renderActions'>) {
  const { row } = order;
  return (
    <PageHeader
      title={
        <span className={styles.title}>
          {page} · {row.name} <OrderStateTag state={row.state} reason={row.stateReason} />
          {row.isSample && <SampleMark text="演示订单" />}
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
      <OrderPages order={row} current={page} />
    </PageHeader>
  );
}

/** A page about one order: its name and way to the others, or why it cannot be shown. */
export function OrderPageFrame({ orderId, page, renderActions, children }: OrderPageFrameProps) {
  const { data, error, refetch } = useCall(
    'mediaOrder/getById',
    { orderId: orderId ?? '' },
    { enabled: orderId !== undefined, quiet: true },
  );
  if (orderId === undefined || error?.code === '05') {
    return (
      <StateBlock
        kind="page-failed"
        title="没有这个订单"
        description="订单不存在，或不在您的数据权限内。"
        action={<HrefButton href={orderListHref}>返回订单列表</HrefButton>}
      />
    );
  }
  if (error && !data) {
    return (
      <StateBlock
        kind="page-failed"
        title={`${page}打不开`}
        errorText={error.message}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <StateBlock kind="loading" rows={10} minHeight={480} />;
  return (
    <>
      <Head order={data} page={page} renderActions={renderActions} />
      <div className={styles.body}>{children(data)}</div>
    </>
  );
}
