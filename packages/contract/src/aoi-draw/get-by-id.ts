import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import {
  aoiBaseScreen,
  aoiRow,
  crowdQuery,
  insightBasis,
  placeSource,
  sceneScreen,
  screenPermit,
  taPeopleScreen,
} from '../domain/place-insight.ts';
import { exampleAoi, exampleBasis, examplePlaceSource } from '../domain/place-insight-example.ts';

export const getAoiById = endpoint({
  method: 'GET',
  path: 'aoi-draw/get-by-id/{id}',
  permit: screenPermit(aoiBaseScreen, sceneScreen, taPeopleScreen),
  scope: 'city-media',
  summary: '单个 AOI：轮廓、人数、周边媒体与线路',
  privacy: { cover: {} },
  input: crowdQuery.omit({ cityCode: true }).extend({ id: z.string().min(1).max(80) }),
  output: insightBasis.extend({
    places: placeSource,
    cityCode: z.string(),
    aoi: aoiRow,
    /** Closed ring. */
    ring: z.array(z.tuple([z.number(), z.number()])),
    businessDistrict: z.object({ placeId: z.string(), name: z.string() }).nullable(),
  }),
  example: {
    input: { id: '440300-aoi-0001' },
    output: {
      ...exampleBasis,
      places: examplePlaceSource,
      cityCode: '440300',
      aoi: exampleAoi,
      ring: [],
      businessDistrict: null,
    },
  },
});
