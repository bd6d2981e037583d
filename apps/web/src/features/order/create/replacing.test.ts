import fc from 'fast-check';
import { expect, test } from 'vitest';
import { itemInputOf } from '../item-input.ts';
import { conflictForTest, itemForTest } from '../testing/item-for-test.ts';
import { replacedLines, withReplaced } from './replacing.ts';

const { replacement } = conflictForTest();
const unit = { ...replacement!, freeUnits: 9 };

test('old and new are priced at the discount of the line; the design and the production are no part of it', () => {
  const { amounts } = itemForTest();
  const item = itemForTest({ designFen: 50_000, amounts: { ...amounts, productionFen: 90_000 } });
  const { lines, kept } = replacedLines([item], [{ itemId: 'i-1', replacement: unit, lack: null }]);
  // 4 vehicles for 28 of 30 days at 85%: 4,200 and 4,000 yuan a vehicle and 30 days.
  expect(lines.map(({ oldFen, newFen }) => [oldFen, newFen])).toEqual([[1_332_800, 1_269_333]]);
  expect(lines[0].input).toMatchObject({ lineId: 'l-9', deck: 'double', quantity: 4, designFen: 50_000 });
  expect(kept).toEqual([]);
});

test('a line without a replacement stays, with its reason', () => {
  const { lines, kept } = replacedLines(
    [itemForTest()],
    [{ itemId: 'i-1', replacement: null, lack: '均无空位' }],
  );
  expect(lines).toEqual([]);
  expect(kept).toMatchObject([{ title: '第 1 行 1 路（单层）', lack: '均无空位' }]);
});

test('the lines that are taken are replaced, and no other is touched', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(8)), fc.uniqueArray(fc.nat(8)), (foundNos, struckNos) => {
      const items = Array.from({ length: 9 }, (_, n) =>
        itemForTest({ itemId: `i-${n}`, itemNo: n, lineId: `l-${n}` }),
      );
      const found = foundNos.map((n) => ({
        itemId: `i-${n}`,
        replacement: { ...unit, lineId: `new-${n}` },
        lack: null,
      }));
      const { lines } = replacedLines(items, found);
      const taken = lines.filter(({ item }) => !struckNos.includes(item.itemNo));
      const next = withReplaced(items, taken).items;
      for (const [n, input] of next.entries()) {
        const isTaken = foundNos.includes(n) && !struckNos.includes(n);
        const before = itemInputOf(items[n]);
        expect(input).toEqual(isTaken ? { ...before, lineId: `new-${n}`, deck: 'double' } : before);
      }
    }),
  );
});
