import { expect, test } from 'vitest';
import { paddingFor } from './view-padding.ts';

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
