import { expect, test } from 'vitest';
import { districtList } from './district-address.ts';
import { districtChips } from './district-chips.ts';

test('each filter that is set has one chip; without all chips none is left', () => {
  const address = districtList.parse({
    districts: '福田区,南山区',
    types: '商场',
    q: '海',
    ids: 'a',
    tab: 'compare',
  });
  const chips = districtChips(address);
  expect(chips.map(({ text }) => text)).toEqual(['行政区：福田区、南山区', '含业态：商场', '名称含「海」']);
  let left = address;
  for (const { without } of chips) left = districtList.filtered(left, without);
  expect(districtList.countFilters(left)).toBe(0);
  expect(left).toMatchObject({ ids: 'a', tab: 'compare' });
});
