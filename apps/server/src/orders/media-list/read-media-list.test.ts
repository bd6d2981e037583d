import { certain } from '@ooh/contract/core/certain';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { seedSampleBrands } from '../../reference/brand/brand-store.ts';
import { seedSmallCity } from '../../testing/small-city.ts';
import { dayAhead, newOrder, plannedOrder, shelterItem } from '../../testing/new-order.ts';
import { seedSmallInventory, shelterFace } from '../../testing/small-inventory.ts';
import { expectFailure, startTestService, type CallOptions } from '../../testing/test-service.ts';

const [shenzhen, shanghai] = ['440300', '310100'];
const service = startTestService();
let orderId: string;
/** The faces of the twelve shelters, two at each. */
const face = (n: number) => shelterFace(shenzhen, Math.floor(n / 2), n % 2 === 0 ? 1 : 2);
const avoided = face(23);

const columns = [
  '城市代码',
  '媒体编号',
  '形式编号',
  '线路/点位面编号',
  '车型',
  '数量',
  '上刊日',
  '下刊日',
  '折扣（‰）',
  '赠送（是/否）',
] as const;
type Row = Partial<Record<(typeof columns)[number], string>>;

/** A row that can be bought: a shelter on one day of the order. */
const right = (n: number, day = 0, over: Row = {}): Row => ({
  城市代码: shenzhen,
  媒体编号: '2',
  形式编号: '1',
  '线路/点位面编号': face(n),
  数量: '1',
  上刊日: dayAhead(service, 40 + day),
  下刊日: dayAhead(service, 40 + day),
  ...over,
});

function fileOf(rows: readonly Row[]) {
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))];
  const bytes = Buffer.from(lines.map((line) => line.join(',')).join('\n'));
  return { bytes, fileName: '清单.csv' };
}
const send = (file: { bytes: Buffer; fileName: string }, options: CallOptions = {}) =>
  service.upload('v1/orders/read-list', { orderId }, file, options);
async function read(rows: readonly Row[]) {
  const { envelope } = await send(fileOf(rows));
  return certain(envelope.body, 'answer of the list', envelope.message);
}

beforeAll(async () => {
  await seedSampleBrands(service.context.db);
  await seedSmallCity(service.context, shenzhen, { persons: 500, lines: 4 });
  await seedSmallInventory(service, shenzhen);
  await seedSmallInventory(service, shanghai);
  ({ orderId } = await newOrder(service, [], { wishes: { excludedUnits: [avoided] } }));
  // Another order holds a shelter on all days.
  const other = await plannedOrder(service, [shelterItem(service, shenzhen, 11)]);
  await service.body('v1/orders/hold', { orderId: other.orderId });
});

const faults: readonly (readonly [() => Row, string, RegExp])[] = [
  [() => right(0, 0, { 城市代码: shanghai }), '城市代码', /不在订单的投放城市之列/],
  [() => right(0, 0, { 媒体编号: '5' }), '媒体编号', /不在订单的媒体形式之列/],
  [() => right(0, 0, { '线路/点位面编号': 'nowhere' }), '线路/点位面编号', /没有这个线路或点位面/],
  [() => right(0, 0, { 数量: '9' }), '数量', /可售 1，少于所填数量/],
  [() => right(22), '数量', /可售 0/],
  [() => right(0, 0, { 数量: '1.5' }), '数量', /应为整数/],
  [() => right(0, 0, { 上刊日: '明天' }), '上刊日', /YYYY-MM-DD/],
  [() => right(0, 3, { 下刊日: dayAhead(service, 40) }), '下刊日', /早于上刊日/],
  [() => right(0, 0, { 上刊日: dayAhead(service, 30) }), '上刊日', /早于订单的投放期/],
  [() => right(0, 0, { 下刊日: dayAhead(service, 90) }), '下刊日', /晚于订单的投放期/],
  [() => right(0, 0, { '折扣（‰）': '1200' }), '折扣（‰）', /应在 0 与 1000 之间/],
  [() => right(0, 0, { '赠送（是/否）': '也许' }), '赠送（是/否）', /应为是或否/],
  [() => right(23), '线路/点位面编号', /避投之列/],
  [
    () => right(0, 0, { 媒体编号: '1', '线路/点位面编号': '440300-small-01', 车型: '三层' }),
    '车型',
    /应为单层或双层/,
  ],
];

test.each(faults)('a row that cannot be bought is named with its column: %#', async (row, field, reason) => {
  const list = await read([right(1), row()]);
  expect(list.items.map((item) => item.row)).toEqual([1]);
  expect(list.issues).toEqual([
    expect.objectContaining({ severity: 'error', row: 2, field, reason: expect.stringMatching(reason) }),
  ]);
  expect(list.refused).toHaveLength(1);
  expect(list.refused[0].at(-1)).toMatch(reason);
});

test('of 500 rows with seven different faults 493 can be bought, and are as the order stores them', async () => {
  const rows = Array.from({ length: 500 }, (_, index) => right(index % 20, Math.floor(index / 20)));
  for (const [at, fault] of [0, 2, 5, 6, 10, 11, 12].entries()) rows[at * 70 + 3] = faults[fault][0]();
  const list = await read(rows);
  expect([list.rowsRead, list.rowsSkipped, list.items.length, list.refused.length]).toEqual([500, 0, 493, 7]);
  expect(new Set(list.issues.map(({ row }) => row))).toEqual(new Set([4, 74, 144, 214, 284, 354, 424]));
  const { version } = (await service.body('mediaOrder/getById', { orderId })).row;
  const items = list.items.map(({ input }) => input);
  await service.body('mediaOrder/update', { orderId, version, items });
  const stored = (await service.body('mediaOrder/getById', { orderId })).items;
  expect(stored).toHaveLength(493);
  for (const [index, item] of list.items.entries()) {
    const { unitName, level, priceFen, priceDays, mediumName, formName, discountPermille } = stored[index];
    expect({ unitName, level, priceFen, priceDays, mediumName, formName }).toEqual({
      unitName: item.unitName,
      level: item.level,
      priceFen: item.priceFen,
      priceDays: item.priceDays,
      mediumName: item.mediumName,
      formName: item.formName,
    });
    expect(discountPermille).toBe(item.input.discountPermille);
  }
  // What the order itself holds is no obstacle, and the refused rows come back as a list of the same shape.
  expect((await read(rows)).items).toHaveLength(493);
  expect(list.columns.slice(0, -1)).toEqual(columns);
});

test('two rows for one unit on the same days are both refused; one without a quantity is not bought', async () => {
  const long = right(5, 0, { 下刊日: dayAhead(service, 45) });
  const list = await read([long, right(5, 3), right(5, 20), right(6, 0, { 数量: '' })]);
  expect(list.items.map(({ row }) => row)).toEqual([3]);
  expect(list.issues.map(({ row, reason }) => [row, reason])).toEqual([
    [1, '与第 2 行的媒体相同且刊期重叠，请合并'],
    [2, '与第 1 行的媒体相同且刊期重叠，请合并'],
  ]);
  expect(list.rowsSkipped).toBe(1);
});

test('which rows can be bought does not depend on their order', async () => {
  const rows = [right(1), right(1, 1), right(2), right(2), ...faults.slice(0, 8).map(([row]) => row())];
  const keyOf = (row: Row) => columns.map((column) => row[column] ?? '').join();
  const boughtOf = async (order: readonly number[]) => {
    const list = await read(order.map((at) => rows[at]));
    return list.items.map((item) => keyOf(rows[order[item.row - 1]])).sort();
  };
  const all = [...rows.keys()];
  const first = await boughtOf(all);
  expect(first).toHaveLength(2);
  await fc.assert(
    fc.asyncProperty(fc.shuffledSubarray(all, { minLength: all.length }), async (order) => {
      expect(await boughtOf(order)).toEqual(first);
    }),
    { numRuns: 8 },
  );
});

test('the template comes back filled in; no list, and the order of others, are refused', async () => {
  const template = await service.call('mediaOrder/downloadTemplate', { cityCode: shenzhen });
  const { envelope } = await send({ bytes: template.bytes, fileName: '模板.xlsx' });
  const list = certain(envelope.body, 'answer of the template', envelope.message);
  expect(list.rowsSkipped).toBeGreaterThan(24);
  expect(list.issues.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(list.items).toEqual([]);
  const answer = await send({ bytes: Buffer.from('甲,乙\n1,2'), fileName: 'x.csv' });
  expectFailure(answer, 'refused');
  expect(answer.envelope.message).toMatch(/缺少列：城市代码、/);
  expectFailure(await send(fileOf([right(1)]), { as: 'customer' }), 'notFound');
});
