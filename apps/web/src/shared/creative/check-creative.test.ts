import { expect, test } from 'vitest';
import { creativeProblem } from './check-creative.ts';

const megabyte = 1024 * 1024;

test('pictures up to 10 MB are taken, others are refused with what is wrong', () => {
  expect(creativeProblem({ type: 'image/webp', size: 10 * megabyte })).toBeUndefined();
  expect(creativeProblem({ type: 'image/png', size: 80 * megabyte })).toContain('所选文件为 80.0 MB');
  expect(creativeProblem({ type: 'image/jpeg', size: 10 * megabyte + 1 })).toContain('不超过 10 MB');
  expect(creativeProblem({ type: 'application/pdf', size: 9 })).toContain('PNG、JPEG 或 WebP');
  expect(creativeProblem({ type: 'image/svg+xml', size: 9 })).toContain('PNG、JPEG 或 WebP');
  expect(creativeProblem({ type: 'image/png', size: 0 })).toContain('0 字节');
});
