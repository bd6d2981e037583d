import { expect, test } from 'vitest';
import { discCells } from './disc-cells.ts';
import { cellCentre, cellOf } from './h3-cell.ts';
import { wgs84 } from './point.ts';

const centre = cellCentre(cellOf(wgs84(114.06, 22.54), 9));

test('a small disc in the middle of a cell lies in it alone', () => {
  expect(discCells(centre, 30, 9)).toEqual([{ cell: cellOf(centre, 9), share: 1 }]);
});

test('the shares of a disc over several cells agree with a fine grid', () => {
  const edge = wgs84(centre.lng + 0.0017, centre.lat + 0.0004);
  const radius = 220;
  const counted = new Map<string, number>();
  let inside = 0;
  for (let x = -radius; x <= radius; x += 4) {
    for (let y = -radius; y <= radius; y += 4) {
      if (x * x + y * y > radius * radius) continue;
      inside++;
      const lng = edge.lng + x / (111_195 * Math.cos((edge.lat * Math.PI) / 180));
      const cell = cellOf(wgs84(lng, edge.lat + y / 111_195), 9);
      counted.set(cell, (counted.get(cell) ?? 0) + 1);
    }
  }
  const found = discCells(edge, radius, 9, 400);
  expect(found.length).toBeGreaterThan(2);
  expect(found.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 12);
  for (const { cell, share } of found)
    expect(Math.abs(share - (counted.get(cell) ?? 0) / inside)).toBeLessThan(0.02);
});

test('a disc of radius 0 is refused', () => {
  expect(() => discCells(centre, 0, 9)).toThrow(RangeError);
});
