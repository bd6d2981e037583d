import { expect, test } from 'vitest';
import { declaredCities } from '../declaration/declared-cities.ts';
import { distance } from '../plane/path.ts';
import { laidCity } from '../testing/laid-cities.ts';
import { commonStems } from './stems.ts';

/** Streets and sights that everybody takes for one city's. */
const sights = [
  '西湖',
  '外滩',
  '春熙',
  '王府井',
  '观前',
  '鼓浪',
  '夫子庙',
  '三坊七巷',
  '宽窄',
  '户部巷',
  '太古里',
];
const cities = ['510100', '420100', '610100'].map((code) => declaredCities.get(code)!);
const networks = cities.map(({ cityCode }) => laidCity(cityCode).network);

test('no street has the name of a street or a sight of another city', () => {
  for (const [i, { streetNames }] of networks.entries()) {
    const own = new Set(cities[i].streets.map(({ name }) => name));
    const others = [...declaredCities.values()].flatMap(({ streets }) => streets.map(({ name }) => name));
    // A name such as 人民路 is many cities'.
    const distinct = others.filter(
      (name) => !own.has(name) && !commonStems.some((stem) => name.startsWith(stem)),
    );
    expect(distinct.length).toBeGreaterThan(100);
    expect(streetNames.filter((name) => distinct.includes(name))).toEqual([]);
    expect(streetNames.filter((name) => sights.some((sight) => name.includes(sight)))).toEqual([]);
  }
});

test('no stem of a name is that of a river, a lake or a hill of a city', () => {
  const places = [...declaredCities.values()].flatMap(({ rivers, lakes, hills }) =>
    [...rivers, ...lakes, ...hills].map(({ name }) => name),
  );
  expect(commonStems.filter((stem) => places.includes(stem))).toEqual([]);
  expect(new Set(commonStems).size).toBe(commonStems.length);
});

test('each street has its name alone: the pieces of one name lie on one street', () => {
  for (const { streetNames } of networks) expect(new Set(streetNames).size).toBe(streetNames.length);
});

test('trunk to secondary streets are named, minor ones are not', () => {
  for (const { edges } of networks) {
    const named = edges.filter(({ nameIndex }) => nameIndex !== null);
    expect(named.filter(({ streetClass }) => streetClass === 'minor')).toEqual([]);
    const main = edges.filter(({ streetClass }) => ['trunk', 'primary', 'secondary'].includes(streetClass));
    expect(main.filter(({ nameIndex }) => nameIndex === null).length).toBeLessThan(0.02 * main.length);
  }
});

test('well-known streets stand near where they are declared', () => {
  for (const [i, { edges, streetNames }] of networks.entries())
    for (const { name, x, y } of cities[i].streets) {
      const street = edges.filter(({ nameIndex }) => nameIndex !== null && streetNames[nameIndex] === name);
      const nearest = Math.min(...street.flatMap(({ path }) => path.map((at) => distance(at, [x, y]))));
      expect({ name, isNear: nearest < 2000 }).toEqual({ name, isNear: true });
    }
});
