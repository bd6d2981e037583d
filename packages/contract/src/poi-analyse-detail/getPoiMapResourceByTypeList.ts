import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { cityCode } from '../domain/region.ts';
import { csvOf } from '../core/query.ts';
import {
  aoiBaseScreen,
  boundsQuery,
  poiAnswer,
  poiScreen,
  sceneScreen,
  screenPermit,
} from '../domain/place-insight.ts';
import { examplePlaceSource, examplePoiMap } from '../domain/place-insight-example.ts';

export const getPoiMapResourceByTypeList = endpoint({
  method: 'GET',
  path: 'poi-analyse-detail/getPoiMapResourceByTypeList',
  permit: screenPermit(poiScreen, sceneScreen, aoiBaseScreen),
  scope: { medium: null, facts: ({ groups, map: { total } }) => [...groups, { total }] },
  summary: '多个 POI 类别的地图资源：点或网格聚合，各类别分区数量',
  input: z.object({
    cityCode,
    /** Prefixes of 大类;中类;小类, comma-separated; absent: every first-level category. */
    types: csvOf(z.string().max(60)).default([]),
    bounds: boundsQuery,
  }),
  output: poiAnswer,
  example: {
    input: { cityCode: '440300', types: ['餐饮服务;咖啡厅'] },
    output: {
      places: examplePlaceSource,
      map: examplePoiMap,
      groups: [{ name: '餐饮服务;咖啡厅', count: 1, byDistrict: [{ districtName: '福田区', count: 1 }] }],
    },
  },
});
