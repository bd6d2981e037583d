import { highTierCities } from '@ooh/reference/facts/high-tier-cities';
import { expect, test } from 'vitest';
import { declaredCities } from './declared-cities.ts';
import { parseDeclaration } from './parse-declaration.ts';

const plain = '999900 例市 104.5,30.25 R12/7 g-30 圆';

test('a line is read as it is documented, kilometres as metres', () => {
  const line = `${plain} 环 内环2.5/2t,绕城9h 射 6 线 例路x:-1,0;2,.5 江 例江300:0,-9;1,9 湖 例湖-2,3,1.5 山 心 市中心0,0;新城5,-.5,3 路 人民路1,2N`;
  const city = parseDeclaration(line);
  expect(city).toEqual({
    cityCode: '999900',
    name: '例市',
    lng: 104.5,
    lat: 30.25,
    radiusX: 12_000,
    radiusY: 7000,
    gridAngle: -Math.PI / 6,
    form: 'radial',
    rings: [
      { name: '内环', radiusX: 2500, radiusY: 2000, streetClass: 'trunk' },
      { name: '绕城', radiusX: 9000, radiusY: 9000, streetClass: 'motorway' },
    ],
    radials: 6,
    roads: [
      {
        name: '例路',
        streetClass: 'expressway',
        controls: [
          [-1000, 0],
          [2000, 500],
        ],
      },
    ],
    rivers: [
      {
        name: '例江',
        widthMeters: 300,
        controls: [
          [0, -9000],
          [1000, 9000],
        ],
      },
    ],
    lakes: [{ name: '例湖', x: -2000, y: 3000, radiusX: 1500, radiusY: 1500 }],
    hills: [],
    centres: [
      { name: '市中心', x: 0, y: 0, radius: 4000 },
      { name: '新城', x: 5000, y: -500, radius: 3000 },
    ],
    streets: [{ name: '人民路', x: 1000, y: 2000, runs: 'north-south' }],
  });
});

test.each([
  ['99990 例市 104,30 R12 g0 圆', '6 位行政区代码'],
  ['999900 例市 4,30 R12 g0 圆', '不在中国范围内'],
  ['999900 例市 104,30 12 g0 圆', 'R<km>'],
  ['999900 例市 104,30 R1x g0 圆', '“1x” 不是数'],
  ['999900 例市 104,30 R12 0 圆', 'g<度>'],
  ['999900 例市 104,30 R12 g0 三角', '“三角”'],
  [`${plain} 桥 3`, '“桥”'],
  [`${plain} 射 6 射 7`, '“射” 重复'],
  [`${plain} 环 内环2.5z`, '内环2.5z'],
  [`${plain} 线 例路:1,2;3,4`, '名称<等级>'],
  [`${plain} 江 例江300:1,2`, '至少两个点'],
  [`${plain} 江 例江300:1,2;3`, '应为 x,y'],
  [`${plain} 湖 例湖1,2`, 'rx[,ry]'],
  [`${plain} 心 新城5`, '名称x,y[,r]'],
  [`${plain} 路 人民路1,2`, '名称与坐标'],
])('%s is refused with the part that is wrong', (line, reason) => {
  expect(() => parseDeclaration(line)).toThrow(reason);
  expect(() => parseDeclaration(line)).toThrow(line.slice(0, 5));
});

test('every city of the upper tiers is declared, and lies where it should', () => {
  const codes = highTierCities.map(({ adcode }) => adcode);
  expect(codes.filter((code) => !declaredCities.has(code))).toEqual([]);
  expect(declaredCities.size).toBe(49);
  for (const { centres, rings, radiusX, radiusY } of declaredCities.values()) {
    expect(centres.length).toBeGreaterThan(0);
    for (const { x, y } of centres) expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThan(40_000);
    for (const ring of rings) expect(ring.radiusX).toBeLessThan(4 * Math.max(radiusX, radiusY));
  }
});
