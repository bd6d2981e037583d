import type { EffectOrderRow } from '@ooh/contract/domain/effect';
import { CompareDrawer } from '../../../shared/compare/compare-drawer.tsx';
import { effectAspects } from './effect-aspects.ts';

export interface EffectCompareProps {
  /** Of any page of the list. */
  readonly orders: readonly EffectOrderRow[];
  readonly onClose: () => void;
}

/** The chosen orders side by side: planned and actual figures. */
export function EffectCompare({ orders, onClose }: EffectCompareProps) {
  return (
    <CompareDrawer
      subject="订单"
      items={orders}
      aspects={effectAspects}
      headOf={({ orderId, name, orderNo }) => ({ id: orderId, name, number: orderNo })}
      footnote="▲ 标出最优值：曝光、触达、到达率、完成率与上刊率以高为优，千人成本 CPM 以低为优。区间重叠时不标；未投放完的订单还在累积，不参与曝光、触达与到达率的比较。到达率以各订单自己的目标人群为总体。"
      onClose={onClose}
    />
  );
}
