import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  missingMust,
  namedUnits,
  noWishes,
  unitsText,
  wishIdOf,
  wishOf,
  withWish,
  type Wish,
} from './wished-units.ts';

const unit = (unitId: string) => ({ unitId, unitName: `${unitId} 路`, cityName: '深圳市' });

test('a unit has the last wish that was made of it, and is never on both lists', () => {
  const wish = fc.constantFrom<Wish | undefined>('must', 'excluded', undefined);
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c'), wish)), (steps) => {
      const last = new Map<string, Wish | undefined>();
      let wishes = noWishes;
      for (const [unitId, next] of steps) {
        wishes = withWish(wishes, unit(unitId), next);
        last.set(unitId, next);
      }
      for (const [unitId, next] of last) expect(wishOf(wishes, unitId)).toBe(next);
      const ids = [...wishes.mustUnits, ...wishes.excludedUnits].map(({ unitId }) => unitId);
      expect(new Set(ids).size).toBe(ids.length);
    }),
  );
});

test('a line is wanted with either deck; what is wanted and not bought is missing', () => {
  expect(wishIdOf({ faceId: null, lineId: 'L-1' })).toBe('L-1');
  expect(missingMust([unit('f-1'), unit('L-1')], [{ lineId: 'L-1' }, { faceId: 'f-2' }])).toEqual([
    unit('f-1'),
  ]);
});

test('stored ids are named as they are for sale now, others keep their id', () => {
  const known = { ...unit('f-1'), cityCode: '440300', mediumId: 2 };
  expect(namedUnits(['f-9', 'f-1'], [known])).toEqual([
    { unitId: 'f-9', unitName: 'f-9', cityName: '已不在售' },
    unit('f-1'),
  ]);
  expect(unitsText([unit('1'), unit('2'), unit('3'), unit('4')])).toBe(
    '「1 路」、「2 路」、「3 路」 等 4 处',
  );
});
