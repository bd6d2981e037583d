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
    /** Names this photo among those of its sender for good: sent again, at any time, it is not stored again. */
    itemKey: z.uuid().optional(),
    /** Hash of the picture as the camera wrote it, where a smaller one is sent. */
    originalSha256: z
      .string()
      .regex(/^[0-9a-f]{64}$/, '原图指纹须为 64 位十六进制')
      .optional(),
    /** True refuses a photo that does not prove the posting: without time or place, of another day, or known already. */
    isProof: z.stringbool().optional(),
  }),
  output: monitoringPhoto,
  example: { input: { postingId: 'po-1', shot: 'near' }, output: examplePhoto },
});
