import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { cityCodeList, mediaAnalysisPermit, mediumIdList, mediaGroups } from '../domain/media-filter.ts';
import { exampleInventory, inventory } from '../domain/media-inventory-figures.ts';
import { positionLevel } from '../domain/medium.ts';
import { pageInput, pageOf } from '../domain/page.ts';

const fen = z.coerce.number().int().min(0).max(100_000_000_000);

const mediaRow = z.object({
  cityCode: z.string(),
  cityName: z.string(),
  mediumId: z.int(),
  mediumName: z.string(),
  formId: z.int(),
  formName: z.string(),
  unit: z.string(),
  isLit: z.boolean(),
  inventory,
});

export const queryMedia = endpoint({
  method: 'POST',
  path: 'app-analyse-media/conditionQuery',
  permit: mediaAnalysisPermit,
  scope: { grants: mediaGroups.media, facts: ({ rows }) => rows },
  summary: '媒体分析：按城市、媒体、形式、等级、照明、价格与空位筛选的存量与价格',
  input: pageInput.extend({
    cityCodes: cityCodeList,
    mediumIds: mediumIdList,
    /** Levels of positions; moving media have none and are left out when this is not empty. */
    levels: z.array(positionLevel).max(5).default([]),
    isLit: z.boolean().optional(),
    minPriceFen: fen.optional(),
    maxPriceFen: fen.optional(),
    /** Only rows with a free unit today. */
    onlyFree: z.boolean().default(false),
    sort: z.enum(['units', 'free', 'price', 'city']).default('units'),
    order: z.enum(['desc', 'asc']).default('desc'),
  }),
  output: pageOf(mediaRow).extend({
    asOf: z.string(),
    isDemo: z.boolean(),
    /** Totals of all matching rows, by medium. */
    media: z.array(
      z.object({
        mediumId: z.int(),
        mediumName: z.string(),
        cityCount: z.int(),
        units: z.int(),
        free: z.int(),
      }),
    ),
  }),
  example: {
    input: { cityCodes: ['440300'] },
    output: {
      rows: [
        {
          cityCode: '440300',
          cityName: '深圳市',
          mediumId: 2,
          mediumName: '公交候车亭',
          formId: 1,
          formName: '候车亭灯箱',
          unit: '面',
          isLit: true,
          inventory: exampleInventory,
        },
      ],
      total: 1,
      pageNo: 1,
      pageSize: 20,
      asOf: '2026-11-21',
      isDemo: true,
      media: [],
    },
  },
});
