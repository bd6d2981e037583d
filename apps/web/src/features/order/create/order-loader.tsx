import type { CallOutput } from '@ooh/contract/registry';
import { Fragment, useState, type ReactNode } from 'react';
import { useCall } from '../../../api/use-call.ts';
import { HrefButton } from '../../../ui/page/href-link.tsx';
import { usePageTitle } from '../../../ui/page/page-frame-context.ts';
import { StateBlock } from '../../../ui/state/state-block.tsx';
import { orderModeHref } from '../../../shared/order/order-addresses.ts';

export interface OrderLoaderProps {
  readonly orderId: string | undefined;
  /** Name of the step, for the title of its tab. */
  readonly page: string;
  readonly children: (order: CallOutput<'mediaOrder/getById'>, onReload: () => void) => ReactNode;
}

/** The order that a step works on, read anew when the step is opened and when it asks for it. */
export function OrderLoader({ orderId, page, children }: OrderLoaderProps) {
  const [round, setRound] = useState(0);
  const { data, error, refetch, isFetchedAfterMount } = useCall(
    'mediaOrder/getById',
    { orderId: orderId ?? '' },
    { enabled: orderId !== undefined, staleMs: 0 },
  );
  usePageTitle(data && isFetchedAfterMount ? `${page} · ${data.row.name}` : undefined);
  if (orderId === undefined)
    return (
      <StateBlock
        kind="page-failed"
        title="还没有订单"
        description="请先选择下单方式并填写需求。"
        action={
          <HrefButton type="primary" href={orderModeHref}>
            新建订单
          </HrefButton>
        }
      />
    );
  if (error)
    return <StateBlock kind="page-failed" title="订单打不开" error={error} onRetry={() => void refetch()} />;
  // An older answer from the cache would carry an older version: every save on it would be a conflict.
  if (!data || !isFetchedAfterMount) return <StateBlock kind="loading" rows={10} minHeight={480} />;
  const reload = () => void refetch().then(() => setRound(round + 1));
  return <Fragment key={`${orderId}/${round}`}>{children(data, reload)}</Fragment>;
}
