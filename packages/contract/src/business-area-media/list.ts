import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { mediaPermit, mediumIdList } from '../domain/media-filter.ts';
import { exampleInventory, inventory } from '../domain/media-inventory-figures.ts';
import { pageInput, pageOf } from '../domain/page.ts';
import { cityCode } from '../domain/region.ts';

const districtRow = z.object({
  businessDistrictId: z.string(),
  name: z.string(),
  districtName: z.string().nullable(),
  lng: z.number(),
  lat: z.number(),
  /** True when the outline is only indicative (示意). */
  isIndicative: z.boolean(),
  positions: z.int(),
  units: z.int(),
  free: z.int(),
  media: z.array(z.object({ mediumId: z.int(), mediumName: z.string(), inventory })),
});

export const listBusinessAreaMedia = endpoint({
  method: 'POST',
  path: 'business-area-media/list',
  permit: mediaPermit,
  scope: {
    facts: ({ rows }) =>
      rows.flatMap(({ businessDistrictId, media }) => media.map((part) => ({ businessDistrictId, ...part }))),
  },
  summary: '按商圈列出媒体存量、空位与价格',
  input: pageInput.extend({
    cityCode,
    mediumIds: mediumIdList,
    /** Part of a business district's name. */
    keyword: z.string().max(60).default(''),
    sort: z.enum(['positions', 'free', 'name']).default('positions'),
  }),
  output: pageOf(districtRow).extend({ asOf: z.string(), isDemo: z.boolean() }),
  example: {
    input: { cityCode: '440300' },
    output: {
      rows: [
        {
          businessDistrictId: 'cbd-1',
          name: '华强北',
          districtName: '福田区',
          lng: 114.08,
          lat: 22.54,
          isIndicative: true,
          positions: 10,
          units: 20,
          free: 8,
          media: [{ mediumId: 2, mediumName: '公交候车亭', inventory: exampleInventory }],
        },
      ],
      total: 1,
      pageNo: 1,
      pageSize: 20,
      asOf: '2026-11-21',
      isDemo: true,
    },
  },
});
