import { capitalAmount } from '@ooh/report/capital-amount';
import { exactMoney } from '@ooh/report/deck-pages';
import { evaluator } from '@ooh/report/testing/evaluate-formula';
import { readPdfText } from '@ooh/report/testing/read-pdf-text';
import { readWorkbook } from '@ooh/report/testing/read-workbook';
import { beforeAll, expect, test } from 'vitest';
import { jsonb } from '../platform/storage/postgres/database.ts';
import { seedSampleBrands } from '../reference/brand/brand-store.ts';
import { seedSmallInventory } from '../testing/small-inventory.ts';
import { smallOrder, type SmallItem, type SmallOrderOptions } from '../testing/small-order.ts';
import { expectFailure, startTestService } from '../testing/test-service.ts';

const shenzhen = '440300';
const service = startTestService();

beforeAll(async () => {
  await seedSampleBrands(service.context.db);
  await seedSmallInventory(service, shenzhen);
});

const face = (at: number, rest: Partial<SmallItem>): SmallItem => ({
  cityCode: shenzhen,
  mediumId: 2,
  faceId: `${shenzhen}-s${at}-1`,
  positionId: `${shenzhen}-s${at}`,
  unitName: `候车亭${at}`,
  fromDay: -30,
  toDay: -21,
  ...rest,
});

/** Booked days are over. Of three faces one is posted two days late and one is missing; the other lines ran as booked. */
const items: readonly SmallItem[] = [
  face(1, {
    quantity: 3,
    netFen: 100_001,
    units: [{ state: 'posted' }, { state: 'late', late: 2 }, { state: 'missing' }],
  }),
  face(2, { netFen: 77_777, units: [{ state: 'posted' }] }),
  face(3, { netFen: 50_000, units: [{ state: 'posted', takenDown: -24 }] }),
];

async function settledOrder(state: SmallOrderOptions['state'] = 'ended') {
  const order = await smallOrder(service, { items, state });
  const { db } = service.context;
  await db
    .updateTable('media_order_item')
    .set({ production_fen: 12_345 })
    .where('item_id', '=', order.itemIds[0])
    .execute();
  await db
    .updateTable('media_order')
    .set({ services: jsonb([{ serviceId: 's1', name: '第三方监播', amountFen: 34_567 }]) })
    .where('order_id', '=', order.orderId)
    .execute();
  return order;
}

const fileNameOf = (disposition: unknown): string =>
  decodeURIComponent(/filename\*=UTF-8''(.+)$/.exec(String(disposition))![1]);

/** Rows of a sheet below the row that begins with a title, by the titles of that row. */
function table(bytes: Uint8Array, name: string, firstTitle: string) {
  const { cells } = readWorkbook(bytes).sheets.get(name)!;
  const rows = Map.groupBy(cells.values(), ({ address }) => Number(/\d+/.exec(address)![0]));
  const columnOf = ({ address }: { address: string }) => /[A-Z]+/.exec(address)![0];
  const head = [...rows].find(([, row]) =>
    row.some((cell) => columnOf(cell) === 'A' && cell.value === firstTitle),
  )!;
  const titles = new Map(head[1].map((cell) => [columnOf(cell), String(cell.value)]));
  return [...rows]
    .filter(([row]) => row > head[0])
    .map(([, row]) => Object.fromEntries(row.map((cell) => [titles.get(columnOf(cell)), cell.value])));
}

const fen = (yuan: unknown): number => Math.round(Number(yuan) * 100);

/** What is due for a line, by another way than the product's: thousandths of a fen, then rounded. */
function dueByHand(netFen: number, lost: number, booked: number, productionFen = 0) {
  const deducted = Math.floor((2 * netFen * lost + booked) / (2 * booked));
  const due = netFen - deducted;
  const tax = Math.floor(((due + productionFen) * 6 + 50) / 100);
  return { deducted, due, tax, total: due + productionFen + tax };
}

const expected = [
  dueByHand(100_001, 2 + 10, 30, 12_345),
  dueByHand(77_777, 0, 10),
  // Days −30 … −24 of −30 … −21.
  dueByHand(50_000, 3, 10),
];
const sum = (of: (line: (typeof expected)[number]) => number) =>
  expected.reduce((all, line) => all + of(line), 0);

test('the settlement deducts what did not run, and its sums are exact to the fen', async () => {
  const { orderId } = await settledOrder();
  const answer = await service.call('v1/orders/settlement', { orderId });
  expect(answer.status).toBe(200);
  expect(fileNameOf(answer.headers['content-disposition'])).toMatch(/_结算单_V1_\d{8}\.xlsx$/);
  const rows = table(answer.bytes, '结算单', '序号');
  const lines = rows.filter((row) => typeof row['序号'] === 'number');
  expect(lines.map((row) => [row['计划(面·天)'], row['已执行'], row['未执行'], row['可结算']])).toEqual([
    [30, 18, 12, 18],
    [10, 10, 0, 10],
    [10, 7, 3, 7],
  ]);
  expect(lines[0]['备注']).toBe('晚刊 2、漏刊 10');
  expect(
    lines.map((row) => ({
      deducted: fen(row['扣减']),
      due: fen(row['应结净价']),
      tax: fen(row['税额']),
      total: fen(row['应结含税']),
    })),
  ).toEqual(expected);
  const total = rows.find((row) => row['点位/线路'] === '媒体合计')!;
  expect(fen(total['应结净价'])).toBe(sum(({ due }) => due));
  expect(fen(total['应结含税'])).toBe(sum((line) => line.total));
  const dueFen = sum((line) => line.total) + 34_567;
  expect(rows.some((row) => row['序号'] === '应结合计' && fen(row['应结含税']) === dueFen)).toBe(true);
  const { sheets } = readWorkbook(answer.bytes);
  const cells = [...sheets.get('结算单')!.cells.values()];
  expect(cells.map(({ value }) => value)).toContain(capitalAmount(dueFen));
  // The formulas of the file, worked out anew, say the same as the figures beside them.
  const evaluate = evaluator(sheets);
  for (const { address, formula, value } of cells)
    if (formula !== undefined && typeof value === 'number')
      expect(fen(evaluate('结算单', address)), address).toBe(fen(value));
});

test('the days and amounts are those of the order and of its losses', async () => {
  const { orderId } = await settledOrder();
  const [{ row }, loss] = await Promise.all([
    service.body('mediaOrder/getById', { orderId }),
    service.body('v1/monitoring/exceptions', { orderId }),
  ]);
  const lines = table((await service.call('v1/orders/settlement', { orderId })).bytes, '结算单', '序号');
  const total = lines.find((line) => line['点位/线路'] === '媒体合计')!;
  expect(fen(total['净价'])).toBe(row.amounts.netFen);
  expect(fen(total['刊例总价'])).toBe(row.amounts.rateCardFen);
  expect(fen(total['制作安装费'])).toBe(row.amounts.productionFen);
  const lostDays = loss.rows.reduce((days, { lostUnitDays }) => days + lostUnitDays, 0);
  // The unit that was taken down early is no exception.
  expect(total['未执行']).toBe(lostDays + 3);
});

test('the PDF has the same sums, and the invoice data add up to them', async () => {
  const { orderId } = await settledOrder('closed');
  const pdf = await service.call('v1/orders/settlement', { orderId, format: 'pdf' });
  expect(pdf.headers['content-type']).toContain('application/pdf');
  const text = readPdfText(pdf.bytes).join('\n');
  const dueFen = sum((line) => line.total) + 34_567;
  for (const part of [exactMoney(dueFen), capitalAmount(dueFen), exactMoney(sum(({ deducted }) => deducted))])
    expect(text).toContain(part);
  const answer = await service.call('v1/orders/invoice-data', { orderId });
  expect(fileNameOf(answer.headers['content-disposition'])).toMatch(/_开票数据_V1_\d{8}\.xlsx$/);
  const [medium, own, ...others] = table(answer.bytes, '开票数据', '购买方名称');
  expect(others).toEqual([]);
  expect(fen(medium['价税合计'])).toBe(sum((line) => line.total));
  expect(fen(medium['金额（不含税）'])).toBe(sum((line) => line.total - line.tax));
  expect(fen(medium['税额'])).toBe(sum(({ tax }) => tax));
  expect([own['项目名称'], fen(own['金额（不含税）'])]).toEqual(['第三方监播', 34_567]);
});

test('an order is settled after its last day, and not without a record of its postings', async () => {
  const running = await settledOrder('running');
  const bare = await smallOrder(service, { items: [face(4, {})], state: 'ended' });
  for (const call of ['v1/orders/settlement', 'v1/orders/invoice-data'] as const) {
    const early = await service.call(call, { orderId: running.orderId });
    expectFailure(early, 'refused');
    expect(early.envelope.message).toBe('订单投放中，已下刊、已结案或已终止的订单才能结算');
    const unknown = await service.call(call, { orderId: bare.orderId });
    expectFailure(unknown, 'refused');
    expect(unknown.envelope.message).toContain('还没有监测登记');
  }
});

test('an order that was broken off is settled up to that day', async () => {
  const { db, now } = service.context;
  const order = await smallOrder(service, {
    items: [face(5, { fromDay: -9, toDay: 10, netFen: 200_000, units: [{ state: 'posted' }] })],
  });
  await db
    .updateTable('media_order')
    .set({ state: 'terminated' })
    .where('order_id', '=', order.orderId)
    .execute();
  await db
    .insertInto('media_order_event')
    .values({
      order_id: order.orderId,
      from_state: 'running',
      to_state: 'terminated',
      actor_id: null,
      reason: '客户撤单',
      at: new Date(now().getTime() - 2 * 86_400_000),
    })
    .execute();
  const answer = await service.call('v1/orders/settlement', { orderId: order.orderId });
  const [line] = table(answer.bytes, '结算单', '序号');
  expect([line['已执行'], fen(line['应结净价']), line['备注']]).toEqual([8, 80_000, '未到投放日 12']);
});

test('foreign orders are unknown, foreign lines are left out, and every export is recorded', async () => {
  const { orderId } = await settledOrder();
  const own = await smallOrder(service, {
    owner: 'customer',
    state: 'ended',
    items: [
      face(6, { unitName: '可见', units: [{ state: 'posted' }] }),
      face(7, { cityCode: '420100', unitName: '不可见' }),
    ],
  });
  for (const call of ['v1/orders/settlement', 'v1/orders/invoice-data'] as const)
    expectFailure(await service.call(call, { orderId }, { as: 'customer' }), 'notFound');
  const seen = await service.call('v1/orders/settlement', { orderId: own.orderId }, { as: 'customer' });
  const names = table(seen.bytes, '结算单', '序号').map((row) => row['点位/线路']);
  expect(names).toContain('可见');
  expect(names).not.toContain('不可见');
  const { rows } = await service.body('v1/exports/list', {});
  expect(rows.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['export.settlement', 'export.invoice-data']),
  );
  const recorded = await service.context.db
    .selectFrom('audit_log')
    .select('action')
    .where('action', 'in', ['export.settlement', 'export.invoice-data'])
    .execute();
  expect(new Set(recorded.map(({ action }) => action)).size).toBe(2);
});
