import { expect, test } from 'vitest';
import { unitDayFen } from './make-good-slots.ts';

test('a day of a unit costs its net price; of a gift its rate card', () => {
  const item = { priceFen: 980_000, priceDays: 28, discountPermille: 720 };
  expect(unitDayFen(item)).toBeCloseTo(25_200, 9);
  expect(unitDayFen({ ...item, discountPermille: 0 })).toBeCloseTo(35_000, 9);
});
