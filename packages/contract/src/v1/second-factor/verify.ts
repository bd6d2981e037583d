import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { factorCode } from './confirm.ts';

export const verifySecondFactor = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'second-factor/verify',
  permit: 'signed-in',
  isOpenBeforeFactor: true,
  isSignIn: true,
  scope: 'own',
  summary: '以验证器中的验证码完成本次登录；用于企业账号登录后须再验证，或角色后来要求两步验证的会话',
  changes: ['account'],
  idempotent: 'naturally',
  audit: 'account.second-factor',
  input: z.object({ code: factorCode }),
  output: z.object({ isPassed: z.boolean() }),
  example: { input: { code: '123456' }, output: { isPassed: true } },
});
