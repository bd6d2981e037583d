import type { Defence } from '@ooh/contract/domain/defence';
import type { CallInput, CallOutput } from '@ooh/contract/registry';
import { readPresentation } from '@ooh/report/testing/read-presentation';
import { beforeAll, expect, test } from 'vitest';
import { jsonb } from '../../platform/storage/postgres/database.ts';
import { seedSampleBrands } from '../../reference/brand/brand-store.ts';
import { jobEnd } from '../../testing/import-file.ts';
import { computedPlan, signInAs, smartSelectOf } from '../../testing/seeded-plan.ts';
import { newOrder, takeSteps } from '../../testing/new-order.ts';
import { drawCity, publishLines, publishPanel, seedSmallCity } from '../../testing/small-city.ts';
import { expectFailure, startTestService } from '../../testing/test-service.ts';

const [shenzhen, shanghai] = ['440300', '310100'] as const;
const service = startTestService();
type Asked = CallInput<'v1/defence/get'>;
type Placement = CallOutput<'mediaOrder/getMediaPlacementPlanByPlanId'>;
type Items = CallInput<'mediaOrder/create'>['items'];
let planId: string;
let orderId: string;
let orderItems: NonNullable<Items>;

const itemsOf = ({ items }: Placement): NonNullable<Items> =>
  items.map(({ cityCode, mediumId, formId, lineId, deck, ...rest }) => {
    const { quantity, startDate, endDate, discountPermille, designFen } = rest;
    const unit = { lineId: lineId!, deck: deck! };
    const terms = { quantity, startDate, endDate, discountPermille, designFen };
    return { cityCode, mediumId, formId, ...unit, ...terms };
  });

beforeAll(async () => {
  await seedSampleBrands(service.context.db);
  await seedSmallCity(service.context, shenzhen, { persons: 4000, lines: 8 });
  const other = drawCity(shanghai, { persons: 2000, lines: 6, seed: 2 });
  const lines = other.lines.map((line) => ({ ...line, lineId: `other-${line.lineId}` }));
  await publishLines(service.context, shanghai, lines);
  await publishPanel(service.context, shanghai, other.panel);
  const brief = { name: '双城陈述', cityCodes: [shenzhen, shanghai], budgetFen: 12_000_000 };
  ({ planId } = await computedPlan(service, brief));
  const placement = await service.body('mediaOrder/getMediaPlacementPlanByPlanId', { planId });
  orderItems = itemsOf(placement);
  ({ orderId } = await newOrder(service, orderItems, {
    cityCodes: [shenzhen, shanghai],
    mediumIds: [1],
    startDate: placement.startDate,
    endDate: placement.endDate,
    smartPlanIds: [planId],
    targetAudience: { groups: [{ conditions: [{ labelIds: [102] }] }] },
  }));
});

async function defenceOf(asked: Asked): Promise<Defence> {
  const { jobId } = await service.body('v1/defence/prepare', asked);
  expect(await jobEnd(service, jobId, 'planner')).toMatchObject({ state: 'done' });
  const { defence } = await service.body('v1/defence/get', asked);
  return defence!;
}
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

test('it says of a plan what the plan’s own pages say, and argues every city with the engine’s answers', async () => {
  expect(await service.body('v1/defence/get', { planId })).toEqual({ defence: null });
  const defence = await defenceOf({ planId });
  const { rows } = await service.body('ai-option-mode/list', {});
  const row = rows.find((each) => each.planId === planId)!;
  expect(defence).toMatchObject({ kind: 'plan', number: row.planNo, brandName: row.brandName, tried: [] });
  expect(defence.reachShare.value! / row.reachShare.value!).toBeCloseTo(1, 6);
  expect(defence.reachAtLeast[0].share).toBeCloseTo(defence.reachShare.value!, 9);
  const { total } = await service.body('bus-plan/v1/getCostAggregateList', { planId });
  expect(defence.amounts).toEqual(total);
  expect(defence.cities).toHaveLength(2);
  for (const { cityCode, argument, map, certificate, ...city } of defence.cities) {
    const saved = await service.body('bus-plan/v1/getCityBusLinePlanDeliveryData', { planId, cityCode });
    const { lines } = await service.body('bus-plan/v1/getBusLineByPlanCity', { planId, cityCode });
    const evaluation = saved.evaluation!;
    expect(city.reachShare.value! / evaluation.reachShare.value!).toBeCloseTo(1, 6);
    expect(city.netFen).toBe(evaluation.amounts.netFen);
    expect(certificate).toMatch(/没有任何方案/);
    expect([map!.light, map!.dark].every((svg) => svg.startsWith('<svg'))).toBe(true);
    // The curve bounds what is bought, and what each line gives adds up to the reach.
    const { points, budgetFen } = argument!.frontier!;
    for (const { plan } of points)
      if (plan !== null) expect(plan.boundShare).toBeGreaterThanOrEqual(plan.share - 1e-9);
    const here = points.find((point) => point.budgetFen === budgetFen)!.plan!;
    expect(here.share / evaluation.reachShare.value!).toBeCloseTo(1, 5);
    if (argument!.withheldLines === 0)
      expect(sum(argument!.lines.map((line) => line.fairPersons)) / evaluation.reach.value!).toBeCloseTo(
        1,
        2,
      );
    const unchosen = lines.filter(({ unchosenReason }) => unchosenReason !== null);
    expect(argument!.rejected).toEqual(
      unchosen.slice(0, 8).map((line) => ({
        lineName: line.lineName,
        score: line.recommendIndex.score,
        reason: line.unchosenReason,
      })),
    );
    const { prices, value } = argument!.prices!;
    for (const { gain, atMost } of prices)
      expect(atMost).toBeGreaterThanOrEqual(gain - 1e-6 * Math.abs(value));
  }
});

test('the deck adds what was presented, figure for figure', async () => {
  const { cities } = await defenceOf({ planId });
  const { bytes } = await service.call('v1/smart-select/proposal', { planId });
  const deck = readPresentation(bytes);
  const tableOf = (name: string) => deck.slides.flatMap(({ tables }) => tables.get(name) ?? []).slice(1);
  for (const { cityName, argument } of cities) {
    const { points, budgetFen } = argument!.frontier!;
    const own = tableOf(`${cityName}预算推演`)[points.findIndex((point) => point.budgetFen === budgetFen)];
    expect(own[0]).toContain('（本方案）');
    expect(own[1]).toBe(
      `${(points.find((point) => point.budgetFen === budgetFen)!.plan!.share * 100).toFixed(1)}%`,
    );
    expect(tableOf(`${cityName}没有选的线路`)).toEqual(
      argument!.rejected.map(({ lineName, reason }) => [lineName, reason]),
    );
  }
});

test('an order made of the plan has the same figures and the plan’s proof; made again, it is the same to the byte', async () => {
  const plan = await defenceOf({ planId });
  const order = await defenceOf({ orderId });
  expect(order).toMatchObject({ kind: 'order', amounts: plan.amounts, taUniverse: plan.taUniverse });
  expect(order.reachShare.value! / plan.reachShare.value!).toBeCloseTo(1, 9);
  expect(order.cities.map(({ certificate }) => certificate)).toEqual(
    plan.cities.map(({ certificate }) => certificate),
  );
  expect(order.cities.map(({ argument }) => argument?.rejected)).toEqual(
    plan.cities.map(({ argument }) => argument?.rejected),
  );
  const again = await defenceOf({ orderId });
  expect([again.fingerprint, again.madeAt]).toEqual([order.fingerprint, order.madeAt]);
});

test('an earlier version is held against the present one on the same persons', async () => {
  const before = await defenceOf({ orderId });
  const { row, brief } = await service.body('mediaOrder/getById', { orderId });
  const fewer = orderItems.slice(0, -1);
  const version = await takeSteps(service, row, ['ready']);
  await service.body('mediaOrder/update', { orderId, version, brief, items: fewer });
  expect(await service.body('v1/defence/get', { orderId })).toEqual({ defence: null });
  const now = await defenceOf({ orderId });
  const [tried] = now.tried;
  expect(tried).toMatchObject({ items: orderItems.length, netFen: before.amounts!.netFen });
  expect(tried.difference.value! / (before.reachShare.value! - now.reachShare.value!)).toBeCloseTo(1, 6);
});

test('a link shows exactly what was presented, without money unless it is shared, while its maker sees it all', async () => {
  const defence = await defenceOf({ planId });
  const { defenceId } = defence;
  const bare = await service.body('v1/defence/share', { planId, defenceId });
  const priced = await service.body('v1/defence/share', { planId, defenceId, showsPrices: true });
  const open = (token: string) => service.body('v1/defence/shared', { token }, { as: null });
  expect((await open(priced.token)).defence).toEqual(defence);
  const shown = (await open(bare.token)).defence;
  expect(shown).toMatchObject({
    fingerprint: defence.fingerprint,
    reachShare: defence.reachShare,
    amounts: null,
  });
  const text = JSON.stringify(shown);
  for (const fen of [defence.amounts!.netFen, defence.amounts!.totalFen, defence.budgetFen!])
    expect(text).not.toContain(String(fen));
  expect(text).not.toMatch(/[¥￥]|万元/);
  const listed = await service.body('v1/defence/shares', { planId });
  expect(listed.map(({ shows, opens }) => [shows, opens])).toEqual([
    ['defence', 1],
    ['defence', 1],
  ]);
  // An order's link opens no defence, and the other way round.
  const order = await service.body('v1/orders/share', { orderId });
  expectFailure(await service.call('v1/defence/shared', { token: order.token }, { as: null }), 'notFound');
  expectFailure(await service.call('v1/orders/shared', { token: bare.token }, { as: null }), 'notFound');
  await service.body('v1/orders/revoke-share', { shareId: bare.shareId });
  expectFailure(await service.call('v1/defence/shared', { token: bare.token }, { as: null }), 'notFound');
  const stale = { planId, defenceId: '0193a1b2-0000-7000-8000-00000000000f' };
  expectFailure(await service.call('v1/defence/share', stale), 'conflict');
});

test('who shared a presentation of a plan is told that it was opened, and nobody else is', async () => {
  const { defenceId } = await defenceOf({ planId });
  const { token } = await service.body('v1/defence/share', { planId, defenceId });
  const told = async (as?: 'admin' | 'customer') => {
    const { rows } = await service.body('v1/notices/list', {}, as === undefined ? {} : { as });
    return rows.filter((notice) => notice.kind === 'share-opened' && notice.planId === planId);
  };
  const before = await told();
  await service.body('v1/defence/shared', { token }, { as: null });
  const [opened, ...others] = await told();
  expect(others).toEqual(before);
  expect(opened).toMatchObject({ text: '已打开 1 次', planKind: 'bus', orderId: null, isUnread: true });
  await service.body('v1/defence/shared', { token }, { as: null });
  expect((await told())[0]).toMatchObject({ text: '已打开 2 次' });
  for (const other of ['admin', 'customer'] as const) expect(await told(other)).toEqual([]);
});

test('a link ends when the person who shared it no longer sees all of it', async () => {
  const grants = [{ regionCodes: [shenzhen, shanghai], mediaIds: [1] }];
  const sharer = await signInAs(service, 'sharer', smartSelectOf(grants));
  await service.body('v1/defence/prepare', { planId }, { as: sharer });
  const read = async () => (await service.body('v1/defence/get', { planId }, { as: sharer })).defence;
  await expect.poll(read).not.toBeNull();
  const { defenceId } = (await read())!;
  const { token } = await service.body('v1/defence/share', { planId, defenceId }, { as: sharer });
  const open = () => service.call('v1/defence/shared', { token }, { as: null });
  expect((await open()).status).toBe(200);
  // Another medium of the second city: the city is seen, what was bought there is not.
  const fewer = [
    { regionCodes: [shenzhen], mediaIds: [1] },
    { regionCodes: [shanghai], mediaIds: [2] },
  ];
  await service.context.db
    .updateTable('role')
    .set({ permission: jsonb(smartSelectOf(fewer)) })
    .where('name', '=', '角色 sharer')
    .execute();
  expectFailure(await open(), 'notFound');
});

test('nobody defends what he does not see, and of a city outside his scope he hears nothing', async () => {
  const one = await signInAs(
    service,
    'one-city',
    smartSelectOf([{ regionCodes: [shenzhen], mediaIds: [1] }]),
  );
  expectFailure(await service.call('v1/defence/prepare', { orderId }, { as: one }), 'notFound');
  await service.body('v1/defence/prepare', { planId }, { as: one });
  const found = async () => (await service.body('v1/defence/get', { planId }, { as: one })).defence;
  await expect.poll(found).not.toBeNull();
  const defence = (await found())!;
  expect(defence.cities.map(({ cityCode }) => cityCode)).toEqual([shenzhen]);
  expect(defence.budgetFen).toBeNull();
  expect(JSON.stringify(defence)).not.toMatch(/上海|other-/);
  expectFailure(await service.call('v1/defence/get', { planId }, { as: 'customer' }), 'notFound');
  expectFailure(await service.call('v1/defence/get', {}), 'invalid');
  expectFailure(await service.call('v1/defence/get', { planId, orderId }), 'invalid');
});
