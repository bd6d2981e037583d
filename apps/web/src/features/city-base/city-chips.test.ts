import { expect, test } from 'vitest';
import { cityList } from './city-base-address.ts';
import { cityChips } from './city-chips.ts';

const line = '0198c0de-0000-7000-8000-000000000001';
const address = cityList.parse({
  tier: '一线,二线',
  area: '华南',
  media: '2,5',
  q: '深',
  line,
  province: '440000',
  cmp: '440300',
});
const names = { lineName: '京沪', mediumNameOf: (id: number) => `媒体${id}` };

test('each filter that is set has one chip; the province and the comparison have none', () => {
  expect(cityChips(address, names).map(({ text }) => text)).toEqual([
    '名称含「深」',
    '城市等级：一线、二线',
    '大区：华南',
    '媒体：媒体2、媒体5',
    '城市线：京沪',
  ]);
});

test('a list of cities that is not known has no chip', () => {
  const texts = cityChips(address, { ...names, lineName: undefined }).map(({ text }) => text);
  expect(texts).toHaveLength(4);
});

test('without all chips only the province is left as a filter', () => {
  let left = address;
  for (const { without } of cityChips(address, names)) left = cityList.filtered(left, without);
  expect(cityList.countFilters(left)).toBe(1);
  expect(left).toMatchObject({ province: '440000', cmp: '440300' });
});
