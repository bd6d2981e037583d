import type { BasketView } from '@ooh/contract/domain/basket';
import { planKindNames } from '@ooh/contract/domain/plan-names';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { Select } from 'antd';
import { useState } from 'react';
import { queryKeyOf, useCall, useMutationCall } from '../../api/use-call.ts';
import { forgetSteps, openBasket } from '../../ui/basket/basket-store.ts';
import { useSettled } from '../../ui/timing/use-settled.ts';
import styles from './basket.module.css';
import { CheckedItems, tellMoved } from './checked-items.tsx';

/** The plan's own screen, at what it holds. */
const planHref = (kind: keyof typeof planKindNames, planId: string) =>
  `/marketing/smart-select/plan-${kind}?planId=${encodeURIComponent(planId)}&${kind === 'bus' ? 'show=chosen' : 'chosen=true'}`;

/** A plan that is computed, which media can be added to. */
export function PlanSelect({
  value,
  onChange,
}: {
  readonly value: string | undefined;
  readonly onChange: (planId: string | undefined) => void;
}) {
  const [keyword, setKeyword] = useState('');
  const settled = useSettled(keyword, 250);
  const { data, isFetching, error } = useCall(
    'ai-option-mode/list',
    { keyword: settled, states: ['ready', 'stale'], pageSize: 50 },
    { quiet: true, keepPrevious: true },
  );
  return (
    <Select
      className={styles.orderSelect}
      aria-label="转入的方案"
      placeholder="选择已计算的智选方案，可输入编号、名称或品牌"
      allowClear
      showSearch={{ filterOption: false, onSearch: setKeyword }}
      loading={isFetching}
      value={value}
      options={data?.rows.map(({ planId, planNo, name, kind }) => ({
        value: planId,
        label: `${planNo} ${name}（${planKindNames[kind]}）`,
      }))}
      notFoundContent={error ? `加载失败：${error.message}` : '没有已计算的方案'}
      onChange={(planId?: string) => onChange(planId)}
    />
  );
}

export interface CheckedPlanProps {
  readonly view: BasketView;
  readonly planId: string;
  readonly itemKeys: readonly string[] | undefined;
  readonly onDone: () => void;
}

/** What of the basket can go into a plan. */
export function CheckedPlan({ view, planId, itemKeys, onDone }: CheckedPlanProps) {
  const router = useRouter();
  const client = useQueryClient();
  const { briefKind, briefId } = view;
  const brief = { briefKind, briefId };
  const input = { ...brief, planId, ...(itemKeys === undefined ? {} : { itemKeys: [...itemKeys] }) };
  const check = useCall('v1/basket/check-plan', input, { quiet: true, staleMs: 0 });
  const kind = check.data?.planKind;
  const move = useMutationCall('v1/basket/move-to-plan', {
    quiet: true,
    invalidates: [
      'v1/basket/list',
      'v1/basket/measure',
      'ai-option-mode/list',
      'ai-option-mode/getBasePlanDetail',
      'ai-option-mode/getCrowdTagPlanDetail',
      'ai-option-mode/getGeoLocationPlanDetail',
      'bus-plan/v1/getCityList',
      'bus-plan/v1/getCityBusLinePlanDeliveryData',
      'crowd-tag-plan/v1/getCityList',
      'crowd-tag-plan/v1/getAreaVacancyPositionHotDetail',
      'crowd-tag-plan/v1/getCostAggregateList',
    ],
    onSuccess: ({ movedItems, conflicts }) => {
      void client.invalidateQueries({ queryKey: queryKeyOf('v1/basket/get', brief) });
      forgetSteps(brief);
      tellMoved(movedItems, conflicts.length);
      onDone();
      openBasket(false);
      if (kind) void router.navigate({ href: planHref(kind, planId) });
    },
  });
  return <CheckedItems view={view} check={check} move={move} onMove={() => move.mutate(input)} />;
}
