import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import {
  aoiBaseScreen,
  areaFigures,
  businessDistrictScreen,
  cityVisionScreen,
  crowdQuestion,
  drawnRing,
  hourFigures,
  insightBasis,
  placeSource,
  sceneScreen,
  screenPermit,
  taPeopleScreen,
} from '../domain/place-insight.ts';
import { exampleBasis, exampleFigures, examplePlaceSource } from '../domain/place-insight-example.ts';

export const getAoiStatistics = endpoint({
  method: 'POST',
  path: 'aoi-draw/aoiStatistics',
  permit: screenPermit(aoiBaseScreen, cityVisionScreen, sceneScreen, businessDistrictScreen, taPeopleScreen),
  scope: 'city-media',
  summary: 'AOI、商圈或自绘围栏的统计：人口、TA、POI 与媒体，可加缓冲圈',
  privacy: { cover: {} },
  input: crowdQuestion.extend({
    /** Exactly one of the two: a place of the city (AOI or 商圈), or a ring drawn on the map. */
    placeId: z.string().min(1).max(80).optional(),
    ring: drawnRing.optional(),
    /** Buffer around the area in metres, applied to places, media and lines. */
    bufferMeters: z.number().min(0).max(3000).default(0),
  }),
  output: insightBasis.extend({
    places: placeSource,
    /** Name of the place; null for a drawn ring. */
    areaId: z.string().nullable(),
    center: z.tuple([z.number(), z.number()]).nullable(),
    name: z.string(),
    squareMeters: z.number(),
    gridCells: z.int().nullable(),
    figures: areaFigures,
    hours: z.array(hourFigures),
    /** By first-level category. */
    pois: z.array(z.object({ category: z.string(), count: z.int() })),
    aois: z.array(z.object({ aoiType: z.string(), count: z.int() })),
    media: z.array(z.object({ mediumId: z.int(), mediumName: z.string(), positions: z.int() })),
    busLines: z.array(z.object({ lineId: z.string(), lineName: z.string() })),
  }),
  example: {
    input: { cityCode: '440300', placeId: '440300-aoi-0001' },
    output: {
      ...exampleBasis,
      places: examplePlaceSource,
      areaId: '440300-aoi-0001',
      center: [114.06, 22.54],
      name: '福塘购物中心',
      squareMeters: 42_000,
      gridCells: 1,
      figures: exampleFigures,
      hours: [],
      pois: [{ category: '餐饮服务', count: 12 }],
      aois: [],
      media: [{ mediumId: 2, mediumName: '公交候车亭', positions: 3 }],
      busLines: [],
    },
  },
});
