import { expect, test } from 'vitest';
import { randomStream } from '@ooh/reference/random';
import { drawMedia, leastSold, unitsWanted } from './purchase.ts';

test('a small order of a small city asks for the least that is sold, a large one of a large city for most', () => {
  expect(unitsWanted(1, 0, 300, 1000)).toBe(20);
  expect(unitsWanted(1, 1, 2000, 1000)).toBe(90);
  expect(unitsWanted(1, 1, 375, 1000)).toBe(55);
});

test('never more than a fifth of what a city has, and a small one sells fewer together', () => {
  expect(unitsWanted(2, 1, 2000, 150)).toBe(30);
  expect(leastSold(2, 150)).toBe(10);
  expect(leastSold(2, 60)).toBe(6);
  expect(unitsWanted(7, 0.5, 2000, 1)).toBe(1);
  expect(leastSold(7, 1)).toBe(1);
});

test('one to four media, each once, and none that the buyer may not buy', () => {
  const random = randomStream(1, 'media');
  const drawn = Array.from({ length: 400 }, () => drawMedia(random, [1, 2, 5, 9, 12]));
  for (const media of drawn) {
    expect(new Set(media).size).toBe(media.length);
    expect([1, 2, 5, 9, 12]).toEqual(expect.arrayContaining(media));
  }
  expect(new Set(drawn.map(({ length }) => length))).toEqual(new Set([1, 2, 3, 4]));
  const held = (mediumId: number) => drawn.filter((media) => media.includes(mediumId)).length;
  expect(held(1)).toBeGreaterThan(held(12));
});
