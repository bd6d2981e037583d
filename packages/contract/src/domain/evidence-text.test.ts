import { expect, test } from 'vitest';
import { evidenceFigureText } from './evidence-text.ts';

const figure = { name: '花费', low: null, high: null, nature: '估算' } as const;

test('a pinned figure is written as people write it', () => {
  expect(evidenceFigureText({ ...figure, value: 48_022_412.39, unit: '元' })).toBe(
    '花费 4,802.2 万元（估算）',
  );
  expect(evidenceFigureText({ ...figure, value: 206_000_000, unit: '元' })).toBe('花费 2.06 亿元（估算）');
  expect(evidenceFigureText({ ...figure, value: 4, unit: '个' })).toBe('花费 4 个（估算）');
  expect(evidenceFigureText({ ...figure, value: 29, unit: '%' })).toBe('花费 29%（估算）');
  const people = { name: 'TA', value: 12_182.4, low: 11_900, high: 12_400, nature: '预估' } as const;
  expect(evidenceFigureText({ ...people, unit: '万人' })).toBe(
    'TA 12,182.4 万人（预估，95% 区间 11,900–12,400）',
  );
  expect(evidenceFigureText({ ...people, unit: '人' })).toBe('TA 1.2 万人（预估，95% 区间 1.2 万–1.2 万）');
  expect(evidenceFigureText({ ...figure, value: null, unit: '元' })).toBe('花费 样本不足');
});
