import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';

export const beginCompanySignIn = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'company-sign-in/begin',
  permit: 'public',
  isSignIn: true,
  scope: 'own',
  summary: '开始企业账号登录（OpenID Connect，授权码与 PKCE）：给出身份提供方的登录地址',
  input: z.object({}),
  output: z.object({
    /** Where the user signs in. */
    address: z.string(),
    /** Kept by the page until the user is back: only with it the sign-in is finished, within ten minutes. */
    attempt: z.string(),
  }),
  example: {
    input: {},
    output: { address: 'https://id.example.com/auth?client_id=ooh-planner', attempt: 'b3BhcXVl' },
  },
});
