import { fieldChanges, itemChanges } from '../../../orders/order/diff-snapshots.ts';
import { grantedOrder } from '../../../orders/order/order-store.ts';
import { snapshotAt, snapshotNames } from '../../../orders/order/order-versions.ts';
import type { Handler } from '../../handler.ts';

const netOf = (items: readonly { readonly netFen: number }[]): number =>
  items.reduce((sum, item) => sum + item.netFen, 0);

export const diffOrderVersions: Handler<'v1/orders/diff'> = async ({ db }, input, { user }) => {
  const order = await grantedOrder(db, user, input.orderId);
  const before = await snapshotAt(db, user, order, input.from);
  const after = await snapshotAt(db, user, order, input.to);
  const names = await snapshotNames(db, [before.snapshot.brandId, after.snapshot.brandId]);
  return {
    from: before.version,
    to: after.version,
    fields: fieldChanges(before.snapshot, after.snapshot, names),
    items: itemChanges(before.snapshot.items, after.snapshot.items, names).map((change) => ({
      ...change,
      changes: [...change.changes],
    })),
    netFenBefore: netOf(before.snapshot.items),
    netFenAfter: netOf(after.snapshot.items),
  };
};
