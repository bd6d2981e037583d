import { expect, test } from 'vitest';
import { sql } from '../platform/storage/postgres/database.ts';
import { copyDemoOrders, countRows } from '../testing/demo-trade.ts';
import { startTestService } from '../testing/test-service.ts';
import { seedOrders, seedTradeAccounts } from './demo-orders.ts';
import { seedCities } from './seed-cities.ts';

const service = startTestService({}, copyDemoOrders);

const count = (query: string) => countRows(service.context.db, query);

test('orders of every state, with what belongs to them', async () => {
  expect(await count('select 1 from media_order where is_sample')).toBeGreaterThan(250);
  expect(await count('select distinct state from media_order')).toBe(11);
  expect(await count('select 1 from media_order_item')).toBeGreaterThan(500);
  expect(
    await count(`select 1 from media_order o where not exists
      (select 1 from media_order_event e where e.order_id = o.order_id and e.to_state = o.state)`),
  ).toBe(0);
});

test('what orders hold agrees with their state and quantity', async () => {
  const held = `select i.item_id, o.state, i.quantity, count(b.*) as slots, min(b.state) as booking
    from media_order o join media_order_item i using (order_id)
    left join media_booking b on b.order_item_id = i.item_id group by 1, 2, 3`;
  expect(
    await count(
      `select 1 from (${held}) h where state in ('booked', 'running') and (slots <> quantity or booking <> 'sold')`,
    ),
  ).toBe(0);
  expect(
    await count(
      `select 1 from (${held}) h where state = 'holding' and (slots <> quantity or booking <> 'hold')`,
    ),
  ).toBe(0);
  expect(
    await count(
      `select 1 from (${held}) h where state in ('planning', 'confirming', 'cancelled') and slots > 0`,
    ),
  ).toBe(0);
});

test('the customer has a share of the orders, all of his cities and media', async () => {
  const own = `select o.* from media_order o join organisation g on g.id = o.organisation_id where g.name = '广告主示例公司'`;
  expect(await count(own)).toBeGreaterThan(25);
  expect(await count(`select 1 from (${own}) o where not medium_ids <@ array[1, 2]`)).toBe(0);
});

test('amounts follow from price, quantity, days and discount', async () => {
  const { rows } = await sql<Record<string, number>>`
    select price_fen, price_days, quantity, upper(period) - lower(period) as days, discount_permille,
      rate_card_fen, net_fen, is_gift::int from media_order_item limit 200`.execute(service.context.db);
  for (const row of rows) {
    const rateCard = Math.floor((row['price_fen'] * row['quantity'] * row['days']) / row['price_days'] + 0.5);
    expect(row['rate_card_fen']).toBe(rateCard);
    const share = row['is_gift'] ? 0 : row['discount_permille'];
    expect(row['net_fen']).toBe(Math.floor((rateCard * share) / 1000 + 0.5));
  }
});

test('a second seeding changes nothing, and a new release of positions gives way to what orders have taken', async () => {
  const before = await count('select 1 from media_order');
  await seedTradeAccounts(service.context);
  await seedOrders(service.context);
  expect(await count('select 1 from media_order')).toBe(before);
  const own = await count('select 1 from media_booking where release_id is null and is_in_force');
  await seedCities(service.context, [{ cityCode: '440300', depth: 'deep', persons: 300 }], {
    progress: () => undefined,
  });
  expect(await count('select 1 from media_booking where release_id is null and is_in_force')).toBe(own);
});
