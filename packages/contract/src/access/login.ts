import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { exampleSignedIn, signedIn } from '../domain/signed-in.ts';
import { factorCode } from '../v1/second-factor/confirm.ts';

export const login = endpoint({
  method: 'POST',
  path: 'access/login',
  permit: 'public',
  scope: 'own',
  summary: '账号密码登录，返回令牌与资料',
  changes: [],
  idempotent: 'never',
  audit: 'session.sign-in',
  isSignIn: true,
  input: z.object({
    userName: z.string().trim().min(1, '请输入账号').max(60),
    password: z.string().min(1, '请输入密码').max(200),
    /** Of the second factor, where the account has one. */
    code: factorCode.optional(),
  }),
  output: signedIn,
  example: {
    input: { userName: 'planner', password: 'correct horse battery' },
    output: exampleSignedIn,
  },
});
