import { editableStates } from '@ooh/contract/domain/order-transitions';
import type { BasketView } from '@ooh/contract/domain/basket';
import { Modal, Segmented } from 'antd';
import { useState } from 'react';
import { useReturnFocus } from '../../ui/page/use-return-focus.ts';
import { useAllowed } from '../../session/use-session.ts';
import styles from './basket.module.css';
import { OrderSelect } from '../../shared/order/order-select.tsx';
import { CheckedOrder } from './move-to-order.tsx';
import { CheckedPlan, PlanSelect } from './move-to-plan.tsx';
import { NewOrderFields, useNewOrder } from './new-order.tsx';

type Target = 'present' | 'new' | 'plan';

/** Whether the user plans by smart-select, where a basket can go too. */
export const useMayPlan = (): boolean => useAllowed('investmentOrderData.wiseChoicePatternData.isEnabled');

export interface MoveDialogProps {
  readonly view: BasketView;
  /** All of the basket when absent. */
  readonly itemKeys: readonly string[] | undefined;
  readonly onClose: () => void;
}

/** Moves media into an order that is there, into a new one, or into a smart-select plan. */
export function MoveDialog({ view, itemKeys, onClose }: MoveDialogProps) {
  useReturnFocus();
  const mayPlan = useMayPlan();
  const isOfPlan = view.briefKind === 'plan' && mayPlan;
  const [target, setTarget] = useState<Target>(isOfPlan ? 'plan' : 'present');
  const [orderId, setOrderId] = useState(view.briefKind === 'order' ? view.briefId : undefined);
  const [planId, setPlanId] = useState(isOfPlan ? view.briefId : undefined);
  const items = view.items.filter(({ itemKey }) => itemKeys === undefined || itemKeys.includes(itemKey));
  const order = useNewOrder(view, items, (created) => {
    setOrderId(created);
    setTarget('present');
  });
  const checked = { view, itemKeys, onDone: onClose };
  return (
    <Modal open title={`转入（${items.length} 项媒体）`} footer={null} width={640} onCancel={onClose}>
      <div className={styles.move}>
        <Segmented<Target>
          aria-label="转入方式"
          value={target}
          options={[
            { value: 'present', label: '已有订单' },
            { value: 'new', label: '新建订单' },
            ...(mayPlan ? [{ value: 'plan' as const, label: '智选方案' }] : []),
          ]}
          onChange={setTarget}
        />
        {target === 'new' && <NewOrderFields order={order} />}
        {target === 'present' && (
          <>
            <OrderSelect
              label="转入的订单"
              placeholder="选择可修改的订单，可输入订单号、名称或品牌"
              emptyText="没有可修改的订单，可新建订单"
              states={editableStates}
              value={orderId}
              onChange={setOrderId}
            />
            {orderId !== undefined && <CheckedOrder key={orderId} orderId={orderId} {...checked} />}
          </>
        )}
        {target === 'plan' && (
          <>
            <PlanSelect value={planId} onChange={setPlanId} />
            {planId !== undefined && <CheckedPlan key={planId} planId={planId} {...checked} />}
          </>
        )}
      </div>
    </Modal>
  );
}
