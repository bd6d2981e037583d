import { expect, test } from 'vitest';
import { faceName } from './face-name.ts';

test('faces of one position have different names, a single face has the name of its position', () => {
  expect(faceName('海岸城公交候车亭', 'A', false)).toBe('海岸城公交候车亭 A 面');
  expect(faceName('海岸城公交候车亭', '2', false)).toBe('海岸城公交候车亭 2 号面');
  expect(faceName('海岸城大屏', 'A', true)).toBe('海岸城大屏');
});
