import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';

const part = z.object({
  state: z.enum(['ok', 'degraded', 'down']),
  detail: z.string().nullable(),
  milliseconds: z.number(),
});

export const health = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'health',
  permit: 'public',
  scope: 'reference',
  summary: '系统健康状况',
  input: z.object({}),
  output: z.object({
    state: z.enum(['ok', 'degraded', 'down']),
    version: z.string(),
    isDemo: z.boolean(),
    /** ICP 备案号 and 审图号 for the page of signing in; null where none is configured. */
    icpNumber: z.string().nullable(),
    mapApprovalNumber: z.string().nullable(),
    /** Whether one may sign in with a company's account. */
    hasCompanySignIn: z.boolean(),
    parts: z.object({ postgres: part, clickhouse: part, engine: part }),
  }),
  example: {
    input: {},
    output: {
      state: 'ok',
      version: '0.1.0',
      isDemo: true,
      icpNumber: null,
      mapApprovalNumber: null,
      hasCompanySignIn: false,
      parts: {
        postgres: { state: 'ok', detail: null, milliseconds: 1 },
        clickhouse: { state: 'ok', detail: null, milliseconds: 2 },
        engine: { state: 'ok', detail: null, milliseconds: 1 },
      },
    },
  },
});
