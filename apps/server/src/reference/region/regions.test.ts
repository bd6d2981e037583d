import { expect, test } from 'vitest';
import { highTierCity, regionByCode, regions } from './regions.ts';

test('the 49 high-tier cities are 4 + 15 + 30 and each is a city of the dictionary', () => {
  const tiers = regions().filter((region) => region.tier !== null);
  const count = (tier: string) => tiers.filter((region) => region.tier === tier).length;
  expect([count('一线'), count('新一线'), count('二线')]).toEqual([4, 15, 30]);
  expect(tiers.every((region) => region.level === 'city')).toBe(true);
  expect(highTierCity('310100')?.name).toBe('上海市');
});

test('every region has a parent of the level above, and codes are unique', () => {
  const codes = new Set(regions().map((region) => region.adcode));
  expect(codes.size).toBe(regions().length);
  for (const region of regions()) {
    if (region.level === 'province') expect(region.parentAdcode).toBeNull();
    else expect(['province', 'city']).toContain(regionByCode(region.parentAdcode!)?.level);
  }
});

test('names are searchable by pinyin and initials, without the suffix', () => {
  expect(regionByCode('440300')).toMatchObject({
    name: '深圳市',
    pinyin: 'shenzhen',
    initials: 'sz',
    parentAdcode: '440000',
  });
  expect(regionByCode('500100')?.initials).toBe('cq');
  expect(regionByCode('440304')).toMatchObject({ name: '福田区', level: 'district', parentAdcode: '440300' });
});

test('cities without county level stand as cities', () => {
  for (const code of ['441900', '442000', '460400', '620200']) expect(regionByCode(code)?.level).toBe('city');
});
