import { expect, test } from 'vitest';
import { conflictForTest, itemForTest } from '../testing/item-for-test.ts';
import { prepareLocking } from './prepare-locking.ts';

const today = '2026-11-23';

test('what is held is not lacking; what is held in part lacks the rest', () => {
  const items = [
    itemForTest({ itemId: 'held', heldUnits: 4, holdState: 'hold' }),
    itemForTest({ itemId: 'part', heldUnits: 1, holdState: 'hold' }),
    itemForTest({ itemId: 'none' }),
  ];
  expect(prepareLocking(items, [], today)).toEqual({
    lackingUnits: 7,
    lackingItems: 2,
    holdableIds: ['part', 'none'],
    blocked: [],
  });
});

test('a conflict states how many units are taken on which of its days, without naming anyone', () => {
  const conflict = conflictForTest({
    taken: [
      { startDate: '2026-11-20', endDate: '2026-12-05', state: 'sold', units: 2 },
      { startDate: '2026-11-25', endDate: '2026-12-05', state: 'hold', units: 1 },
      { startDate: '2026-12-20', endDate: '2027-01-04', state: 'hold', units: 1 },
    ],
  });
  const { holdableIds, blocked } = prepareLocking(
    [itemForTest(), itemForTest({ itemId: 'i-2' })],
    [conflict],
    today,
  );
  expect(holdableIds).toEqual(['i-2']);
  expect(blocked).toEqual([
    {
      itemId: 'i-1',
      title: '深圳市 1 路（单层）',
      kind: '已被占用',
      reasons: [
        '2026-12-01 至 12-05 已被占用 3 辆',
        '2026-12-20 至 12-28 已被占用 1 辆',
        '需要 4 辆，可用 1 辆',
      ],
      ways: ['可替换为 9 路（双层）', '可改期至 2027-01-05 至 02-01'],
    },
  ]);
});

test('a competing brand and a unit not for sale are described in the words of the service', () => {
  const none = { replacement: null, nextFree: null, taken: [] };
  const kindOf = (kind: 'rival' | 'gone') =>
    prepareLocking([itemForTest()], [conflictForTest({ ...none, kind, message: '原因' })], today).blocked[0];
  expect(kindOf('rival')).toMatchObject({ kind: '同业排斥', reasons: ['原因'], ways: [] });
  expect(kindOf('gone')).toMatchObject({ kind: '不在售', reasons: ['原因'], ways: [] });
});

test('days that are over cannot be held, whatever is free on them; the last day can', () => {
  const over = itemForTest({ itemId: 'over', startDate: '2026-10-01', endDate: '2026-11-22' });
  const last = itemForTest({ itemId: 'last', startDate: '2026-10-01', endDate: today });
  const { holdableIds, blocked } = prepareLocking([over, last], [], today);
  expect(holdableIds).toEqual(['last']);
  expect(blocked).toMatchObject([{ itemId: 'over', kind: '刊期已结束' }]);
});

test('a conflict of what is held already is no matter', () => {
  const held = itemForTest({ heldUnits: 4, holdState: 'hold' });
  expect(prepareLocking([held], [conflictForTest()], today).blocked).toEqual([]);
});
