import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { cityCode } from '../domain/region.ts';
import {
  aoiBaseScreen,
  businessDistrictScreen,
  cityVisionScreen,
  placeSource,
  poiScreen,
  screenPermit,
  taPeopleScreen,
} from '../domain/place-insight.ts';
import { examplePlaceSource } from '../domain/place-insight-example.ts';

export const getCbdLocationSelect = endpoint({
  method: 'GET',
  path: 'poi-analyse-detail/getCbdLocationSelect',
  permit: screenPermit(poiScreen, businessDistrictScreen, aoiBaseScreen, taPeopleScreen, cityVisionScreen),
  scope: { medium: null, facts: ({ options }) => options },
  summary: '可选商圈',
  input: z.object({ cityCode, keyword: z.string().trim().max(60).default('') }),
  output: z.object({
    places: placeSource,
    options: z.array(
      z.object({
        placeId: z.string(),
        name: z.string(),
        districtName: z.string().nullable(),
        center: z.tuple([z.number(), z.number()]),
        isIndicative: z.boolean(),
        /** Outline, WGS-84. */
        ring: z.array(z.tuple([z.number(), z.number()])),
      }),
    ),
  }),
  example: {
    input: { cityCode: '440300' },
    output: {
      places: examplePlaceSource,
      options: [
        {
          placeId: '440300-bd-01',
          name: '华强北',
          districtName: '福田区',
          center: [114.085, 22.545],
          isIndicative: true,
          ring: [],
        },
      ],
    },
  },
});
