import type { BasketConflict, BasketView } from '@ooh/contract/domain/basket';
import { Checkbox } from 'antd';
import { useState } from 'react';
import { useCall, useMutationCall } from '../../api/use-call.ts';
import { CheckedItems } from './checked-items.tsx';
import { useMoved } from './use-moved.ts';

const movable: readonly BasketConflict['kind'][] = ['taken', 'rival'];

/** Step 3 of an order, where its schedule and conflicts are looked after. */
const scheduleHref = (orderId: string) =>
  `/marketing/order/create/step-3?orderId=${encodeURIComponent(orderId)}`;

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
  const check = useCall('v1/basket/check', input, { staleMs: 0 });
  const move = useMutationCall('v1/basket/move', {
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
