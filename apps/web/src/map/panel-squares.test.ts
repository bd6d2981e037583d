import { expect, test } from 'vitest';
import { squaresOver } from './panel-squares.ts';
import type { Edges } from './view-padding.ts';

const isIn = ({ left, top, right, bottom }: Edges, x: number, y: number) =>
  x >= left && x <= right && y >= top && y <= bottom;

test.each([
  { left: 12, top: 12, right: 312, bottom: 452 },
  { left: 324, top: 560, right: 1364, bottom: 796 },
  { left: 388, top: 516, right: 729, bottom: 552 },
  { left: 0, top: 0, right: 50, bottom: 50 },
])('every point of a panel is in one of its squares, and no point beside it: %o', (panel) => {
  const squares = squaresOver(panel).map(({ x, y, side }) => ({
    left: x - side / 2,
    top: y - side / 2,
    right: x + side / 2,
    bottom: y + side / 2,
  }));
  const wrong = [];
  for (let x = panel.left - 3; x <= panel.right + 3; x += 3)
    for (let y = panel.top - 3; y <= panel.bottom + 3; y += 3)
      if (squares.some((square) => isIn(square, x, y)) !== isIn(panel, x, y)) wrong.push([x, y]);
  expect(wrong).toEqual([]);
});

test('a panel without room has no squares', () => {
  expect(squaresOver({ left: 5, top: 5, right: 5, bottom: 90 })).toEqual([]);
});
