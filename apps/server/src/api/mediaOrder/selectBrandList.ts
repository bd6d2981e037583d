import { searchBrands } from '../../reference/brand/brand-store.ts';
import { isOrderVisible } from '../../orders/order/order-scope.ts';
import type { Handler } from '../handler.ts';

export const selectBrandList: Handler<'mediaOrder/selectBrandList'> = async ({ db }, input, { user }) => {
  const brands = await searchBrands(db, user.organisationId, input);
  const counts = await db
    .selectFrom('media_order')
    .select(['brand_id', (eb) => eb.fn.countAll<number>().as('orders')])
    .where(isOrderVisible(user))
    .groupBy('brand_id')
    .execute();
  const orders = new Map(counts.map((row) => [row.brand_id, row.orders]));
  return brands.map((brand) => ({ ...brand, orders: orders.get(brand.brandId) ?? 0 }));
};
