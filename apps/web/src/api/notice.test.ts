import { privacyRefusal, privacyTitle } from '@ooh/contract/domain/privacy';
import { expect, test } from 'vitest';
import { createDuplicateGate, newVersionNotice, requestFailureNotice } from './notice.ts';

test('a failed request is told in the words of the product, for five seconds', () => {
  expect(requestFailureNotice('未找到方案')).toEqual({
    kind: 'error',
    title: '请求错误，请重试或联系管理员',
    description: '错误信息：未找到方案',
    durationMs: 5000,
  });
});

test('what strict privacy does not serve is told without asking to try again', () => {
  expect(requestFailureNotice(privacyRefusal)).toMatchObject({
    kind: 'info',
    title: privacyTitle,
    description: privacyRefusal,
  });
});

test('a new version is told until it is dealt with', () => {
  const notice = newVersionNotice(() => {});
  expect(notice.title).toBe('有新版本发布,需重新加载请刷新页面');
  expect(notice.kind).toBe('info');
  expect(notice.durationMs).toBeNull();
  expect(notice.action?.label).toBe('立即刷新');
});

test('the same text passes once in three seconds', () => {
  const mayShow = createDuplicateGate(3000);
  expect(mayShow('a', 0)).toBe(true);
  expect(mayShow('a', 2999)).toBe(false);
  expect(mayShow('b', 2999)).toBe(true);
  expect(mayShow('a', 3000)).toBe(true);
  expect(mayShow('a', 5999)).toBe(false);
});
