import { expect, test } from 'vitest';
import { basisRemark } from './basis-remark.ts';

test('noised figures are marked in addition to demonstration data; others are not', () => {
  expect(basisRemark([{ isDemo: false }])).toBe('');
  expect(basisRemark([{ isDemo: true }, { isDemo: false }])).toBe('演示数据');
  expect(basisRemark([{ isDemo: false, isNoised: true }])).toBe(
    '隐私保护：已加噪取整，合计可能不等，不能加噪的显示为样本不足',
  );
  expect(basisRemark([{ isDemo: true, isNoised: true }])).toBe(
    '演示数据；隐私保护：已加噪取整，合计可能不等，不能加噪的显示为样本不足',
  );
});
