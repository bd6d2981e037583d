import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { postingState } from '../../domain/order.ts';
import { damageKind, examplePosting, monitoringPermit, postingRow } from '../../domain/monitoring.ts';

export const markPosting = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'monitoring/mark-posting',
  permit: monitoringPermit,
  scope: 'city-media',
  summary: '登记一个点位的上刊情况：上刊、下刊日期与异常',
  changes: ['monitoring'],
  idempotent: 'naturally',
  audit: 'monitoring.mark',
  input: z.object({
    postingId: z.string().min(1).max(40),
    state: postingState,
    postedOn: z.iso.date('日期格式须为 YYYY-MM-DD').nullable().default(null),
    takenDownOn: z.iso.date('日期格式须为 YYYY-MM-DD').nullable().default(null),
    /** Kind of damage of a damaged unit; absent: broken. */
    damage: damageKind.nullable().default(null),
    note: z.string().max(200).nullable().default(null),
  }),
  output: postingRow,
  example: { input: { postingId: 'po-1', state: 'posted', postedOn: '2026-11-02' }, output: examplePosting },
});
