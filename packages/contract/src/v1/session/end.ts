import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';

export const endOwnSession = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'session/end',
  permit: 'signed-in',
  scope: 'own',
  summary: '退出登录：令牌随即失效',
  changes: [],
  idempotent: 'naturally',
  audit: 'session.sign-out',
  input: z.object({}),
  output: z.object({ endedSessions: z.int() }),
  example: { input: {}, output: { endedSessions: 1 } },
});
