import type { BasketView } from '@ooh/contract/domain/basket';
import { planKindNames } from '@ooh/contract/domain/plan-names';
import { useState } from 'react';
import { useCall, useMutationCall } from '../../api/use-call.ts';
import { useDebouncedValue } from '../../ui/timing/use-debounced-value.ts';
import { CheckedItems } from './checked-items.tsx';
import { TargetSelect } from '../../ui/form/target-select.tsx';
import { useMoved } from './use-moved.ts';

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
  const settled = useDebouncedValue(keyword, 250);
  const { data, isFetching, error } = useCall(
    'ai-option-mode/list',
    { keyword: settled, states: ['ready', 'stale'], pageSize: 50 },
    { keepPrevious: true },
  );
  return (
    <TargetSelect
      label="转入的方案"
      placeholder="选择已计算的智选方案，可输入编号、名称或品牌"
      emptyText="没有已计算的方案"
      options={data?.rows.map(({ planId, planNo, name, kind }) => ({
        value: planId,
        label: `${planNo} ${name}（${planKindNames[kind]}）`,
      }))}
      isLoading={isFetching}
      error={error}
      value={value}
      onSearch={setKeyword}
      onChange={onChange}
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
  const whenMoved = useMoved(view, onDone);
  const { briefKind, briefId } = view;
  const brief = { briefKind, briefId };
  const input = { ...brief, planId, ...(itemKeys === undefined ? {} : { itemKeys: [...itemKeys] }) };
  const check = useCall('v1/basket/check-plan', input, { staleMs: 0 });
  const kind = check.data?.planKind;
  const move = useMutationCall('v1/basket/move-to-plan', {
    onSuccess: (moved) => whenMoved(moved, kind && planHref(kind, planId)),
  });
  return <CheckedItems view={view} check={check} move={move} onMove={() => move.mutate(input)} />;
}
