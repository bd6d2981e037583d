import { expect, test } from 'vitest';
import { paddingBeside, paddingFor } from './view-padding.ts';

/** Where the legend ends at the right: its margin, its width and its border. */
const legendEnd = 12 + 196;

test.each([600, 680, 932, 1400])('at %i px the city stands beside an open legend', (width) => {
  const { left, right } = paddingFor(width, true);
  expect(left).toBeGreaterThan(legendEnd);
  expect(width - left! - right!).toBeGreaterThan(legendEnd);
});

test('a folded legend leaves a narrow map more width, and stands above the city', () => {
  const [folded, open] = [paddingFor(640, false), paddingFor(640, true)];
  expect(folded.left).toBeLessThan(open.left!);
  expect(folded.top).toBeGreaterThan(open.top!);
});

test('a map that has no width for both keeps most of it for the city', () => {
  const { left, right } = paddingFor(360, true);
  expect(360 - left! - right!).toBeGreaterThan(180);
});

const view = { left: 64, top: 48, right: 1440, bottom: 900 };

test('what is fitted stands clear of the panels of a workbench', () => {
  const room = paddingBeside(view, [
    { side: 'left', edges: { left: 76, top: 60, right: 376, bottom: 600 } },
    { side: 'right', edges: { left: 1124, top: 60, right: 1428, bottom: 560 } },
    { side: 'bottom', edges: { left: 388, top: 652, right: 1428, bottom: 888 } },
    { side: 'bottom', edges: { left: 388, top: 604, right: 860, bottom: 640 } },
  ]);
  expect(room).toEqual({ left: 336, right: 340, bottom: 320, top: 24 });
});

test('a panel that is not drawn takes no room', () => {
  const hidden = { left: 0, top: 0, right: 0, bottom: 0 };
  expect(paddingBeside(view, [{ side: 'bottom', edges: hidden }]).bottom).toBe(24);
});

test('panels that cover nearly all leave a quarter of the view', () => {
  const { top, bottom } = paddingBeside(view, [
    { side: 'top', edges: { left: 388, top: 60, right: 900, bottom: 118 } },
    { side: 'bottom', edges: { left: 388, top: 136, right: 1428, bottom: 888 } },
  ]);
  expect(900 - 48 - top - bottom).toBeCloseTo((900 - 48) / 4);
});
