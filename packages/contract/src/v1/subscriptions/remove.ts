import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { competitorPermit } from '../../domain/competitor.ts';

export const removeSubscription = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'subscriptions/remove',
  permit: competitorPermit,
  scope: 'own',
  summary: '取消一项竞品监测订阅',
  changes: ['subscription', 'notice'],
  idempotent: 'naturally',
  audit: 'call.change',
  input: z.object({ subscriptionId: z.string().min(1).max(40) }),
  output: z.object({ subscriptionId: z.string() }),
  example: { input: { subscriptionId: 's-1' }, output: { subscriptionId: 's-1' } },
});
