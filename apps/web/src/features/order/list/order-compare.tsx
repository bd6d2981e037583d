import type { OrderRow } from '@ooh/contract/domain/media-order';
import { CompareDrawer } from '../../../shared/compare/compare-drawer.tsx';
import { orderAspects } from './order-aspects.ts';
import { usePlannedExposures } from './planned-exposures.ts';

export interface OrderCompareProps {
  /** Of any page of the list. */
  readonly orders: readonly OrderRow[];
  readonly onClose: () => void;
}

/** The chosen orders side by side, with planned figures. */
export function OrderCompare({ orders, onClose }: OrderCompareProps) {
  const exposures = usePlannedExposures(orders);
  return (
    <CompareDrawer
      subject="订单"
      items={orders}
      aspects={orderAspects(exposures.of)}
      headOf={({ orderId, name, orderNo }) => ({ id: orderId, name, number: orderNo })}
      footnote="▲ 标出最优值：预估曝光与媒体数量以高为优，千人成本 CPM、净价、含税合计与折扣以低为优。区间重叠时不标；没有媒体或未测算的订单不参与比较。"
      onClose={onClose}
    />
  );
}
