import { approvalOffer } from '@ooh/contract/domain/line-approval';
import { underReviewRefusal } from '@ooh/contract/domain/order-next-action';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { importFile } from '../../testing/import-file.ts';
import { shelterCity, shelterOrders } from '../../testing/shelter-orders.ts';
import { newOrder, shelterItem, takeSteps } from '../../testing/new-order.ts';
import { expectFailure, startTestService, type TestUser } from '../../testing/test-service.ts';

const service = startTestService();
shelterOrders(service);

/** Gives shelters a floor by a file, as whoever maintains rate cards does. */
async function setFloor(floor: string): Promise<void> {
  const bytes = Buffer.from(`媒体,媒体形式,折扣底线\n公交候车亭,候车亭灯箱,${floor}`);
  const { session } = await importFile(service, { fileName: '底线.csv', bytes }, { kind: 'rate-cards' });
  expect(session.report).toMatchObject({ rowsAccepted: 1, counts: { floors: 1 } });
}

const detailAs = (orderId: string, as: TestUser = 'planner') =>
  service.body('mediaOrder/getById', { orderId }, { as });

/** An order in 方案制作中 with a shelter at each discount. */
async function plannedOrder(permilles: readonly number[], as: TestUser = 'planner') {
  const items = permilles.map((discountPermille, n) =>
    shelterItem(service, shelterCity, n, { discountPermille }),
  );
  const order = await newOrder(service, items, { mediumIds: [2] }, { submit: true, as });
  await takeSteps(service, order, ['planning'], { as: 'admin' });
  return order.orderId;
}

/** Sets the discounts of an order, line by line. */
async function reprice(orderId: string, permilles: readonly number[], as: TestUser = 'planner') {
  const { row, items } = await detailAs(orderId, as);
  const changed = items.map((item, n) => ({
    cityCode: item.cityCode,
    mediumId: item.mediumId,
    formId: item.formId,
    faceId: item.faceId ?? '',
    quantity: item.quantity,
    startDate: item.startDate,
    endDate: item.endDate,
    discountPermille: permilles[n],
  }));
  return service.call('mediaOrder/update', { orderId, version: row.version, items: changed }, { as });
}

async function submit(orderId: string, as: TestUser = 'planner') {
  const { row } = await detailAs(orderId, as);
  return service.call('v1/orders/transition', { orderId, version: row.version, state: 'confirming' }, { as });
}

async function request(orderId: string, reason: string | null = null, as: TestUser = 'planner') {
  const { row } = await detailAs(orderId, as);
  return service.call('v1/orders/request-discounts', { orderId, version: row.version, reason }, { as });
}

/** Decides about lines by their number. */
async function decide(
  orderId: string,
  decision: 'approved' | 'refused',
  lines: readonly number[],
  as: TestUser = 'admin',
) {
  const { row, items } = await detailAs(orderId);
  const itemIds = lines.map((n) => items[n].itemId);
  const decided = { orderId, version: row.version, itemIds, decision, reason: `${decision} ${lines.join()}` };
  return service.call('v1/orders/decide-discounts', decided, { as });
}

const statesOf = async (orderId: string) => {
  const { items, discounts } = await detailAs(orderId);
  return approvalOffer(items, discounts).waiting.map(([{ itemNo }, { state }]) => [itemNo, state]);
};

test('the walk: refused with the lines named, asked for, refused, repaired, approved, passed on', async () => {
  await setFloor('6.5折');
  const orderId = await plannedOrder([600, 800, 500]);
  const { row, items } = await detailAs(orderId);
  expect(row.unapprovedItems).toBe(2);
  const stopped = await submit(orderId);
  expectFailure(stopped, 'refused');
  expect(stopped.envelope.message).toBe(
    `第 1 行「${items[0].unitName}」、第 3 行「${items[2].unitName}」的折扣低于折扣底线，尚未批准，不能提交客户确认`,
  );
  expect((await request(orderId, '年度框架')).envelope.body).toEqual({ lines: 2 });
  expect(await statesOf(orderId)).toEqual([
    [1, 'requested'],
    [3, 'requested'],
  ]);
  expectFailure(await request(orderId), 'refused');
  expectFailure(await submit(orderId), 'refused');
  expect((await decide(orderId, 'refused', [2])).envelope.body).toEqual({ lines: 1 });
  expect((await decide(orderId, 'approved', [0])).envelope.body).toEqual({ lines: 1 });
  expect(await statesOf(orderId)).toEqual([[3, 'refused']]);
  // Half way up is below the floor still, and was neither refused nor asked for.
  await reprice(orderId, [600, 800, 640]);
  expect(await statesOf(orderId)).toEqual([[3, 'lacking']]);
  await reprice(orderId, [620, 800, 650]);
  expect(await statesOf(orderId)).toEqual([]);
  expect((await submit(orderId)).envelope.code).toBe('01');
  // While the client is asked, no price goes below what was approved, and nothing of the change is stored.
  const lower = await reprice(orderId, [590, 800, 650]);
  expectFailure(lower, 'refused');
  expect(lower.envelope.message).toMatch(
    /^第 1 行「.+」的折扣低于折扣底线，须先审批；请退回「方案制作中」后再改$/,
  );
  expect((await detailAs(orderId)).items[0].discountPermille).toBe(620);
  expect((await reprice(orderId, [610, 790, 650])).envelope.code).toBe('01');
  const { version } = (await detailAs(orderId)).row;
  await takeSteps(service, { orderId, version }, ['planning']);
  await reprice(orderId, [590, 800, 650]);
  expectFailure(await submit(orderId), 'refused');
  expect(await statesOf(orderId)).toEqual([[1, 'lacking']]);
  const kinds = (await detailAs(orderId)).discounts?.acts.map(({ kind, reason }) => [kind, reason]);
  expect(kinds).toEqual([
    ['approved', 'approved 0'],
    ['refused', 'refused 2'],
    ['requested', '年度框架'],
  ]);
});

test('an order passes if and only if no line below its floor lacks an approval, by a second reading of all acts', async () => {
  await setFloor('65%');
  const permille = fc.constantFrom(0, 400, 500, 600, 649, 650, 700);
  const act = fc.record({
    kind: fc.constantFrom('approved' as const, 'refused' as const, 'requested' as const, 'priced' as const),
    line: fc.nat(2),
    permille,
  });
  await fc.assert(
    fc.asyncProperty(
      fc.tuple(permille, permille, permille),
      fc.array(act, { maxLength: 6 }),
      async (first, acts) => {
        const orderId = await plannedOrder(first);
        const prices = [...first];
        // By hand: for each line the prices that are allowed, from 0 to 1000.
        const allowed = prices.map(() => Array.from({ length: 1001 }, (_, at) => at >= 650));
        for (const { kind, line, permille: price } of acts) {
          if (kind === 'priced') {
            prices[line] = price;
            await reprice(orderId, prices);
          } else if (kind === 'requested') {
            const { envelope } = await request(orderId);
            const lacks = prices.some((one, n) => !allowed[n][one]);
            if (envelope.code === '01') expect(lacks).toBe(true);
            // A request stands over an earlier decision about the very price alone, which it does not loosen.
          } else {
            const { envelope } = await decide(orderId, kind, [line]);
            expect(envelope.code === '01').toBe(prices[line] < 650);
            if (prices[line] < 650)
              allowed[line] = allowed[line].map((was, at) => {
                if (at >= 650) return true;
                if (kind === 'approved') return at >= prices[line] ? true : was;
                return at <= prices[line] ? false : was;
              });
          }
        }
        const passes = prices.every((one, n) => allowed[n][one]);
        expect((await detailAs(orderId)).row.unapprovedItems === 0).toBe(passes);
        expect((await submit(orderId)).envelope.code === '01').toBe(passes);
        await service.context.db.deleteFrom('media_order').where('order_id', '=', orderId).execute();
      },
    ),
    { numRuns: 25 },
  );
}, 120_000);

test('who decides: who maintains the rate card, outside the platform not about his own order, and never the client', async () => {
  await setFloor('65%');
  const orderId = await plannedOrder([500]);
  const own = await decide(orderId, 'approved', [0], 'planner');
  expectFailure(own, 'refused');
  expect(own.envelope.message).toContain('不能审批自己的订单');
  expect((await detailAs(orderId)).discounts?.floors[0].mayDecide).toBe(false);
  expect((await detailAs(orderId, 'admin')).discounts?.floors[0].mayDecide).toBe(true);
  const clients = await plannedOrder([500], 'customer');
  const { row, items } = await detailAs(clients, 'customer');
  const asked = { orderId: clients, version: row.version, reason: '便宜些' };
  expectFailure(
    await service.call(
      'v1/orders/decide-discounts',
      { ...asked, itemIds: [items[0].itemId], decision: 'approved' },
      { as: 'customer' },
    ),
    'forbidden',
  );
  expectFailure(await service.call('v1/orders/request-discounts', asked, { as: 'customer' }), 'forbidden');
  // Another organisation's order is not found.
  expectFailure(await service.call('v1/orders/request-discounts', asked, { as: 'planner' }), 'notFound');
});

test('a decision needs a reason, present lines below the floor, and all of them', async () => {
  await setFloor('65%');
  const orderId = await plannedOrder([500, 900]);
  const { row, items } = await detailAs(orderId);
  const decided = {
    orderId,
    version: row.version,
    itemIds: [items[0].itemId],
    decision: 'approved' as const,
  };
  const bare = await service.call('v1/orders/decide-discounts', { ...decided, reason: ' ' }, { as: 'admin' });
  expectFailure(bare, 'invalid');
  expect(bare.envelope.message).toContain('请填写原因');
  const both = await decide(orderId, 'approved', [0, 1]);
  expectFailure(both, 'refused');
  expect(both.envelope.message).toBe('1 行媒体已不在订单中或不低于折扣底线，请刷新后再审批');
  expect(await statesOf(orderId)).toEqual([[1, 'lacking']]);
  const stale = { ...decided, version: row.version - 1, reason: '旧' };
  expectFailure(await service.call('v1/orders/decide-discounts', stale, { as: 'admin' }), 'conflict');
});

test('approvers are told of a request, the planner of the decision, and both are in the record and the audit', async () => {
  await setFloor('65%');
  const orderId = await plannedOrder([500]);
  await request(orderId, '季末清仓');
  const told = async (as: TestUser) => {
    const { rows } = await service.body('v1/notices/list', {}, { as });
    return rows.filter((notice) => notice.orderId === orderId).map(({ kind, text }) => [kind, text]);
  };
  expect(await told('admin')).toEqual([['discount-requested', '季末清仓']]);
  await decide(orderId, 'refused', [0]);
  expect(await told('planner')).toContainEqual(['discount-refused', 'refused 0']);
  const { db } = service.context;
  const audit = await db
    .selectFrom('audit_log')
    .select('detail')
    .where('action', '=', 'order.discount')
    .execute();
  const own = audit.filter(({ detail }) => (detail as { orderId?: string }).orderId === orderId);
  expect(own.map(({ detail }) => (detail as { kind: string }).kind).toSorted()).toEqual([
    'refused',
    'requested',
  ]);
});

test('nothing of floors, discounts or approvals reaches the client or a link, and the gate holds for him too', async () => {
  await setFloor('65%');
  const orderId = await plannedOrder([500], 'customer');
  const mine = await detailAs(orderId, 'customer');
  expect(mine.discounts).toBeNull();
  expect(mine.row).toMatchObject({ unapprovedItems: 0, isUnderReview: true });
  const stopped = await submit(orderId, 'customer');
  expectFailure(stopped, 'refused');
  expect(stopped.envelope.message).toBe(underReviewRefusal);
  const { items, row } = await detailAs(orderId, 'admin');
  const secret = '内部底线说明';
  await service.body(
    'v1/orders/decide-discounts',
    { orderId, version: row.version, itemIds: [items[0].itemId], decision: 'approved', reason: secret },
    { as: 'admin' },
  );
  expect((await submit(orderId, 'admin')).envelope.code).toBe('01');
  const { token } = await service.body('v1/orders/share', { orderId, days: 7 }, { as: 'admin' });
  const seen = JSON.stringify([
    await detailAs(orderId, 'customer'),
    await service.body('mediaOrder/list', {}, { as: 'customer' }),
    await service.body('v1/notices/list', {}, { as: 'customer' }),
    await service.body('v1/home/tasks', {}, { as: 'customer' }),
    await service.body('v1/orders/versions', { orderId }, { as: 'customer' }),
    await service.body('v1/orders/shared', { token }, { as: 'customer' }),
  ]);
  expect(seen).not.toMatch(/内部底线说明|floorPermille|discount-approved|discount-requested|折扣底线/);
  const lower = await reprice(orderId, [400], 'customer');
  expectFailure(lower, 'refused');
  expect(lower.envelope.message).toMatch(/的价格须由媒介人员核对，请填写原因退回修改$/);
});

test('a later floor does not stop what the client has been asked, nor another change of it', async () => {
  await setFloor('40%');
  const orderId = await plannedOrder([500, 800]);
  expect((await submit(orderId)).envelope.code).toBe('01');
  await setFloor('65%');
  expect((await detailAs(orderId)).row.unapprovedItems).toBe(0);
  expect((await reprice(orderId, [500, 700])).envelope.code).toBe('01');
  expectFailure(await reprice(orderId, [490, 700]), 'refused');
  const { version } = (await detailAs(orderId)).row;
  await takeSteps(service, { orderId, version }, ['holding']);
  expect((await detailAs(orderId)).row.state).toBe('holding');
});
