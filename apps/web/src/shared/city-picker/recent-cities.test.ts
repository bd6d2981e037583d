import { expect, test, vi } from 'vitest';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
const { countUses, frequentCities, parseCityUses } = await import('./recent-cities.ts');

test('stored uses of another shape are dropped', () => {
  expect(parseCityUses('x')).toEqual([]);
  expect(parseCityUses([{ code: '440300', times: 2 }, { code: 1, times: 2 }, null])).toEqual([
    { code: '440300', times: 2 },
  ]);
});

test('used cities come first and are counted', () => {
  const uses = countUses(countUses([], ['440300', '310100']), ['310100']);
  expect(uses).toEqual([
    { code: '310100', times: 2 },
    { code: '440300', times: 1 },
  ]);
  expect(frequentCities(uses, 5)).toEqual(['310100']);
});
