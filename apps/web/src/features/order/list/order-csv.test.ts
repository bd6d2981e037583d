import { orderRow, orderRowExample } from '@ooh/contract/domain/media-order';
import { expect, test } from 'vitest';
import { orderCsv } from './order-csv.ts';

const order = orderRow.parse(orderRowExample);

test('a line for each order, in yuan, with quotes where a comma stands', () => {
  const csv = orderCsv([{ ...order, name: '春节, 返乡', budgetFen: 100_000_050 }]);
  expect(csv.startsWith('\u{feff}订单编号,名称')).toBe(true);
  const lines = csv.trimEnd().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain('"春节, 返乡"');
  expect(lines[1]).toContain(',1000000.50,');
});

test('a name is never computed by a spreadsheet', () => {
  expect(orderCsv([{ ...order, name: '=1+1', ownerName: '@sum' }])).toContain(",'=1+1,");
});
