import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { shotKind } from '../../domain/order.ts';
import { examplePhoto, monitoringPermit, monitoringPhoto } from '../../domain/monitoring.ts';

export const uploadMonitoringPhoto = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'monitoring/photos',
  kind: 'upload',
  permit: monitoringPermit,
  scope: 'city-media',
  summary: '上传监播照片：读取拍摄时间与定位，计算偏差，识别重复',
  changes: ['monitoring'],
  idempotent: 'by-key',
  audit: 'attachment.upload',
  input: z.object({
    postingId: z.string().min(1).max(40),
    shot: shotKind,
    /** Whether the face is lit in the photo, as stated by the photographer. */
    isLit: z.stringbool().optional(),
    note: z.string().max(200).optional(),
  }),
  output: monitoringPhoto,
  example: { input: { postingId: 'po-1', shot: 'near' }, output: examplePhoto },
});
