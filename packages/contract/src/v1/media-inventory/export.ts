import { endpoint } from '../../core/endpoint.ts';
import { fileOutput, workbookExample } from '../../core/file.ts';
import { mediaSearchFilter, mediaSorts } from '../../domain/media-search.ts';
import { mediaInventoryPermit } from '../../domain/medium.ts';
import { z } from 'zod';

export const exportMedia = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'media-inventory/export',
  kind: 'file',
  permit: mediaInventoryPermit,
  scope: 'city-media',
  summary: '媒体资源清单 Excel：与检索结果相同的行，附筛选条件与口径',
  privacy: 'refused',
  audit: 'export.media-list',
  input: mediaSearchFilter.extend({
    sortBy: z.enum(mediaSorts).default('code'),
    isAscending: z.boolean().default(true),
    /** Only these rows of what is found; all where left out. */
    unitKeys: z.array(z.string().min(1).max(160)).max(2000).default([]),
  }),
  output: fileOutput,
  example: { input: { cityCode: '440300' }, output: workbookExample },
});
