import { expect, test } from 'vitest';
import { describedDraft, emptyAreaDraft, nameOfDraft } from './area-draft.ts';

const cityName = (code: string) => (code === '440300' ? '深圳' : code);

test('a description fills what it speaks of and leaves the rest; of several cities the first is taken', () => {
  const before = { ...emptyAreaDraft, city: '310100', budgetFen: 100, startDate: '2027-01-01' };
  const said = { brandId: 'b-1', brandName: '星河汽车', cityCodes: ['440300', '310100'], weeks: 6 };
  expect(describedDraft(before, said)).toEqual({
    ...before,
    brand: { brandId: 'b-1', brandName: '星河汽车' },
    city: '440300',
    weeks: 6,
  });
  expect(describedDraft(before, {})).toEqual(before);
});

test('the name follows from brand and city, and there is none without them', () => {
  expect(nameOfDraft('ta', emptyAreaDraft, cityName)).toBe('');
  const filled = describedDraft(emptyAreaDraft, {
    brandId: 'b-1',
    brandName: '星河汽车',
    cityCodes: ['440300'],
  });
  expect(nameOfDraft('ta', filled, cityName)).toBe('星河汽车 深圳 TA浓度');
  expect(nameOfDraft('geo', { ...filled, brand: undefined }, cityName)).toBe('深圳 地理围栏');
});
