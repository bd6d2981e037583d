import { orderRow, orderRowExample } from '@ooh/contract/domain/media-order';
import { expect, test } from 'vitest';
import { compareRows } from '../../../ui/compare/compare-rows.ts';
import { orderAspects } from './order-aspects.ts';

const row = (change: object) => orderRow.parse({ ...orderRowExample, ...change });
const priced = (netFen: number, units: number) =>
  row({ items: 1, units, amounts: { ...orderRowExample.amounts, netFen, totalFen: netFen } });

test('orders stand side by side; the cheapest and the largest are marked, one without media wins nothing', () => {
  const rows = compareRows(orderAspects, [priced(500_000, 3), priced(900_000, 8), row({})]);
  const of = (label: string) => rows.find((one) => one.label === label)!;
  expect(of('净价').cells.map(({ isBest }) => isBest)).toEqual([true, false, false]);
  expect(of('净价').cells[2]!.text).toBe('—');
  expect(of('媒体数量').cells.map(({ isBest }) => isBest)).toEqual([false, true, false]);
  expect(rows.filter(({ differs }) => differs).map(({ label }) => label)).toEqual(
    ['媒体行', '媒体数量', '净价', '含税合计', '刊例价'].toSorted(
      (a, b) => rows.findIndex((one) => one.label === a) - rows.findIndex((one) => one.label === b),
    ),
  );
});
