import { endpoint } from '../../core/endpoint.ts';
import { fileOutput, workbookExample } from '../../core/file.ts';
import { vacancyFilter } from '../../domain/area-plan.ts';
import { smartSelectPermit } from '../../domain/smart-plan.ts';

export const exportAreaVacancyPositionHotDetail = endpoint({
  method: 'POST',
  path: 'crowd-tag-plan/v1/exportAreaVacancyPositionHotDetail',
  kind: 'file',
  permit: smartSelectPermit,
  scope: 'city-media',
  summary: '有空位的点位及其周边 TA 热度 Excel，条件与列表相同',
  privacy: 'refused',
  audit: 'export.vacancy-heat',
  input: vacancyFilter,
  output: fileOutput,
  example: { input: { planId: 'p-3' }, output: workbookExample },
});
