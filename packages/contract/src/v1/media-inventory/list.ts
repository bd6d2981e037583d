import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { inventoryFilter, medium, mediaInventoryPermit, positionLevel } from '../../domain/medium.ts';
import { pageInput, pageOf } from '../../domain/page.ts';

const positionRow = z.object({
  positionId: z.string(),
  mediumId: z.int(),
  code: z.string(),
  name: z.string(),
  districtName: z.string().nullable(),
  lng: z.number(),
  lat: z.number(),
  level: positionLevel,
  operator: z.string().nullable(),
  isIndicative: z.boolean(),
  estimatedFields: z.array(z.string()),
  faces: z.array(
    z.object({
      faceId: z.string(),
      faceNo: z.string(),
      formId: z.int(),
      formName: z.string(),
      widthMillimeters: z.int(),
      heightMillimeters: z.int(),
      isLit: z.boolean(),
      spotSeconds: z.int().nullable(),
      slots: z.int(),
      /** Slots that are neither held nor sold on any day of the requested period. */
      freeSlots: z.int(),
      /** Price of one slot for `periodDays`; null without a rate card. */
      priceFen: z.int().nullable(),
      periodDays: z.int().nullable(),
      isSample: z.boolean(),
    }),
  ),
});

export const listMediaInventory = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'media-inventory/list',
  permit: mediaInventoryPermit,
  scope: {
    facts: ({ rows, media }) => [
      ...rows,
      ...media.map(({ mediumId, name, positions }) => ({ mediumId, name, positions })),
    ],
  },
  summary: '某城市媒体点位：面、规格、档期空位与刊例价，分页检索',
  input: pageInput.extend(inventoryFilter.shape),
  output: pageOf(positionRow).extend({
    /** Media of the city that the user may see, with the number of positions of each. */
    media: z.array(medium.extend({ positions: z.int() })),
    /** True when the positions are synthetic. */
    isDemo: z.boolean(),
  }),
  example: {
    input: { cityCode: '440300' },
    output: { rows: [], total: 0, pageNo: 1, pageSize: 20, media: [], isDemo: true },
  },
});
