import { expect, test } from 'vitest';
import { asRun, type BookedItem } from './as-run.ts';

const item = (key: string, fromDay: number, toDay: number, quantity = 5): BookedItem => ({
  key,
  fromDay,
  toDay,
  quantity,
});
const many = (fromDay: number, toDay: number) =>
  asRun(
    3,
    Array.from({ length: 3000 }, (_, i) => item(`o-${i}`, fromDay, toDay)),
  );

test('an item has the same outcome whatever the other items are', () => {
  const [a, b] = [item('a', -20, -3), item('b', -9, 4)];
  const together = asRun(1, [a, b]);
  expect(asRun(1, [b, a]).filter(({ key }) => key === 'a')).toEqual(together.slice(0, 5));
  expect(asRun(1, [a, b])).toEqual(together);
  expect(asRun(2, [a, b])).not.toEqual(together);
});

test('about 4 % are missing, 6 % late and 2 % wrong', () => {
  const units = many(-60, -33);
  const share = (fate: string) => units.filter((unit) => unit.fate === fate).length / units.length;
  expect(share('missing')).toBeCloseTo(0.04, 2);
  expect(share('late')).toBeCloseTo(0.06, 2);
  expect(share('wrong')).toBeCloseTo(0.02, 2);
  expect(share('pending')).toBe(0);
  const failed = units.filter(({ fate }) => fate === 'missing' || fate === 'wrong');
  const madeGood = failed.filter(({ makeGood }) => makeGood !== null).length / failed.length;
  expect(Math.abs(madeGood - 0.6)).toBeLessThan(0.06);
});

test('nothing is known of future days, and days are in order', () => {
  for (const [fromDay, toDay] of [
    [-60, -33],
    [-3, 24],
    [0, 13],
    [2, 29],
  ] as const) {
    const units = many(fromDay, toDay);
    const wrong = units.filter(({ fate, postedDay, takenDownDay, makeGood }) => {
      const isUp = postedDay !== null;
      if ((fromDay > 0 && fate !== 'pending') || isUp === (fate === 'pending' || fate === 'missing'))
        return true;
      if (isUp && (postedDay > 0 || postedDay > toDay || takenDownDay !== (toDay < 0 ? toDay : null)))
        return true;
      if (makeGood === null) return false;
      return makeGood.postedDay <= toDay || makeGood.postedDay > 0 || (makeGood.takenDownDay ?? 0) > 0;
    });
    expect(wrong).toEqual([]);
    expect(units.length).toBeGreaterThan(0);
  }
});
