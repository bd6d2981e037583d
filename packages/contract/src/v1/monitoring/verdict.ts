import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { monitoringPermit, monitoringPhoto } from '../../domain/monitoring.ts';

export const reviewMonitoringPhotos = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'monitoring/verdict',
  permit: monitoringPermit,
  scope: 'city-media',
  summary: '审核监播照片：合格，或退回重拍并说明原因',
  changes: ['monitoring'],
  idempotent: 'naturally',
  audit: 'monitoring.verdict',
  input: z
    .object({
      photoIds: z.array(z.string().min(1).max(40)).min(1, '请选择照片').max(200, '每次最多审核 200 张'),
      verdict: z.enum(['accepted', 'rejected']),
      note: z.string().max(200).default(''),
    })
    .refine(({ verdict, note }) => verdict === 'accepted' || note.trim() !== '', {
      message: '退回须说明原因',
      path: ['note'],
    }),
  output: z.object({ photos: z.array(monitoringPhoto) }),
  example: { input: { photoIds: ['ph-1'], verdict: 'accepted' }, output: { photos: [] } },
});
