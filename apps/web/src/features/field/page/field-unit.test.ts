import { examplePosting } from '@ooh/contract/domain/monitoring';
import { expect, test } from 'vitest';
import type { ItemState, QueueItem } from '../queue/queue-item.ts';
import { fieldUnit } from './field-unit.ts';

const row = { ...examplePosting, state: 'pending', postedOn: null, photos: 1 } as const;

const item = (state: ItemState, work: Partial<QueueItem['work']>): QueueItem => ({
  itemId: `${state}${JSON.stringify(work)}`,
  number: 1,
  userName: 'u',
  orderId: row.orderId,
  postingId: row.postingId,
  unit: '#1',
  work: { kind: 'mark', state: 'posted', damage: null, postedOn: '2026-11-23', note: null, ...work } as never,
  state,
  words: null,
  tries: 0,
  doneAt: 0,
  endedAt: state === 'received' || state === 'refused' ? 50 : null,
});

test('a unit is shown as what waits on the device says, until the service has it', () => {
  expect(fieldUnit(row, [], 100)).toMatchObject({ state: 'pending', postedOn: null, photos: 1 });
  expect(fieldUnit(row, [item('waiting', {})], 100)).toMatchObject({
    state: 'posted',
    postedOn: '2026-11-23',
  });
  expect(
    fieldUnit(row, [item('waiting', { state: 'damaged', damage: 'unlit' } as never)], 100),
  ).toMatchObject({
    stateText: '不亮',
  });
  expect(fieldUnit(row, [item('waiting', { state: 'missing' } as never)], 100).postedOn).toBeNull();
  expect(fieldUnit(row, [item('refused', {})], 100)).toMatchObject({ state: 'pending' });
});

test('photos count once, with the service or on the device', () => {
  const photos = (['waiting', 'sending', 'received', 'refused'] as const).map((state) =>
    item(state, { kind: 'photo' } as never),
  );
  expect(fieldUnit(row, photos, 100).photos).toBe(3);
  // What came in after the record was read is not part of it yet.
  expect(fieldUnit(row, photos, 10).photos).toBe(4);
});
