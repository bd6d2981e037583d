import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { analysePermit } from '../../domain/media-filter.ts';
import { albumId } from './detail.ts';

export const recordAlbumOpened = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'creative-albums/opened',
  permit: analysePermit,
  scope: 'city-media',
  summary: '记下打开了一个创意应用（每人每天一次），用于按热度排序',
  changes: [],
  idempotent: 'naturally',
  audit: 'call.change',
  input: z.object({ albumId }),
  output: z.object({}),
  example: { input: { albumId: 'c-440300-1' }, output: {} },
});
