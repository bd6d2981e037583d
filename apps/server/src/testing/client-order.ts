import { advertiserFeatures } from '../administration/users/demo-roles.ts';
import { capacityOn, readCityLines } from '../orders/order/offers.ts';
import { jsonb } from '../platform/storage/postgres/database.ts';
import { dayAhead, newOrder, takeSteps } from './new-order.ts';
import type { TestService } from './test-service.ts';

/** Opens a city's lines to the client, whose order there is planned and waits for its word. Returns the order's id. */
export async function placeClientOrder(service: TestService, cityCode: string): Promise<string> {
  const { db } = service.context;
  const client = db.selectFrom('app_user').select('role_id').where('id', '=', service.userIds.customer);
  await db
    .updateTable('role')
    .set({ permission: jsonb(advertiserFeatures({ regionCodes: [cityCode], mediaIds: [1] })) })
    .where('id', '=', client)
    .execute();
  const days = { startDate: dayAhead(service, 60), endDate: dayAhead(service, 87) };
  const offers = await readCityLines(db, { cityCode, formId: 1 });
  const { lineId, deck, formId } = offers.find((offer) => capacityOn(offer, days.startDate) > 0)!;
  const { brand_id: brandId } = await db.selectFrom('brand').select('brand_id').executeTakeFirstOrThrow();
  const item = { cityCode, mediumId: 1, formId, lineId: lineId!, deck: deck!, quantity: 1, ...days };
  const brief = { name: '待客户答复的订单', brandId, cityCodes: [cityCode], mediumIds: [1], ...days };
  const order = await newOrder(service, [item], brief, { submit: true, as: 'customer' });
  await takeSteps(service, order, ['planning', 'confirming'], { as: 'admin' });
  return order.orderId;
}
