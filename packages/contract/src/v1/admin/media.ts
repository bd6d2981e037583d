import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { accountPermit } from '../../domain/administration.ts';

export const listGrantableMedia = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'admin/media',
  permit: accountPermit,
  scope: 'platform',
  summary: '可在角色中授权的全部媒体',
  input: z.object({}),
  output: z.array(z.object({ mediumId: z.int(), name: z.string() })),
  example: { input: {}, output: [{ mediumId: 1, name: '公交车身' }] },
});
