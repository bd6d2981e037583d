import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { shotKind } from '../domain/order.ts';
import { cityCode } from '../domain/region.ts';
import { exampleLaunch, monitoringLaunch, monitoringPermit } from '../domain/monitoring.ts';

export const launchMonitoring = endpoint({
  method: 'POST',
  path: 'mediaOrder/launchMonitoring',
  permit: monitoringPermit,
  scope: 'city-media',
  summary: '发起监测：建立点位的监测任务，上刊记录缺少的补齐',
  changes: ['monitoring'],
  idempotent: 'by-key',
  audit: 'monitoring.launch',
  input: z.object({
    orderId: z.string().min(1).max(40),
    cityCodes: z.array(cityCode).max(100).default([]),
    shots: z.array(shotKind).min(1, '请选择拍摄要求').max(3).default(['near', 'middle', 'far']),
    dueOn: z.iso.date('日期格式须为 YYYY-MM-DD'),
    note: z.string().max(200).default(''),
  }),
  output: monitoringLaunch,
  example: { input: { orderId: 'o-1', dueOn: '2026-11-25' }, output: exampleLaunch },
});
