import { endpoint } from '../../core/endpoint.ts';
import {
  exampleListImport,
  listImportInput,
  monitoringPermit,
  postingListImport,
} from '../../domain/monitoring.ts';

export const importPostings = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'monitoring/import',
  kind: 'upload',
  permit: monitoringPermit,
  scope: 'city-media',
  summary: '导入上刊执行表或监测表（CSV、Excel）：逐行核对，先试运行再写入',
  changes: ['monitoring'],
  idempotent: 'by-key',
  audit: 'monitoring.import',
  input: listImportInput,
  output: postingListImport,
  example: { input: {}, output: { ...exampleListImport, importId: null } },
});
