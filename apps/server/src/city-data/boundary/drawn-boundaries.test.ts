import { areaSquareMeters, polygonsOf, type Area } from '@ooh/geo/polygon';
import { expect, test } from 'vitest';
import { boundariesOf } from './boundaries.ts';
import { drawnBoundaries } from './drawn-boundaries.ts';

const drawnOf = (adcode: string) => drawnBoundaries(adcode, { key: adcode, imported: null });

const cornersOf = (area: Area): string[] =>
  polygonsOf(area).flatMap((rings) => rings.flatMap((ring) => ring.slice(1).map(String)));

test('simplified provinces keep shared borders, all their parts, and their size', async () => {
  const exact = (await boundariesOf('100000')).children;
  const drawn = (await drawnOf('100000')).map(({ properties, geometry }) => ({
    ...properties,
    area: geometry as unknown as Area,
  }));
  expect(drawn.map(({ adcode }) => adcode)).toEqual(exact.map(({ adcode }) => adcode));
  let [fewer, all] = [0, 0];
  for (const [index, { area }] of drawn.entries()) {
    const before = exact[index].area;
    fewer += cornersOf(area).length;
    all += cornersOf(before).length;
    expect(polygonsOf(area)).toHaveLength(polygonsOf(before).length);
    // 澳门 and 香港 are small against two kilometres.
    const digits = areaSquareMeters(before) > 5e9 ? 1 : 0;
    expect(areaSquareMeters(area) / areaSquareMeters(before)).toBeCloseTo(1, digits);
  }
  expect(fewer).toBeLessThan(all / 3);
  // 广东 and 广西 touch: their common corners, exact ones before, are corners of both or of neither.
  const round = (key: string): string =>
    key
      .split(',')
      .map((part) => Number(Number(part).toFixed(5)))
      .join(',');
  const exactOf = (adcode: string) =>
    new Set(cornersOf(exact.find((one) => one.adcode === adcode)!.area).map(round));
  const cornersDrawn = (adcode: string) =>
    new Set(cornersOf(drawn.find((one) => one.adcode === adcode)!.area));
  const both = (a: Set<string>, b: Set<string>) => new Set([...a].filter((key) => b.has(key)));
  const common = both(exactOf('440000'), exactOf('450000'));
  expect(common.size).toBeGreaterThan(50);
  const [guangdong, guangxi] = [both(cornersDrawn('440000'), common), both(cornersDrawn('450000'), common)];
  expect(guangdong.size).toBeGreaterThan(5);
  expect(guangdong).toEqual(guangxi);
});

test('prepared boundaries are cached; an unknown code has none', async () => {
  const first = await drawnOf('440300');
  expect(await drawnOf('440300')).toBe(first);
  expect(first[0]).toMatchObject({ properties: { adcode: '440300', isSelf: true } });
  expect(await drawnOf('999999')).toEqual([]);
});
