import type { CallOutput } from '@ooh/contract/registry';
import type { ReactNode } from 'react';
import { useCall } from '../../../api/use-call.ts';
import { HrefButton } from '../../../ui/page/href-link.tsx';
import { StateBlock } from '../../../ui/state/state-block.tsx';
import { orderListHref } from '../../../shared/order/order-addresses.ts';

export type OrderOutput = CallOutput<'mediaOrder/getById'>;

export interface OrderByIdProps {
  readonly orderId: string | undefined;
  /** Message when it cannot be read. */
  readonly failedTitle: string;
  readonly children: (order: OrderOutput, onChanged: () => void) => ReactNode;
}

/** The order that a page is about, or why it cannot be shown. */
export function OrderById({ orderId, failedTitle, children }: OrderByIdProps) {
  const { data, error, refetch } = useCall(
    'mediaOrder/getById',
    { orderId: orderId ?? '' },
    { enabled: orderId !== undefined },
  );
  if (orderId === undefined || error?.isAbsent === true) {
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
    return <StateBlock kind="page-failed" title={failedTitle} error={error} onRetry={() => void refetch()} />;
  }
  if (!data) return <StateBlock kind="loading" rows={10} minHeight={480} />;
  return children(data, () => void refetch());
}
