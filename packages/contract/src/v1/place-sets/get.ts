import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { examplePlaceSet, placeSet, placeSetId, placeSetPermit } from '../../domain/place-set.ts';

export const getPlaceSet = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'place-sets/get',
  permit: placeSetPermit,
  scope: { own: '自己的与本组织共享的地点集；城市须有权限' },
  summary: '一份地点集及其地点（WGS-84）',
  reads: ['place-set'],
  input: z.object({ placeSetId }),
  output: placeSet,
  example: { input: { placeSetId: examplePlaceSet.placeSetId }, output: examplePlaceSet },
});
