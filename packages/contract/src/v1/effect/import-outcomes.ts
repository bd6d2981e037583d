import { endpoint } from '../../core/endpoint.ts';
import { effectPermit, orderId } from '../../domain/effect.ts';
import { exampleListImport, listImport, listImportInput } from '../../domain/monitoring.ts';
import { cityCode } from '../../domain/region.ts';

export const importOutcomes = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'effect/outcomes',
  kind: 'upload',
  permit: effectPermit,
  scope: 'city-media',
  summary: '导入样本人投放前后的到访与搜索次数（CSV、Excel），替换该订单该城市已有的；仅平台人员',
  changes: ['effect'],
  idempotent: 'naturally',
  audit: 'effect.outcomes',
  input: listImportInput.extend({ orderId, cityCode }),
  output: listImport,
  example: { input: { orderId: 'o-1', cityCode: '440300' }, output: exampleListImport },
});
