import { orderRow, orderRowExample } from '@ooh/contract/domain/media-order';
import { expect, test } from 'vitest';
import { compareRows } from '../../../shared/compare/compare-rows.ts';
import { exposureForTest, waitingForTest } from '../testing/exposure-for-test.ts';
import { orderAspects } from './order-aspects.ts';

const row = (change: object) => orderRow.parse({ ...orderRowExample, ...change });
const priced = (netFen: number, units: number) =>
  row({ items: 1, units, amounts: { ...orderRowExample.amounts, netFen, totalFen: netFen } });

test('orders stand side by side; the cheapest and the largest are marked, one without media wins nothing', () => {
  const rows = compareRows(
    orderAspects(() => undefined),
    [priced(500_000, 3), priced(900_000, 8), row({})],
  );
  const of = (label: string) => rows.find((one) => one.label === label)!;
  expect(of('净价').cells.map(({ isBest }) => isBest)).toEqual([true, false, false]);
  expect(of('净价').cells[2].text).toBe('—');
  expect(of('媒体数量').cells.map(({ isBest }) => isBest)).toEqual([false, true, false]);
  expect(rows.filter(({ differs }) => differs).map(({ label }) => label)).toEqual(
    ['媒体行', '媒体数量', '净价', '含税合计', '刊例价'].toSorted(
      (a, b) => rows.findIndex((one) => one.label === a) - rows.findIndex((one) => one.label === b),
    ),
  );
});

test('most impressions and the lowest CPM are marked among the orders that are computed', () => {
  const figures = (value: number) => ({ value, low: value * 0.9, high: value * 1.1, suppressed: false });
  const exposures = [
    exposureForTest({ orderId: 'o-1', impressions: figures(2_000_000), cpmFen: 1500 }),
    exposureForTest({ orderId: 'o-2', impressions: figures(9_000_000), cpmFen: 3000 }),
    waitingForTest('o-3'),
  ];
  const orders = exposures.map(({ orderId }) => row({ orderId }));
  const rows = compareRows(
    orderAspects(({ orderId }) => exposures.find((one) => one.orderId === orderId)),
    orders,
  );
  const of = (label: string) => rows.find((one) => one.label === label)!.cells;
  expect(of('预估曝光').map(({ text, isBest }) => [text, isBest])).toEqual([
    ['200.0 万', false],
    ['900.0 万', true],
    ['未测算', false],
  ]);
  expect(of('预估曝光')[0].note).toBe('95% 区间 180.0 万 – 220.0 万');
  expect(of('预估曝光')[2].note).toBe('尚未测算');
  expect(of('千人成本 CPM').map(({ text, isBest }) => [text, isBest])).toEqual([
    ['¥15.00', true],
    ['¥30.00', false],
    ['—', false],
  ]);
});
