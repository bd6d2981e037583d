import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { fileOutput, presentationExample } from '../../core/file.ts';
import { inventoryFilter, mediaInventoryPermit } from '../../domain/medium.ts';

/** Most pages of an album of positions. */
export const maxAlbumUnits = 200;

export const downloadMediaAlbum = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'media-inventory/album',
  kind: 'file',
  permit: mediaInventoryPermit,
  scope: 'city-media',
  summary: '点位图册（PPT）：所选点位与线路每页一个，最多 200 个',
  privacy: { open: '只有规格、位置、空位与刊例价，没有受众数字' },
  audit: 'export.media-album',
  input: inventoryFilter.pick({ cityCode: true, startDate: true, endDate: true }).extend({
    unitKeys: z.array(z.string().min(1).max(160)).min(1, '请至少选择一个点位').max(maxAlbumUnits),
  }),
  output: fileOutput,
  example: { input: { cityCode: '440300', unitKeys: ['p-440300-1|1'] }, output: presentationExample },
});
