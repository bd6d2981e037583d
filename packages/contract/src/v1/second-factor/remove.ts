import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';

export const removeSecondFactor = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'second-factor/remove',
  permit: 'signed-in',
  scope: 'own',
  summary: '关闭两步验证',
  changes: ['account'],
  idempotent: 'naturally',
  audit: 'account.second-factor',
  input: z.object({ password: z.string().min(1, '请输入密码').max(200) }),
  output: z.object({ isEnabled: z.boolean() }),
  example: { input: { password: 'correct horse battery' }, output: { isEnabled: false } },
});
