import { endpoint } from '../../core/endpoint.ts';
import { fileOutput, workbookExample } from '../../core/file.ts';
import { noAudience } from '../../core/privacy.ts';
import { competitorFilter, competitorPermit } from '../../domain/competitor.ts';

export const exportPlacements = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'competitor/export',
  kind: 'file',
  permit: competitorPermit,
  scope: 'city-media',
  summary: '竞品投放 Excel：所选范围的投放明细，条件与列表相同，最多 20,000 行',
  privacy: noAudience,
  audit: 'export.placements',
  input: competitorFilter,
  output: fileOutput,
  example: { input: { industry: '汽车' }, output: workbookExample },
});
