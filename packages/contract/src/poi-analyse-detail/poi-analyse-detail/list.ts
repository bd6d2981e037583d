import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { pageInput, pageOf } from '../../domain/page.ts';
import { cityCode } from '../../domain/region.ts';
import {
  mapBounds,
  placeSource,
  poiRow,
  poiScreen,
  screenPermit,
  taPeopleScreen,
} from '../../domain/place-insight.ts';
import { examplePlaceSource, examplePoi } from '../../domain/place-insight-example.ts';

export const listPoiDetails = endpoint({
  method: 'POST',
  path: 'poi-analyse-detail/poi-analyse-detail/list',
  permit: screenPermit(poiScreen, taPeopleScreen),
  scope: 'city-media',
  summary: 'POI 明细：关键词、类别、品牌、行政区、范围与半径检索，分页',
  input: pageInput.extend({
    cityCode,
    keyword: z.string().trim().max(60).default(''),
    /** Prefixes of 大类;中类;小类. */
    categories: z.array(z.string().max(60)).max(50).default([]),
    brands: z.array(z.string().max(60)).max(50).default([]),
    districtNames: z.array(z.string().max(40)).max(50).default([]),
    bounds: mapBounds.optional(),
    /** Only places within the radius, nearest first. */
    center: z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]).optional(),
    radiusMeters: z.number().min(10).max(50_000).default(3000),
  }),
  output: pageOf(poiRow.extend({ distanceMeters: z.number().nullable() })).extend({
    places: placeSource,
    /** Number of found places by first-level category. */
    byCategory: z.array(z.object({ category: z.string(), count: z.int() })),
  }),
  example: {
    input: { cityCode: '440300', keyword: '咖啡' },
    output: {
      rows: [{ ...examplePoi, distanceMeters: null }],
      total: 1,
      pageNo: 1,
      pageSize: 20,
      places: examplePlaceSource,
      byCategory: [{ category: '餐饮服务', count: 1 }],
    },
  },
});
