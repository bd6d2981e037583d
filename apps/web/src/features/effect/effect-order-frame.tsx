import { orderStateNames } from '@ooh/contract/domain/order';
import type { ReactNode } from 'react';
import { HrefButton } from '../../ui/page/href-link.tsx';
import { StateBlock } from '../../ui/state/state-block.tsx';
import { effectListHref } from './effect-addresses.ts';
import type { EffectOrder } from './detail/effect-header.tsx';
import { useEffectCall } from './detail/use-effect.ts';
import { appraisedOrderStates } from './list/effect-list-address.ts';

const isAppraised = (state: EffectOrder['order']['state']) =>
  (appraisedOrderStates as readonly string[]).includes(state);

/** Why there is nothing to appraise; undefined where there is. */
export function nothingYet({
  order,
  scope,
}: EffectOrder): { title: string; description: string } | undefined {
  if (!isAppraised(order.state))
    return {
      title: `订单${orderStateNames[order.state]}，没有可评估的投放`,
      description: '投放中、已下刊与已结案的订单可以评估。',
    };
  if (scope.stage !== 'before') return undefined;
  return { title: '还没有上刊', description: `${order.startDate} 上刊后在这里比较计划与执行。` };
}

export interface EffectOrderFrameProps {
  readonly orderId: string | undefined;
  readonly children: (effect: EffectOrder) => ReactNode;
}

/** A page about the effect of one order: unknown ones, failures and waiting look alike on all of them. */
export function EffectOrderFrame({ orderId, children }: EffectOrderFrameProps) {
  const found = useEffectCall(
    'effectestimate/{orderId}/getMediaOrderByOrderId',
    { orderId: orderId ?? '' },
    orderId !== undefined,
  );
  const { data, error } = found;
  if (orderId === undefined || error?.isAbsent === true)
    return (
      <StateBlock
        kind="page-failed"
        title="没有找到这个订单，或不在您的权限内"
        description="请核对链接，或从列表中选择。"
        action={<HrefButton href={effectListHref}>返回效果评估</HrefButton>}
      />
    );
  if (error && !data)
    return (
      <StateBlock
        kind="page-failed"
        title="效果评估打不开"
        error={error}
        onRetry={() => void found.refetch()}
      />
    );
  if (!data) return <StateBlock kind="loading" rows={10} minHeight={480} />;
  return <>{children(data)}</>;
}
