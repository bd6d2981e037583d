import { noAudience } from '../../core/privacy.ts';
import { endpoint } from '../../core/endpoint.ts';
import { fileOutput, workbookExample } from '../../core/file.ts';
import { monitoringFilter, monitoringPermit } from '../../domain/monitoring.ts';

export const exportMonitoring = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'monitoring/export',
  kind: 'file',
  permit: monitoringPermit,
  scope: 'city-media',
  summary: '导出监测表',
  privacy: noAudience,
  audit: 'export.monitoring',
  input: monitoringFilter,
  output: fileOutput,
  example: { input: {}, output: workbookExample },
});
