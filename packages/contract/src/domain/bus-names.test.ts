import { expect, test } from 'vitest';
import { unitTitle } from './bus-names.ts';

test('the name of a line includes its deck, and a face has its own name', () => {
  expect(unitTitle({ unitName: '88路', deck: 'double' })).toBe('88路（双层）');
  expect(unitTitle({ unitName: '88路', deck: 'single' })).toBe('88路（单层）');
  expect(unitTitle({ unitName: '科苑路候车亭 A 面', deck: null })).toBe('科苑路候车亭 A 面');
  expect(unitTitle({ unitName: '科苑路候车亭 A 面' })).toBe('科苑路候车亭 A 面');
});
