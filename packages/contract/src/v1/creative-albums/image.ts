import { z } from 'zod';
import { noAudience } from '../../core/privacy.ts';
import { endpoint } from '../../core/endpoint.ts';
import { fileOutput } from '../../core/file.ts';
import { mediaAnalysisPermit } from '../../domain/media-filter.ts';

export const getAlbumImage = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'creative-albums/{albumId}/images/{seq}',
  kind: 'file',
  permit: mediaAnalysisPermit,
  scope: 'city-media',
  summary: '图库中的一张图片',
  privacy: noAudience,
  input: z.object({ albumId: z.string().min(1).max(80), seq: z.coerce.number().int().min(1).max(12) }),
  output: fileOutput,
  example: {
    input: { albumId: 'c-440300-1', seq: 1 },
    output: { fileName: '星河汽车-1.svg', mediaType: 'image/svg+xml' },
  },
});
