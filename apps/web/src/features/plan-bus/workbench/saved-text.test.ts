import { expect, test } from 'vitest';
import { savedText } from './saved-text.ts';

test('the last saving is written in local time', () => {
  expect(savedText(null)).toBe('尚未保存');
  expect(savedText(new Date(2026, 10, 21, 14, 2).toISOString())).toBe('已保存 11-21 14:02');
});
