import { randomStream } from '@ooh/reference/random';
import { expect, test } from 'vitest';
import { travelMode } from '../person/person-labels.ts';
import { drawTravelMode, travelModesOf } from './travel-modes.ts';

/** Shares of 公交, 地铁, 自驾, 骑行, 步行 on ways of eight kilometres without a car. */
function sharesAt(metroAccess: number): number[] {
  const [modes, random, count] = [travelModesOf(metroAccess), randomStream(3, 'modes'), 20_000];
  const counts = [0, 0, 0, 0, 0];
  for (let n = 0; n < count; n++) counts[drawTravelMode(8000, false, modes, random)] += 1 / count;
  return counts;
}

test('who cannot ride the metro takes the bus; the others travel as before', () => {
  const [none, half, full] = [0, 0.5, 1].map(sharesAt);
  const { bus, metro, car, cycle } = travelMode;
  expect([none[metro], half[metro], full[metro]]).toEqual([
    0,
    expect.closeTo(0.19, 1),
    expect.closeTo(0.38, 1),
  ]);
  expect([none[bus], half[bus], full[bus]]).toEqual([
    expect.closeTo(0.7, 1),
    expect.closeTo(0.51, 1),
    expect.closeTo(0.32, 1),
  ]);
  for (const mode of [car, cycle]) expect(none[mode]).toBeCloseTo(full[mode], 1);
});
