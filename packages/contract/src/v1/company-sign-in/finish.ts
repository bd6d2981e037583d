import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { exampleSignedIn, signedIn } from '../../domain/signed-in.ts';

export const finishCompanySignIn = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'company-sign-in/finish',
  permit: 'public',
  isSignIn: true,
  scope: 'own',
  summary: '完成企业账号登录：以身份提供方返回的授权码换取本平台的令牌，只能一次',
  changes: [],
  idempotent: 'never',
  audit: ['session.sign-in', 'company.create-user', 'company.map-groups'],
  input: z.object({
    attempt: z.string().min(1).max(2000),
    /** As the provider sent them to the page. */
    state: z.string().min(1).max(200),
    code: z.string().min(1).max(4000).optional(),
    issuer: z.string().max(500).optional(),
    /** Instead of a code, where the provider refuses. */
    error: z.string().max(200).optional(),
  }),
  output: signedIn,
  example: {
    input: { attempt: 'b3BhcXVl', state: 'c3RhdGU', code: 'Y29kZQ' },
    output: exampleSignedIn,
  },
});
