import { expect, test } from 'vitest';
import { conflictForTest, itemForTest } from '../testing/item-for-test.ts';
import { remediesOf, remedied, withRemedy } from './apply-conflict.ts';

const item = itemForTest();
const conflict = conflictForTest();

test('only what a conflict offers is offered', () => {
  expect(remediesOf(conflict)).toEqual(['replace', 'move', 'reduce', 'remove']);
  expect(
    remediesOf(conflictForTest({ kind: 'gone', nextFree: null, replacement: null, freeUnits: 0 })),
  ).toEqual(['remove']);
  expect(remediesOf(conflictForTest({ kind: 'rival', freeUnits: 1 }))).not.toContain('reduce');
});

test('a replacement takes the place with what is free of it, on the same days', () => {
  const input = remedied(item, conflict, 'replace');
  expect(input).toMatchObject({ lineId: 'l-9', deck: 'double', quantity: 3, startDate: '2026-12-01' });
  expect(input).not.toHaveProperty('faceId');
});

test('a face takes the place of a face without line or deck', () => {
  const face = itemForTest({ lineId: null, deck: null, faceId: 'f-1', positionId: 'p-1', quantity: 1 });
  const other = { ...conflict.replacement!, lineId: null, deck: null, faceId: 'f-2', freeUnits: 1 };
  const input = remedied(face, conflictForTest({ replacement: other }), 'replace');
  expect(input).toMatchObject({ faceId: 'f-2', quantity: 1 });
  expect(Object.keys(input!)).not.toContain('lineId');
});

test('other days keep the unit; fewer units keep the days; removing leaves the others', () => {
  expect(remedied(item, conflict, 'move')).toMatchObject({
    startDate: '2027-01-05',
    lineId: 'l-1',
    quantity: 4,
  });
  expect(remedied(item, conflict, 'reduce')).toMatchObject({ quantity: 1, startDate: '2026-12-01' });
  const other = itemForTest({ itemId: 'i-2', lineId: 'l-2' });
  expect(withRemedy([item, other], conflict, 'remove').map(({ lineId }) => lineId)).toEqual(['l-2']);
});
