import type { City } from './city-catalog.ts';

function rankOf(city: City, query: string): number {
  const { name, shortName, pinyin, initials, adcode } = city;
  if (name === query || shortName === query || pinyin === query || adcode === query) return 0;
  if (name.startsWith(query)) return 1;
  if (initials === query) return 2;
  if (pinyin.startsWith(query)) return 3;
  if (initials.startsWith(query)) return 4;
  if (/^\d+$/.test(query) && adcode.startsWith(query)) return 5;
  if (name.includes(query)) return 6;
  if (city.provinceName.startsWith(query)) return 7;
  return Infinity;
}

/**
 * Cities that match Chinese characters, full pinyin, initials or an adcode, best first. Latin input matches
 * from the beginning of the name only: 「an」 must not match every 「…an…」. An empty query matches nothing.
 */
export function searchCities(cities: readonly City[], text: string): City[] {
  const query = text.toLowerCase().replaceAll(/[\s']/g, '');
  if (query === '') return [];
  return cities
    .map((city) => ({ city, rank: rankOf(city, query) }))
    .filter(({ rank }) => rank < Infinity)
    .sort((a, b) => a.rank - b.rank || tierRank(a.city) - tierRank(b.city) || compareCodes(a.city, b.city))
    .map(({ city }) => city);
}

function tierRank({ tier }: City): number {
  const at = ['一线', '新一线', '二线'].indexOf(tier ?? '');
  return at === -1 ? 9 : at;
}

function compareCodes(a: City, b: City): number {
  return a.adcode.localeCompare(b.adcode);
}
