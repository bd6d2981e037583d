import type { OrderConflict } from '@ooh/contract/domain/order-availability';
import { useState } from 'react';
import { useMutationCall } from '../../../api/use-call.ts';
import { unitOf } from '../item-input.ts';
import { remedied } from './apply-conflict.ts';
import type { Order } from './schedule-editor.tsx';

export function useAvailability(orderId: string) {
  const [conflicts, setConflicts] = useState<readonly OrderConflict[]>();
  const check = useMutationCall('v1/orders/check-availability', {
    onSuccess: (result) => setConflicts(result.conflicts),
  });
  return {
    conflicts,
    setConflicts,
    run: () => check.mutate({ orderId }),
    isBusy: check.isPending,
    error: check.error,
  };
}

/** Names of the units that conflicts offer in place of the order's own. */
export function replacementNames(
  conflicts: readonly OrderConflict[],
  items: Order['items'],
): ReadonlyMap<string, string> {
  const byItem = new Map(items.map((item) => [item.itemId, item]));
  return new Map(
    conflicts.flatMap((conflict) => {
      const item = byItem.get(conflict.itemId);
      const input = item && remedied(item, conflict, 'replace');
      return input && conflict.replacement ? [[unitOf(input), conflict.replacement.unitName] as const] : [];
    }),
  );
}
