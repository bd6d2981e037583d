import { beforeAll, expect, test } from 'vitest';
import { seedSampleBrands } from '../../reference/brand/brand-store.ts';
import { orderGrants } from '../../testing/order-grants.ts';
import { signInAs } from '../../testing/seeded-plan.ts';
import { seedSmallCity } from '../../testing/small-city.ts';
import { newOrder, orderBriefOf, shelterItem, takeSteps } from '../../testing/new-order.ts';
import { seedSmallInventory } from '../../testing/small-inventory.ts';
import { expectFailure, startTestService } from '../../testing/test-service.ts';

const [shenzhen, shanghai, xiamen] = ['440300', '310100', '350200'] as const;
const service = startTestService();

beforeAll(async () => {
  const { context } = service;
  await seedSampleBrands(context.db);
  await seedSmallCity(context, shenzhen, { persons: 60, lines: 2, seed: 1 });
  for (const city of [shenzhen, shanghai])
    await seedSmallInventory(service, city, { shelters: 25, screens: 6 });
});

const orderCalls = [
  'mediaOrder/getById',
  'mediaOrder/getOrderMediaPlacementPlanByPlanId',
  'mediaOrder/getOrderReferenceSchemeList',
  'mediaOrder/getCityMediaOrderAnalyseResponse',
  'mediaOrder/overallInvestmentEstimatePlacement',
  'mediaOrder/getOrderCityBusAllAmountDataList',
  'mediaOrder/getOrderCityBaseAllAmountDataList',
  'mediaOrder/getSelectionPlanRegion',
  'media-order-match-detail/downloadSchedule/{orderId}',
  'media-order-match-detail/getDropDownMatchDetail',
  'media-order-match-detail/getOrderIntelligence/{orderId}',
  'media-order-match-detail/selectListLevelData',
  'media-order-match-detail/getMatchDetailOrderData/{orderId}',
  'v1/orders/check-availability',
  'v1/orders/hold',
  'v1/orders/release',
  'v1/orders/schedule',
  'v1/orders/versions',
] as const;

test('every call gives the same error for an unknown, a foreign and an ungranted order', async () => {
  const stranger = await signInAs(
    service,
    'stranger',
    orderGrants([{ regionCodes: ['ALL'], mediaIds: [0] }]),
    {
      name: '另一家代理',
      kind: 'agency',
    },
  );
  const { orderId: foreign } = await newOrder(service, [], { mediumIds: [2] }, { as: stranger });
  const hidden = await newOrder(service, [], { cityCodes: [xiamen], mediumIds: [2] }, { as: 'planner' });
  const narrow = await signInAs(service, 'narrow', orderGrants([{ regionCodes: [shenzhen], mediaIds: [2] }]));
  const ids = ['0193a1b2-0000-7000-8000-00000000dead', 'ALL', '0', foreign, hidden.orderId];
  for (const key of orderCalls) {
    const answers = [];
    for (const orderId of ids) {
      const answer = await service.callRaw(key, { orderId }, { as: narrow });
      answers.push({ status: answer.status, code: answer.envelope.code, message: answer.envelope.message });
    }
    expect({ key, answers: new Set(answers.map((answer) => JSON.stringify(answer))).size }).toEqual({
      key,
      answers: 1,
    });
    expect(answers[0]).toEqual({ status: 404, code: '04', message: '未找到订单' });
  }
  for (const [key, extra] of [
    ['v1/orders/transition', { version: 1, state: 'ready' }],
    ['mediaOrder/update', { version: 1 }],
    ['mediaOrder/updateService', { version: 1, services: [] }],
    ['v1/orders/diff', { from: 1 }],
    ['media-order-match-detail/thermodynamicDiagram', { cityCode: shenzhen }],
    ['v1/orders/reach-curve', { cityCode: shenzhen }],
    ['media-order-match-detail/getMediaByOrderMapData', { cityCode: shenzhen }],
  ] as const)
    expectFailure(await service.callRaw(key, { orderId: foreign, ...extra }, { as: narrow }), 'notFound');
});

test('items outside the scope are hidden, sums leave them out, and neither an edit nor a step touches them', async () => {
  const items = [
    shelterItem(service, shenzhen, 20),
    shelterItem(service, shanghai, 20),
    shelterItem(service, shanghai, 20, { mediumId: 7, faceId: `${shanghai}-t5-1` }),
  ];
  const brief = { cityCodes: [shenzhen, shanghai], mediumIds: [2, 7] };
  const order = await newOrder(service, items, brief, { submit: true });
  const { orderId } = order;
  const narrow = await signInAs(
    service,
    'narrow2',
    orderGrants([{ regionCodes: [shenzhen], mediaIds: [2] }]),
  );
  const seen = await service.body('mediaOrder/getById', { orderId }, { as: narrow });
  expect(seen).toMatchObject({
    row: { cityCodes: [shenzhen], mediumIds: [2], items: 1, hasHiddenItems: true },
  });
  expect(seen.row.amounts).toEqual(seen.items[0].amounts);
  const parts = await service.body(
    'media-order-match-detail/selectListLevelData',
    { orderId },
    { as: narrow },
  );
  expect(parts.rows.map((row) => row.key)).toEqual([shenzhen]);
  const remainderFor = async (as: 'planner' | typeof narrow) =>
    (await service.body('mediaOrder/overallInvestmentEstimatePlacement', { orderId }, { as })).investment
      .remainingFen;
  expect(await remainderFor('planner')).toBeLessThan(seen.row.budgetFen);
  expect(await remainderFor(narrow)).toBeNull();
  const mine = {
    ...orderBriefOf(service, { ...brief, cityCodes: [shenzhen], mediumIds: [2], name: '改名' }),
  };
  const change = {
    orderId,
    version: order.version,
    brief: mine,
    items: [shelterItem(service, shenzhen, 21)],
  };
  await service.body('mediaOrder/update', change, { as: narrow });
  const whole = await service.body('mediaOrder/getById', { orderId });
  expect(whole.row).toMatchObject({
    cityCodes: [shenzhen, shanghai],
    mediumIds: [2, 7],
    items: 3,
    name: '改名',
  });
  expect(whole.items.map((item) => item.cityCode).sort()).toEqual([shanghai, shanghai, shenzhen]);
  const step = { orderId, version: whole.row.version, state: 'planning' as const };
  expectFailure(await service.call('v1/orders/transition', step, { as: narrow }), 'refused');
  const stray = { ...change, version: whole.row.version, items: [shelterItem(service, shanghai, 22)] };
  expectFailure(await service.call('mediaOrder/update', stray, { as: narrow }), 'invalid');
  const unseen = await service.call(
    'mediaOrder/create',
    { brief: orderBriefOf(service, brief) },
    { as: narrow },
  );
  expectFailure(unseen, 'invalid');
  await takeSteps(service, { orderId, version: whole.row.version }, ['planning']);
});
