import { expect, test } from 'vitest';
import { comparedMediaOf, categoryList, withToggledMedium } from './category-address.ts';

test('an address is read as far as it is understood', () => {
  expect(categoryList.parse({ group: '交通', q: 12, city: 440300, id: '2', cmp: '2,x,2,5,7,8' })).toEqual({
    group: '交通',
    q: '12',
    city: '440300',
    id: 2,
    cmp: '2,5,7',
  });
  const odd = categoryList.parse({ group: ' ', city: 'x', id: 0, cmp: 'a,b' });
  expect(Object.values(odd).filter((value) => value !== undefined)).toEqual([]);
});

test('at most three media are compared, and one more click takes one out', () => {
  const three = { cmp: '1,2,3' };
  expect(withToggledMedium(three, 4)).toBeUndefined();
  expect(comparedMediaOf(withToggledMedium(three, 2)!)).toEqual([1, 3]);
  expect(withToggledMedium({ cmp: '2' }, 2)!.cmp).toBeUndefined();
  expect(withToggledMedium({ q: '屏' }, 2)).toEqual({ q: '屏', cmp: '2' });
});

test('what is looked at or compared is no filter', () => {
  expect(categoryList.countFilters({ id: 2, cmp: '1,2' })).toBe(0);
  expect(categoryList.countFilters({ group: '交通', q: '灯', city: '440300' })).toBe(3);
});
