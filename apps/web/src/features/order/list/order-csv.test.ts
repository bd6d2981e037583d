import { orderRow, orderRowExample } from '@ooh/contract/domain/media-order';
import { expect, test } from 'vitest';
import { exposureForTest, waitingForTest } from '../testing/exposure-for-test.ts';
import { orderCsv } from './order-csv.ts';

const order = orderRow.parse(orderRowExample);
const unknown = () => undefined;

test('a line for each order, in yuan, with quotes where a comma stands', () => {
  const csv = orderCsv([{ ...order, name: '春节, 返乡', budgetFen: 100_000_050 }], unknown);
  expect(csv.startsWith('\u{feff}订单编号,名称')).toBe(true);
  const lines = csv.trimEnd().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain('"春节, 返乡"');
  expect(lines[1]).toContain(',1000000.50,');
});

test('a name is never computed by a spreadsheet', () => {
  expect(orderCsv([{ ...order, name: '=1+1', ownerName: '@sum' }], unknown)).toContain(",'=1+1,");
});

test('planned figures of an order include their 口径; figures not computed are empty and marked', () => {
  const exposures = [exposureForTest(), waitingForTest('o-2')];
  const csv = orderCsv(
    [
      { ...order, orderId: 'o-1' },
      { ...order, orderId: 'o-2' },
    ],
    ({ orderId }) => exposures.find((one) => one.orderId === orderId),
  );
  const [head, ...rows] = csv
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','));
  const cells = (row: string[]) =>
    ['预估曝光（人次）', '预估触达（人）', '千人成本 CPM（元）', '预估口径'].map(
      (title) => row[head.indexOf(title)],
    );
  expect(cells(rows[0]).slice(0, 3)).toEqual(['12000000', '1800000', '18.60']);
  expect(cells(rows[0])[3]).toContain('深圳市口径：预估');
  expect(cells(rows[1])).toEqual(['', '', '', '尚未测算']);
});
