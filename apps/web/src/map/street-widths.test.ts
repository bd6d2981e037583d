import { expect, test } from 'vitest';
import { casingWidthsOf, coreWidthsOf } from './street-widths.ts';
import { valueOf } from './style-expression.ts';

const widthOf = (expression: unknown, zoom: number, rank: number) =>
  Number(valueOf(expression, { zoom, properties: { rank }, state: {} }));
const [coreWidths, casingWidths] = [coreWidthsOf(['get', 'rank']), casingWidthsOf(['get', 'rank'])];
const ranks = [0, 1, 2, 3, 4, 5];
const zooms = [8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18];

test('wide classes are drawn wider, all of them wider from closer', () => {
  for (const zoom of zooms)
    for (const rank of ranks.slice(1))
      expect(widthOf(coreWidths, zoom, rank)).toBeLessThanOrEqual(widthOf(coreWidths, zoom, rank - 1));
  for (const rank of ranks)
    for (const zoom of zooms.slice(1))
      expect(widthOf(coreWidths, zoom, rank)).toBeGreaterThanOrEqual(widthOf(coreWidths, zoom - 1, rank));
});

test('from afar only the widest are drawn, and what is not drawn has no casing', () => {
  expect(ranks.filter((rank) => widthOf(coreWidths, 8, rank) > 0)).toEqual([0, 1, 2]);
  expect(ranks.filter((rank) => widthOf(coreWidths, 11, rank) > 0)).toEqual([0, 1, 2, 3, 4]);
  expect(ranks.filter((rank) => widthOf(coreWidths, 13, rank) > 0)).toEqual(ranks);
  for (const zoom of [8, 9, 10, 11, 13, 14, 16, 18])
    for (const rank of ranks) {
      const [core, casing] = [widthOf(coreWidths, zoom, rank), widthOf(casingWidths, zoom, rank)];
      if (core === 0) expect(casing).toBe(0);
      else expect(casing).toBeGreaterThan(core);
    }
});
