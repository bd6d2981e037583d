import { expect, test } from 'vitest';
import { findCityMentions, recogniseCities } from './recognise-cities.ts';
import { citiesForTest } from './testing/cities-for-test.ts';

function recognised(text: string) {
  const { matched, ambiguous, unknown } = recogniseCities(text, citiesForTest);
  return {
    matched: matched.map(({ shortName }) => shortName),
    ambiguous: ambiguous.map((entry) => [entry.text, entry.cities.length]),
    unknown,
  };
}

test('names with and without suffix, any separator, each city once', () => {
  expect(recognised('上海、北京市 成都,上海；\n深圳')).toEqual({
    matched: ['上海', '北京', '成都', '深圳'],
    ambiguous: [],
    unknown: [],
  });
});

test('names without separators are recognised, and the rest is unknown', () => {
  expect(recognised('上海北京成都市').matched).toEqual(['上海', '北京', '成都']);
  expect(recognised('广州和深圳').matched).toEqual(['广州', '深圳']);
  expect(recognised('上海火星')).toEqual({ matched: [], ambiguous: [], unknown: ['上海火星'] });
});

test('和 inside a name is no separator', () => {
  expect(recognised('呼和浩特 和田').matched).toEqual(['呼和浩特', '和田']);
});

test('codes, province codes of municipalities and pinyin', () => {
  expect(recognised('440300 310000 chengdu').matched).toEqual(['深圳', '上海', '成都']);
  expect(recognised('suzhou')).toEqual({ matched: [], ambiguous: [['suzhou', 2]], unknown: [] });
  expect(recognised('广东省 999999').unknown).toEqual(['广东省', '999999']);
});

test('mentions in a sentence keep their place', () => {
  const text = '计划在深圳市和广州投放';
  expect(findCityMentions(text, citiesForTest).map(({ from, to }) => text.slice(from, to))).toEqual([
    '深圳市',
    '广州',
  ]);
});
