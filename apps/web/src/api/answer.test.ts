import { expect, test } from 'vitest';
import { readAnswer, readFailure } from './answer.ts';

test('a 2xx envelope is the answer itself', () => {
  expect(readAnswer(200, '{"code":"01","message":"","body":{"total":3}}')).toEqual({
    code: '01',
    message: '',
    body: { total: 3 },
  });
});

test('any other status yields code, message and a null body', () => {
  expect(readAnswer(404, '{"code":"04","message":"未找到方案","body":{"leak":1}}')).toEqual({
    code: '04',
    message: '未找到方案',
    body: null,
  });
  expect(readAnswer(502, '<html>Bad gateway</html>')).toEqual({
    code: '502',
    message: '服务返回 502',
    body: null,
  });
});

test.each(['', 'null', '[]', '{}', '{"code":1}', '<html>'])(
  'a 2xx answer %j that is no envelope is unreadable',
  (text) => {
    expect(readAnswer(200, text)).toEqual({
      code: 'unreadable',
      message: '服务返回的内容无法识别',
      body: null,
    });
  },
);

test('an exchange that never finished says whether it ran out of time', () => {
  expect(readFailure(new DOMException('', 'TimeoutError'), 120_000).message).toBe('请求超时（120 秒）');
  expect(readFailure(new TypeError('Failed to fetch'), 120_000).code).toBe('network');
});
