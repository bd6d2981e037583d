import { z } from 'zod';
import { noAudience } from '../../core/privacy.ts';
import { endpoint } from '../../core/endpoint.ts';
import { fileOutput } from '../../core/file.ts';
import { mediaInventoryPermit } from '../../domain/medium.ts';

export const getPositionPhoto = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'media-inventory/{positionId}/photo',
  kind: 'file',
  permit: mediaInventoryPermit,
  scope: 'city-media',
  summary: '一个点位随数据导入的照片',
  privacy: noAudience,
  input: z.object({ positionId: z.string().min(1).max(120) }),
  output: fileOutput,
  example: {
    input: { positionId: '440300-m5-1' },
    output: { fileName: 'E1.jpg', mediaType: 'image/jpeg' },
  },
});
