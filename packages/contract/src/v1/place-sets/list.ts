import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { examplePlaceSet, placeSetKind, placeSetPermit, placeSetRow } from '../../domain/place-set.ts';
import { cityCode } from '../../domain/region.ts';

const { entries: _entries, ...exampleRow } = examplePlaceSet;

export const listPlaceSets = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'place-sets/list',
  permit: placeSetPermit,
  scope: { own: '自己的与本组织共享的地点集；只列出有权限的城市' },
  summary: '地点集：AOI 包、POI 集、门店清单与围栏，自己的与本组织共享的',
  reads: ['place-set'],
  input: z.object({
    cityCode: cityCode.optional(),
    kind: placeSetKind.optional(),
    keyword: z.string().trim().max(30).default(''),
  }),
  output: z.object({ placeSets: z.array(placeSetRow) }),
  example: { input: {}, output: { placeSets: [exampleRow] } },
});
