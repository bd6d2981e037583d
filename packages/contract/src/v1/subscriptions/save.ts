import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { competitorPermit } from '../../domain/competitor.ts';
import { cadences, competitorSubscription, subscriptionFilter } from '../../domain/competitor-sighting.ts';

export const saveSubscription = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'subscriptions/save',
  permit: competitorPermit,
  scope: { own: '本人的订阅条件，不含投放数据' },
  summary: '订阅竞品监测：新的监测点位以站内通知告知，每日或每周一条',
  changes: ['subscription', 'notice'],
  idempotent: 'by-key',
  audit: 'call.change',
  input: z.object({
    name: z.string().trim().min(1, '请填写订阅名称').max(40, '订阅名称最多 40 字'),
    filter: subscriptionFilter,
    cadence: z.enum(cadences),
  }),
  output: competitorSubscription,
  example: {
    input: { name: '汽车 · 深圳', filter: { industry: '汽车', cityCodes: ['440300'] }, cadence: 'weekly' },
    output: {
      subscriptionId: 's-1',
      name: '汽车 · 深圳',
      filter: { industry: '汽车', brandIds: [], cityCodes: ['440300'], mediumIds: [] },
      cadence: 'weekly',
      createdAt: '2026-11-21T08:00:00.000Z',
    },
  },
});
