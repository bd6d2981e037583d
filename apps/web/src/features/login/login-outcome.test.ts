import { expect, test } from 'vitest';
import { readLoginOutcome } from './login-outcome.ts';

const answer = (code: string, message = '', body: unknown = null) => ({ code, message, body });

test('an answer of sign-in becomes what the form shows', () => {
  expect(readLoginOutcome(answer('01', '', { token: 't' }))).toEqual({ kind: 'signed-in' });
  expect(readLoginOutcome(answer('12', '账号或密码错误'))).toEqual({
    kind: 'wrong',
    message: '账号或密码错误',
  });
  expect(readLoginOutcome(answer('15', '请输入验证码'))).toEqual({ kind: 'code', message: '请输入验证码' });
  expect(readLoginOutcome(answer('13', '登录失败次数过多，请 64 秒后再试'))).toEqual({
    kind: 'wait',
    seconds: 64,
  });
  expect(readLoginOutcome(answer('13', '请稍后再试'))).toEqual({ kind: 'wait', seconds: 30 });
  expect(readLoginOutcome(answer('network', '网络连接失败'))).toEqual({
    kind: 'failed',
    message: '网络连接失败',
  });
  expect(readLoginOutcome(answer('99', '内部错误'))).toEqual({ kind: 'failed', message: '内部错误' });
});

test('success without a body is not a sign-in', () => {
  expect(readLoginOutcome(answer('01')).kind).toBe('failed');
});
