import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { fileOutput, workbookExample } from '../../core/file.ts';
import { noAudience } from '../../core/privacy.ts';
import { examplePlaceSet, placeSetId, placeSetPermit } from '../../domain/place-set.ts';

export const exportPlaceSet = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'place-sets/export',
  kind: 'file',
  permit: placeSetPermit,
  scope: 'own',
  summary: '地点集 Excel：名称、地址、经纬度与轮廓，可再次导入',
  privacy: noAudience,
  audit: 'export.place-set',
  input: z.object({ placeSetId }),
  output: fileOutput,
  example: { input: { placeSetId: examplePlaceSet.placeSetId }, output: workbookExample },
});
