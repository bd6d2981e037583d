import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { acceptedMakeGood, exampleAccepted, monitoringPermit } from '../../domain/monitoring.ts';
import { cityCode } from '../../domain/region.ts';

export const acceptMakeGood = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'monitoring/accept-make-good',
  permit: monitoringPermit,
  scope: 'city-media',
  summary: '接受补刊：占用空位，写入补刊点位，排期随之调整；建议已变化时拒绝',
  privacy: 'refused',
  changes: ['monitoring', 'order', 'booking'],
  idempotent: 'by-key',
  audit: 'monitoring.make-good',
  input: z.object({
    orderId: z.string().min(1).max(40),
    cityCode,
    /** The proposal that the user accepted; refused when the proposal would be different now. */
    items: z
      .array(
        z.object({
          itemId: z.string().min(1).max(40),
          units: z.int().min(1).max(1000),
          fromDate: z.iso.date('日期格式须为 YYYY-MM-DD'),
          toDate: z.iso.date('日期格式须为 YYYY-MM-DD'),
        }),
      )
      .min(1, '没有可接受的补刊')
      .max(500),
    note: z.string().max(200).default(''),
  }),
  output: acceptedMakeGood,
  example: {
    input: {
      orderId: 'o-1',
      cityCode: '440300',
      items: [{ itemId: 'i-1', units: 2, fromDate: '2026-11-24', toDate: '2026-12-07' }],
    },
    output: exampleAccepted,
  },
});
