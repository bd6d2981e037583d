import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { monitoringFilter, monitoringPermit, photoDoubt, postingRow } from '../../domain/monitoring.ts';

export const listMonitoringExceptions = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'monitoring/exceptions',
  permit: monitoringPermit,
  scope: 'city-media',
  summary: '监播异常：漏刊、错刊、晚刊、破损与可疑照片，含影响的刊期与金额',
  reads: ['monitoring'],
  input: monitoringFilter,
  output: z.object({
    rows: z.array(
      postingRow.extend({
        /** Planned unit-days that the order has lost because of it so far. */
        lostUnitDays: z.int(),
        /** Net price of those days. */
        lostNetFen: z.int(),
        doubts: z.array(photoDoubt),
      }),
    ),
    /** Number of exceptions beyond those listed. */
    total: z.int(),
  }),
  example: { input: {}, output: { rows: [], total: 0 } },
});
