import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { exampleInventory, inventory } from '../domain/media-inventory-figures.ts';
import { cityCodeList, mediumIdList, nationwidePermit } from '../domain/media-filter.ts';
import { medium } from '../domain/medium.ts';

export const nationwideMediaDetails = endpoint({
  method: 'GET',
  path: 'nationwide-media/nationwideMediaDetails',
  permit: nationwidePermit,
  scope: {
    facts: ({ media }) =>
      media.flatMap(({ mediumId, cities }) => cities.map((city) => ({ mediumId, ...city }))),
  },
  summary: '全国媒体：各媒体的城市数、点位、面、空位与刊例价，及分城市明细',
  input: z.object({ cityCodes: cityCodeList, mediumIds: mediumIdList }),
  output: z.object({
    /** First day of `free`. */
    asOf: z.string(),
    isDemo: z.boolean(),
    media: z.array(
      medium.extend({
        cityCount: z.int(),
        inventory,
        cities: z.array(
          z.object({ cityCode: z.string(), cityName: z.string(), tier: z.string().nullable(), inventory }),
        ),
      }),
    ),
  }),
  example: {
    input: { mediumIds: [2] },
    output: {
      asOf: '2026-11-21',
      isDemo: true,
      media: [
        {
          mediumId: 2,
          name: '公交候车亭',
          unit: '面',
          category: '交通',
          isMoving: false,
          cityCount: 1,
          inventory: exampleInventory,
          cities: [{ cityCode: '440300', cityName: '深圳市', tier: '一线', inventory: exampleInventory }],
        },
      ],
    },
  },
});
