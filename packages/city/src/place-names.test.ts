import { expect, test } from 'vitest';
import { placeNameCount, placeStem, stopName } from './place-names.ts';

test('every number below the count has a stem of its own, and the first 20,000 stops have names of their own', () => {
  const stems = Array.from({ length: placeNameCount }, (_, index) => placeStem(index));
  expect(new Set(stems).size).toBe(placeNameCount);
  expect(new Set(Array.from({ length: 20_000 }, (_, index) => stopName(index))).size).toBe(20_000);
});

test('stems that are districts, lakes or hills of a city are none', () => {
  const stems = new Set(Array.from({ length: placeNameCount }, (_, index) => placeStem(index)));
  for (const name of ['福田', '南山', '龙华', '黄浦', '西湖', '东湖', '西溪'])
    expect(stems, name).not.toContain(name);
});
