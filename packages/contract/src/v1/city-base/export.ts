import { endpoint } from '../../core/endpoint.ts';
import { fileOutput, workbookExample } from '../../core/file.ts';
import { cityBaseFilter, cityBaseOrder } from '../../domain/city-base.ts';
import { cityAnalysisPermit } from '../../domain/media-filter.ts';

export const exportCityBase = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'city-base/export',
  kind: 'file',
  permit: cityAnalysisPermit,
  scope: 'city-media',
  summary: '城市底盘 Excel，条件与列表相同',
  privacy: { open: '公布的常住人口，媒体存量与价格，不来自样本' },
  audit: 'export.city-base',
  input: cityBaseFilter.extend(cityBaseOrder.shape),
  output: fileOutput,
  example: { input: { tiers: ['一线'] }, output: workbookExample },
});
