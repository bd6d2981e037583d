import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';

/** Six digits, as an authenticator shows them; a space in the middle is removed. */
export const factorCode = z
  .string()
  .transform((text) => text.replaceAll(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, '验证码为 6 位数字'));

export const confirmSecondFactor = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'second-factor/confirm',
  permit: 'signed-in',
  isOpenBeforeFactor: true,
  scope: 'own',
  summary: '以验证器中的验证码确认两步验证；此后登录须提供验证码',
  changes: ['account'],
  idempotent: 'naturally',
  audit: 'account.second-factor',
  input: z.object({ code: factorCode }),
  output: z.object({ isEnabled: z.boolean() }),
  example: { input: { code: '123456' }, output: { isEnabled: true } },
});
