import { expect, test } from 'vitest';
import { assignPhotos, shotAfter } from './assign-photos.ts';

const named = (...names: string[]) => names.map((name) => ({ name }));

test('files go to units by their names, as many to each', () => {
  const files = named('IMG_10.jpg', 'IMG_9.jpg', 'IMG_12.jpg', 'IMG_11.jpg');
  const given = assignPhotos(['a', 'b'], files);
  expect(
    typeof given === 'string' ? given : given.map(({ unit, file, place }) => [unit, file.name, place]),
  ).toEqual([
    ['a', 'IMG_9.jpg', 0],
    ['a', 'IMG_10.jpg', 1],
    ['b', 'IMG_11.jpg', 0],
    ['b', 'IMG_12.jpg', 1],
  ]);
});

test('what does not come out even is given to nobody', () => {
  expect(assignPhotos(['a', 'b'], named('1', '2', '3'))).toContain('选了 3 张照片、2 个点位');
  expect(assignPhotos(['a'], named('1', '2', '3', '4'))).toContain('1 至 3 倍');
  expect(assignPhotos([], named('1'))).toBe('请先选择点位');
});

test('the shots of a unit are near, middle, far, and far again', () => {
  expect([0, 1, 2, 3].map(shotAfter)).toEqual(['near', 'middle', 'far', 'far']);
});
