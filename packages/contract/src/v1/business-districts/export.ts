import { endpoint } from '../../core/endpoint.ts';
import { fileOutput, workbookExample } from '../../core/file.ts';
import { businessDistrictFilter } from '../../domain/business-district.ts';
import { areaOrder, businessDistrictScreen, crowdQuery, screenPermit } from '../../domain/place-insight.ts';

export const exportBusinessDistricts = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'business-districts/export',
  kind: 'file',
  permit: screenPermit(businessDistrictScreen),
  scope: 'city-media',
  summary: '商圈排名 Excel：客流、停留、TA 浓度、TGI、业态、媒体与线路，附筛选条件与口径',
  privacy: 'refused',
  audit: 'export.business-districts',
  input: crowdQuery.extend(businessDistrictFilter.shape).extend({ orderBy: areaOrder.default('persons') }),
  output: fileOutput,
  example: { input: { cityCode: '440300' }, output: workbookExample },
});
