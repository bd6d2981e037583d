import { orderStateNames } from '@ooh/contract/domain/order';
import { readWorkbook } from '@ooh/report/testing/read-workbook';
import { beforeAll, expect, test } from 'vitest';
import { seedSampleBrands } from '../reference/brand/brand-store.ts';
import { seedSmallInventory } from '../testing/small-inventory.ts';
import { smallOrder, smallShelterItem } from '../testing/small-order.ts';
import { expectFailure, startTestService } from '../testing/test-service.ts';

const shenzhen = '440300';
const service = startTestService();

beforeAll(async () => {
  await seedSampleBrands(service.context.db);
  await seedSmallInventory(service, shenzhen);
  for (const [name, state] of [
    ['甲', 'running'],
    ['乙', 'booked'],
    ['丙', 'booked'],
  ] as const)
    await smallOrder(service, { name: `导出 ${name}`, state, items: [smallShelterItem(shenzhen)] });
});

/** Rows of the table by the titles of their columns. */
async function exported(input: object) {
  const file = await service.callRaw('v1/orders/export', input, { as: 'planner' });
  expect(file.status).toBe(200);
  const { cells } = readWorkbook(file.bytes).sheets.get('订单列表')!;
  const rows = Map.groupBy(cells.values(), ({ address }) => Number(/\d+/.exec(address)![0]));
  const columnOf = ({ address }: { address: string }) => /[A-Z]+/.exec(address)![0];
  const [head, ...others] = [...rows].toSorted(([a], [b]) => a - b).map(([, row]) => row);
  const titles = new Map(head.map((cell) => [columnOf(cell), String(cell.value)]));
  return others.map((row) => Object.fromEntries(row.map((cell) => [titles.get(columnOf(cell)), cell.value])));
}

const fen = (yuan: unknown): number => Math.round(Number(yuan) * 100);

test('every order of the filter is in the file, with the order, amounts and state of the list', async () => {
  const search = { keyword: '导出', sortBy: 'name', ascending: true } as const;
  const { rows } = await service.body('mediaOrder/list', { ...search, pageSize: 1 }, { as: 'planner' });
  expect(rows).toHaveLength(1);
  const all = (await service.body('mediaOrder/list', { ...search, pageSize: 200 }, { as: 'planner' })).rows;
  const file = await exported(search);
  expect(
    file.map((row) => [
      row['订单编号'],
      row['名称'],
      row['状态'],
      fen(row['净价（元）']),
      fen(row['刊例价（元）']),
    ]),
  ).toEqual(
    all.map(({ orderNo, name, state, amounts }) => [
      orderNo,
      name,
      orderStateNames[state],
      amounts.netFen,
      amounts.rateCardFen,
    ]),
  );
  expect(file.map((row) => [fen(row['预算（元）']), fen(row['含税合计（元）']), row['媒体数量']])).toEqual(
    all.map(({ budgetFen, amounts, units }) => [budgetFen, amounts.totalFen, units]),
  );
  expect(file).toHaveLength(3);
});

test('a filter leaves rows out, and chosen orders are exported alone', async () => {
  expect((await exported({ states: ['running'] })).map((row) => row['名称'])).toEqual(['导出 甲']);
  const { rows } = await service.body('mediaOrder/list', { keyword: '导出 丙' }, { as: 'planner' });
  const chosen = await exported({ orderIds: [rows[0].orderId, 'unknown'] });
  expect(chosen.map((row) => row['名称'])).toEqual(['导出 丙']);
});

test('orders of another organisation are not in the file; without any there is none', async () => {
  const input = { keyword: '导出' };
  expectFailure(await service.call('v1/orders/export', input, { as: 'customer' }), 'refused');
  expectFailure(
    await service.call('v1/orders/export', { orderIds: ['unknown'] }, { as: 'planner' }),
    'refused',
  );
});
