import { expect, test } from 'vitest';
import { copyName } from './copy-name.ts';

test.each([
  ['秋季通勤', '秋季通勤 副本'],
  ['秋季通勤 副本', '秋季通勤 副本 2'],
  ['秋季通勤 副本 9', '秋季通勤 副本 10'],
  ['长'.repeat(60), `${'长'.repeat(57)} 副本`],
])('%s is copied as %s', (name, copy) => {
  expect(copyName(name)).toBe(copy);
  expect(copy.length).toBeLessThanOrEqual(60);
});
