import { expect, test } from 'vitest';
import { facingCone, circleAround } from './point-shapes.ts';

const at = [114.05, 22.54] as const;
const metersFrom = ([lng, lat]: readonly [number, number]) => [
  (lng - at[0]) * 111_195 * Math.cos((at[1] * Math.PI) / 180),
  (lat - at[1]) * 111_195,
];

test('the circle has its radius all around', () => {
  for (const corner of circleAround(at, 100)) {
    const [x, y] = metersFrom(corner);
    expect(Math.hypot(x, y)).toBeCloseTo(100, 0);
  }
});

test.each([
  [0, (_x: number, y: number) => y],
  [90, (x: number) => x],
  [180, (_x: number, y: number) => -y],
  [-90, (x: number) => -x],
])('a face that looks to %s° has its cone there', (facing, ahead) => {
  const [apex, ...arc] = facingCone(at, 100, facing);
  expect(apex).toEqual(at);
  expect(arc.length).toBeGreaterThan(10);
  for (const corner of arc) {
    const [x, y] = metersFrom(corner);
    expect(ahead(x, y)).toBeGreaterThan(70);
  }
});
