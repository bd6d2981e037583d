import { editableStates } from '@ooh/contract/domain/order-transitions';
import type { BasketConflict, BasketView } from '@ooh/contract/domain/basket';
import { orderStateNames } from '@ooh/contract/domain/order-names';
import { Checkbox } from 'antd';
import { useState } from 'react';
import { useCall, useMutationCall } from '../../api/use-call.ts';
import { useDebouncedValue } from '../../ui/timing/use-debounced-value.ts';
import { CheckedItems } from './checked-items.tsx';
import { TargetSelect } from './target-select.tsx';
import { useMoved } from './use-moved.ts';

const movable: readonly BasketConflict['kind'][] = ['taken', 'rival'];

/** Step 3 of an order, where its schedule and conflicts are looked after. */
const scheduleHref = (orderId: string) =>
  `/marketing/order/create/step-3?orderId=${encodeURIComponent(orderId)}`;

/** An order that may still be changed. */
export function OrderSelect({
  value,
  onChange,
}: {
  readonly value: string | undefined;
  readonly onChange: (orderId: string | undefined) => void;
}) {
  const [keyword, setKeyword] = useState('');
  const settled = useDebouncedValue(keyword, 250);
  const { data, isFetching, error } = useCall(
    'mediaOrder/list',
    { keyword: settled, states: [...editableStates], pageSize: 50 },
    { quiet: true, keepPrevious: true },
  );
  return (
    <TargetSelect
      label="转入的订单"
      placeholder="选择可修改的订单，可输入订单号、名称或品牌"
      emptyText="没有可修改的订单，可新建订单"
      options={data?.rows.map(({ orderId, orderNo, name, state }) => ({
        value: orderId,
        label: `${orderNo} ${name}（${orderStateNames[state]}）`,
      }))}
      isLoading={isFetching}
      error={error}
      value={value}
      onSearch={setKeyword}
      onChange={onChange}
    />
  );
}

export interface CheckedOrderProps {
  readonly view: BasketView;
  readonly orderId: string;
  readonly itemKeys: readonly string[] | undefined;
  readonly onDone: () => void;
}

/** What of the basket can go into an order. */
export function CheckedOrder({ view, orderId, itemKeys, onDone }: CheckedOrderProps) {
  const whenMoved = useMoved(view, onDone);
  const [withConflicts, setWithConflicts] = useState(false);
  const { briefKind, briefId } = view;
  const brief = { briefKind, briefId };
  const input = { ...brief, orderId, ...(itemKeys === undefined ? {} : { itemKeys: [...itemKeys] }) };
  const check = useCall('v1/basket/check', input, { quiet: true, staleMs: 0 });
  const move = useMutationCall('v1/basket/move', {
    quiet: true,
    onSuccess: (moved) => whenMoved(moved, scheduleHref(orderId)),
  });
  const along = check.data?.conflicts.filter(({ kind }) => movable.includes(kind)).length ?? 0;
  return (
    <CheckedItems
      view={view}
      check={check}
      along={withConflicts ? along : 0}
      move={move}
      onMove={() => check.data && move.mutate({ ...input, version: check.data.version, withConflicts })}
    >
      {along > 0 && (
        <Checkbox checked={withConflicts} onChange={({ target }) => setWithConflicts(target.checked)}>
          档期与同业冲突的 {along} 项一并转入，在订单排期中处理
        </Checkbox>
      )}
    </CheckedItems>
  );
}
