import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { album, albumPageInput, exampleAlbum } from '../domain/album.ts';
import { analysePermit } from '../domain/media-filter.ts';
import { pageOf } from '../domain/page.ts';

export const queryCreativeApps = endpoint({
  method: 'POST',
  path: 'common-attachment/creativeAppPageQuery',
  permit: analysePermit,
  scope: { facts: ({ rows }) => rows },
  summary: '创意应用图库，分页检索',
  reads: ['favourite', 'release'],
  input: albumPageInput.extend({
    /** Pictures are drawn as if they were of this brand. */
    asBrandId: z.string().min(1).max(64).optional(),
  }),
  output: pageOf(album),
  example: {
    input: { cityCodes: ['440300'] },
    output: { rows: [exampleAlbum], total: 1, pageNo: 1, pageSize: 20 },
  },
});
