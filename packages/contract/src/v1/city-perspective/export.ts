import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { fileOutput, workbookExample } from '../../core/file.ts';
import { cityVisionScreen, crowdQuery, screenPermit, spatialUnit } from '../../domain/place-insight.ts';

export const exportCityAreas = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'city-perspective/export',
  kind: 'file',
  permit: screenPermit(cityVisionScreen),
  scope: 'city-media',
  summary:
    '城市透视：区域排名 Excel（人数、密度、TA 浓度、TGI、媒体与线路，附筛选条件与口径），或 6 页城市画像 PPT',
  privacy: 'refused',
  audit: 'export.city-areas',
  input: crowdQuery.extend({
    unit: spatialUnit.default('district'),
    format: z.enum(['xlsx', 'pptx']).default('xlsx'),
  }),
  output: fileOutput,
  example: { input: { cityCode: '440300' }, output: workbookExample },
});
