import { endpoint } from '../../../core/endpoint.ts';
import { fileOutput, workbookExample } from '../../../core/file.ts';
import { audienceQuery, screenPermit, taPeopleScreen } from '../../../domain/place-insight.ts';
import { preferenceQuestion } from '../../../domain/preference.ts';

export const exportPreference = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'people/preference/export',
  kind: 'file',
  permit: screenPermit(taPeopleScreen),
  scope: 'city-media',
  summary: '偏好洞察 Excel：一类偏好的人数、渗透率、全城渗透率与 TGI，附口径',
  privacy: 'refused',
  audit: 'export.preference',
  input: preferenceQuestion.extend({ targetAudience: audienceQuery }),
  output: fileOutput,
  example: { input: { cityCode: '440300', kind: 'brand' }, output: workbookExample },
});
