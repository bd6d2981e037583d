import type { OrderConflict } from '@ooh/contract/domain/order-availability';
import { notifyBriefly } from '../../../api/notice.ts';
import { useMutationCall } from '../../../api/use-call.ts';
import { formatTime } from '../../../ui/figure/format-time.ts';

/** The hold an order begins with. */
export const usualHours = 72;

/** Holding units of an order and letting go of them; says what came of it. */
export function useHolding(onConflicts?: (conflicts: readonly OrderConflict[]) => void) {
  const hold = useMutationCall('v1/orders/hold', {
    onSuccess: ({ heldItems, heldUnits, expiresAt, conflicts }) => {
      onConflicts?.(conflicts);
      if (heldItems > 0)
        notifyBriefly({
          kind: 'success',
          title: `已锁定 ${heldItems} 行、${heldUnits} 面/辆`,
          description: expiresAt === null ? undefined : `至 ${formatTime(expiresAt)}`,
        });
    },
  });
  const release = useMutationCall('v1/orders/release', {
    onSuccess: ({ releasedUnits }) =>
      notifyBriefly({ kind: 'success', title: `已释放 ${releasedUnits} 面/辆` }),
  });
  return { hold, release, error: hold.error ?? release.error };
}
