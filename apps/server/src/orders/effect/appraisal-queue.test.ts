import { expect, test } from 'vitest';
import { inQueue } from './appraisal-queue.ts';

test('what an advertiser waits for comes first, of one city together, the city with most first', () => {
  const due = (cityCode: string, isOfAdvertiser: boolean, id: number) => ({
    task: { cityCode, id },
    isOfAdvertiser,
  });
  const order = inQueue([
    due('a', false, 1),
    due('b', true, 2),
    due('a', false, 3),
    due('c', true, 4),
    due('a', true, 5),
    due('c', true, 6),
    due('b', false, 7),
  ]);
  expect(order.map(({ id }) => id)).toEqual([4, 6, 2, 5, 1, 3, 7]);
});
