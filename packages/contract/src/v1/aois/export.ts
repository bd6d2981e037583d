import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { fileOutput, workbookExample } from '../../core/file.ts';
import { csvOf } from '../../core/query.ts';
import { aoiBaseScreen, aoiFilter, areaOrder, crowdQuery, screenPermit } from '../../domain/place-insight.ts';

const least = z.coerce.number().min(0).optional();

export const exportAois = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'aois/export',
  kind: 'file',
  permit: screenPermit(aoiBaseScreen),
  scope: 'city-media',
  summary: 'AOI 清单 Excel：类型、面积、客流、TA 浓度、TGI 与周边媒体，附筛选条件与口径',
  privacy: 'refused',
  audit: 'export.aois',
  input: crowdQuery.extend(aoiFilter.pick({ keyword: true, businessDistrictId: true }).shape).extend({
    aoiTypes: csvOf(z.string().max(20)).default([]),
    districtNames: csvOf(z.string().max(40)).default([]),
    minSquareMeters: least,
    maxSquareMeters: least,
    minPersons: least,
    minConcentration: z.coerce.number().min(0).max(1).optional(),
    orderBy: areaOrder.default('persons'),
  }),
  output: fileOutput,
  example: { input: { cityCode: '440300' }, output: workbookExample },
});
