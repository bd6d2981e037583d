import { expect, test } from 'vitest';
import { placeAmong } from './place-among.ts';

const others = { low: 0.1, high: 0.2 };

test('a value is told from the middle half of others, whose ends belong to it', () => {
  expect(placeAmong(0.05, others)).toBe('低于多数');
  expect([0.1, 0.15, 0.2].map((own) => placeAmong(own, others))).toEqual(Array(3).fill('在常见范围内'));
  expect(placeAmong(0.3, others)).toBe('高于多数');
});

test('without a value or without others there is nothing to say', () => {
  expect(placeAmong(null, others)).toBe('—');
  expect(placeAmong(0.1, null)).toBe('—');
});
