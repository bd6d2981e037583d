import { grantedOrder } from '../../../orders/order/order-store.ts';
import { readVersions } from '../../../orders/order/order-versions.ts';
import type { Handler } from '../../handler.ts';

export const listOrderVersions: Handler<'v1/orders/versions'> = async ({ db }, input, { user }) => {
  const order = await grantedOrder(db, user, input.orderId);
  const versions = await readVersions(db, user, order.order_id);
  return versions.map(({ version, snapshot, note, author, created_at }) => ({
    version,
    state: snapshot.state,
    note,
    authorName: author,
    items: snapshot.items.length,
    netFen: snapshot.items.reduce((sum, item) => sum + item.netFen, 0),
    createdAt: created_at.toISOString(),
  }));
};
