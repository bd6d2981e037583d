import { endpoint } from '../../core/endpoint.ts';
import { fileOutput, workbookExample } from '../../core/file.ts';
import { month } from '../../domain/competitor.ts';
import { cityBaseFilter, cityBaseOrder } from '../../domain/city-base.ts';
import { cityAnalysisPermit } from '../../domain/media-filter.ts';

export const exportCityBase = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'city-base/export',
  kind: 'file',
  permit: cityAnalysisPermit,
  scope: 'city-media',
  summary: '城市底盘 Excel，条件与列表相同，含综合 CPM 与一个月的竞品',
  privacy: { open: '公布的常住人口，媒体存量、价格与竞品，不来自样本；严格隐私模式下文件不含综合 CPM' },
  audit: 'export.city-base',
  input: cityBaseFilter.extend(cityBaseOrder.shape).extend({
    /** Month whose competitors are told, the last one monitored by default. */
    month: month.optional(),
  }),
  output: fileOutput,
  example: { input: { tiers: ['一线'] }, output: workbookExample },
});
