import { z } from 'zod';
import { noAudience } from '../../core/privacy.ts';
import { endpoint } from '../../core/endpoint.ts';
import { fileOutput } from '../../core/file.ts';
import { monitoringPermit } from '../../domain/monitoring.ts';

export const getMonitoringPhoto = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'monitoring/photos/{photoId}',
  kind: 'file',
  permit: monitoringPermit,
  scope: 'city-media',
  summary: '查看监播照片原图',
  privacy: noAudience,
  input: z.object({ photoId: z.string().max(60) }),
  output: fileOutput,
  example: { input: { photoId: 'ph-1' }, output: { fileName: 'near.jpg', mediaType: 'image/jpeg' } },
});
