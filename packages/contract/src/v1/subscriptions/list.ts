import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { competitorPermit } from '../../domain/competitor.ts';
import { competitorSubscription } from '../../domain/competitor-sighting.ts';

export const listSubscriptions = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'subscriptions/list',
  permit: competitorPermit,
  scope: { own: '本人的订阅条件，不含投放数据' },
  summary: '本人的竞品监测订阅',
  reads: ['subscription'],
  input: z.object({}),
  output: z.object({ subscriptions: z.array(competitorSubscription) }),
  example: { input: {}, output: { subscriptions: [] } },
});
