import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';

export const readNotices = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'notices/read',
  permit: 'signed-in',
  scope: 'own',
  summary: '把此前的通知记为已读',
  changes: ['notice'],
  idempotent: 'naturally',
  audit: 'call.change',
  input: z.object({ until: z.iso.datetime() }),
  output: z.object({}),
  example: { input: { until: '2026-11-21T06:00:00.000Z' }, output: {} },
});
