import { expect, test } from 'vitest';
import { computingText } from './computing-text.ts';

test('campaigns without figures are named, at most three of them', () => {
  const orders = ['春季', '夏季', '秋季', '冬季'].map((name) => ({ name }));
  expect(computingText([])).toBeUndefined();
  expect(computingText(orders.slice(0, 1))).toBe('「春季」正在测算，合计暂不含它，完成后自动更新。');
  expect(computingText(orders)).toBe(
    '「春季」、「夏季」、「秋季」等 4 个活动正在测算，合计暂不含它们，完成后自动更新。',
  );
});
