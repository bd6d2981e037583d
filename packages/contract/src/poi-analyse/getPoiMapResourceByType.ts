import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { cityCode } from '../domain/region.ts';
import {
  aoiBaseScreen,
  mapBounds,
  poiAnswer,
  poiScreen,
  sceneScreen,
  screenPermit,
} from '../domain/place-insight.ts';
import { examplePlaceSource, examplePoiMap } from '../domain/place-insight-example.ts';

export const getPoiMapResourceByType = endpoint({
  method: 'POST',
  path: 'poi-analyse/getPoiMapResourceByType',
  permit: screenPermit(poiScreen, sceneScreen, aoiBaseScreen),
  scope: { medium: null, facts: ({ groups, map: { total } }) => [...groups, { total }] },
  summary: '单个 POI 类别的地图资源：点或网格聚合，下级类别分区数量',
  input: z.object({
    cityCode,
    /** Prefix of 大类;中类;小类. Its children are the groups. */
    type: z.string().trim().min(1, '请选择类别').max(60),
    bounds: mapBounds.optional(),
  }),
  output: poiAnswer,
  example: {
    input: { cityCode: '440300', type: '餐饮服务' },
    output: {
      places: examplePlaceSource,
      map: examplePoiMap,
      groups: [{ name: '餐饮服务;咖啡厅', count: 1, byDistrict: [{ districtName: '福田区', count: 1 }] }],
    },
  },
});
