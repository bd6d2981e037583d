import { expect, test } from 'vitest';
import { productWithUser } from '../../session/product-identity.ts';
import { windowTitle } from './page-title.ts';

test('page, product followed by the user, tagline', () => {
  expect(windowTitle('登录', '')).toBe('登录 - 数智营销平台 - 让每一次户外投放都算得清');
  expect(windowTitle('发现', '李雷')).toBe('发现 - 数智营销平台 李雷 - 让每一次户外投放都算得清');
});

test('the watermark names product and user', () => {
  expect(productWithUser('')).toBe('数智营销平台');
  expect(productWithUser('李雷')).toBe('数智营销平台 李雷');
});
