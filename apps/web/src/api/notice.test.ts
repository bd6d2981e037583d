import { privacyRefusal, privacyTitle } from '@ooh/contract/domain/privacy';
import { expect, test } from 'vitest';
import { createDuplicateGate, newVersionNotice, requestFailureNotice } from './notice.ts';

test('a failed request is shown with the product’s text for five seconds', () => {
  expect(requestFailureNotice('未找到方案')).toEqual({
    kind: 'error',
    title: '请求错误，请重试或联系管理员',
    description: '错误信息：未找到方案',
    durationMs: 5000,
  });
});

test('a refusal by strict privacy is shown without a suggestion to retry', () => {
  expect(requestFailureNotice(privacyRefusal)).toMatchObject({
    kind: 'info',
    title: privacyTitle,
    description: privacyRefusal,
  });
});

test('the notice of a new version stays until it is closed', () => {
  const notice = newVersionNotice(() => {});
  expect(notice.title).toBe('有新版本发布,需重新加载请刷新页面');
  expect(notice.kind).toBe('info');
  expect(notice.durationMs).toBeUndefined();
  expect(notice.action?.label).toBe('立即刷新');
});

test('the same text is shown once in three seconds', () => {
  const mayShow = createDuplicateGate(3000);
  expect(mayShow('a', 0)).toBe(true);
  expect(mayShow('a', 2999)).toBe(false);
  expect(mayShow('b', 2999)).toBe(true);
  expect(mayShow('a', 3000)).toBe(true);
  expect(mayShow('a', 5999)).toBe(false);
});
