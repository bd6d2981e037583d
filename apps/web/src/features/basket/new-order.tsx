import type { BasketItem, BasketView } from '@ooh/contract/domain/basket';
import type { CallInput } from '@ooh/contract/registry';
import { Alert, Button, Input } from 'antd';
import { useState } from 'react';
import { useCall, useMutationCall } from '../../api/use-call.ts';
import { BrandSelect } from '../../shared/brand-select/brand-select.tsx';
import { BudgetInput } from '../../ui/form/budget-input.tsx';
import { Field } from '../../ui/form/field.tsx';
import styles from './basket.module.css';
import { orderFor } from './order-for-basket.ts';

export type NewOrder = CallInput<'mediaOrder/create'>;

export interface Wanted {
  readonly name: string;
  readonly brandId: string | undefined;
  readonly budgetFen: number | null;
}

/** The order that a basket is to become; `onCreated` gets its id, and the media then move into it. */
export function useNewOrder(
  view: BasketView,
  items: readonly BasketItem[],
  onCreated: (orderId: string) => void,
) {
  const [wanted, setWanted] = useState<Wanted>(() => ({
    name: view.briefKind === 'free' ? '' : view.briefName,
    brandId: undefined,
    budgetFen: view.budgetFen ?? Math.max(100, view.amounts.totalFen),
  }));
  // A plan's own brief goes along: brand, goal, audience.
  const plan = useCall(
    'ai-option-mode/getBasePlanDetail',
    { planId: view.briefId },
    { enabled: view.briefKind === 'plan' },
  );
  const create = useMutationCall('mediaOrder/create', {
    onSuccess: ({ orderId }) => onCreated(orderId),
  });
  const planBrief = plan.data?.brief;
  const brandId = wanted.brandId ?? planBrief?.brandId;
  const order = orderFor(items, { ...wanted, brandId });
  const brief = planBrief && {
    goal: planBrief.goal,
    targetAudience: planBrief.targetAudience,
    smartPlanIds: [view.briefId],
  };
  return {
    wanted: { ...wanted, brandId },
    change: (over: Partial<Wanted>) => setWanted({ ...wanted, ...over }),
    isReady: order !== undefined,
    isPending: create.isPending,
    error: create.error,
    create: () => order && create.mutate({ ...order, brief: { ...order.brief, ...brief } }),
  };
}

/** Name, brand and budget: all else follows from the media. */
export function NewOrderFields({ order }: { readonly order: ReturnType<typeof useNewOrder> }) {
  const { wanted, change, isReady, isPending, error, create } = order;
  return (
    <form
      className={styles.newOrder}
      onSubmit={(event) => {
        event.preventDefault();
        create();
      }}
    >
      <Field id="basket-order-name" label="订单名称" isRequired>
        <Input
          id="basket-order-name"
          maxLength={60}
          value={wanted.name}
          onChange={({ target }) => change({ name: target.value })}
        />
      </Field>
      <Field id="basket-order-brand" label="品牌" isRequired>
        <BrandSelect
          id="basket-order-brand"
          canAdd
          value={wanted.brandId}
          onChange={(brand) => change({ brandId: brand?.brandId })}
        />
      </Field>
      <Field
        id="basket-order-budget"
        label="预算"
        isRequired
        hint="城市、媒体与投放期取自所选媒体，可在订单第一步修改。"
      >
        <BudgetInput
          id="basket-order-budget"
          fen={wanted.budgetFen}
          onChange={(budgetFen) => change({ budgetFen })}
        />
      </Field>
      {error && <Alert type="error" showIcon title="未能新建订单" description={error.message} />}
      <Button type="primary" htmlType="submit" disabled={!isReady} loading={isPending}>
        新建订单草稿
      </Button>
    </form>
  );
}
