import { leastContactsOf } from '@ooh/contract/domain/opportunity-names';
import { opportunityRules } from '@ooh/contract/domain/opportunity-rules';
import { certain } from '@ooh/contract/core/certain';
import { beforeAll, expect, test } from 'vitest';
import { readDataOfCity } from '../../city-data/release/city-data.ts';
import { dayNumber } from '../../reference/calendar/flight-days.ts';
import { seedSampleBrands } from '../../reference/brand/brand-store.ts';
import { seedSmallCity } from '../../testing/small-city.ts';
import { smallOrder } from '../../testing/small-order.ts';
import { startTestService } from '../../testing/test-service.ts';
import { scanOrder, wholeOrder } from './scan-order.ts';
import { movableMoney, nextSituation, runUnitDays } from './situation.ts';
import { weighUnits } from './weigh-units.ts';

const service = startTestService();
const admin = { as: 'admin' } as const;
const cityCode = '440300';
let orderId = '';

beforeAll(async () => {
  await seedSampleBrands(service.context.db);
  const city = await seedSmallCity(service.context, cityCode, { persons: 800, lines: 6, seed: 31 });
  const lineId = certain(city.lines[0], 'a line').lineId;
  const days = { fromDay: -20, toDay: -6 };
  const order = await smallOrder(service, {
    owner: 'planner',
    state: 'ended',
    items: [{ ...days, cityCode, lineId, quantity: 12, units: [{ state: 'posted' }] }],
  });
  orderId = order.orderId;
  await scanOrder(service.context, orderId, 'background');
});

const found = async () => {
  const { rows } = await service.body('v1/optimise/list', { kind: 'retarget' }, admin);
  return certain(rows[0], 'people who are to be met again');
};

test('people whom an order met once or twice are met again for a part of its money', async () => {
  const { metric, action, out, in: units, costFen, expected } = await found();
  expect({ metric, action, out }).toEqual({ metric: 'effective-reach', action: 'next-order', out: [] });
  const order = certain(await wholeOrder(service.context, orderId), 'order');
  const situation = nextSituation(order, { items: order.items });
  expect(costFen).toBe(units.reduce((sum, unit) => sum + unit.costFen, 0));
  expect(costFen).toBeLessThanOrEqual(opportunityRules.retargetMoneyShare * movableMoney(situation));
  // The same change weighed by itself brings as many to three contacts.
  const before = [...runUnitDays(situation), ...units.map(() => 0)];
  const change = units.map((unit, i) => ({
    item: order.items.length + i,
    unitDays: unit.units * (dayNumber(unit.toDate) - dayNumber(unit.fromDate) + 1),
  }));
  const question = {
    units: [...order.items, ...units],
    before,
    groups: [[change]],
    leastContacts: leastContactsOf[metric],
  };
  const data = await readDataOfCity(service.context.db, cityCode);
  const weighed = await weighUnits(service.context, order, data, question, 'background');
  expect(expected.value).toBeCloseTo(certain(weighed?.best[0], 'weighed change').reachShare.value, 10);
  expect(expected.low).toBeGreaterThan(0);
});

test('adopting it makes a crowd of them and a draft of the units alone, which history counts', async () => {
  const { opportunityId, version, in: units } = await found();
  const adopted = await service.body(
    'v1/optimise/decide',
    { opportunityId, version, decision: 'adopt' },
    admin,
  );
  expect(adopted.state).toBe('adopted');
  const { db } = service.context;
  const items = await db
    .selectFrom('media_order_item')
    .select('quantity')
    .where('order_id', '=', adopted.resultOrderId)
    .execute();
  expect(items.map(({ quantity }) => quantity).toSorted()).toEqual(
    units.map((unit) => unit.units).toSorted(),
  );
  const pack = await db
    .selectFrom('crowd_pack')
    .select('rule')
    .where('pack_id', '=', adopted.resultPackId)
    .executeTakeFirstOrThrow();
  expect(pack.rule).toMatchObject({
    parts: [
      { kind: 'exposure', id: orderId, leastContacts: 1 },
      { kind: 'exposure', id: orderId, join: 'minus', leastContacts: 3 },
    ],
  });
  expect(await service.body('v1/optimise/history', {}, admin)).toMatchObject({ adopted: 1 });
});
