import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { examplePlaceSet, placeSetId, placeSetPermit } from '../../domain/place-set.ts';
import { savedVersion } from '../../domain/saved-version.ts';

export const removePlaceSet = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'place-sets/remove',
  permit: placeSetPermit,
  scope: 'own',
  summary: '删除自己的地点集；已带入方案的地点不受影响',
  changes: ['place-set'],
  idempotent: 'naturally',
  audit: 'place-set.remove',
  input: z.object({ placeSetId, version: savedVersion }),
  output: z.object({ placeSetId: z.string() }),
  example: {
    input: { placeSetId: examplePlaceSet.placeSetId, version: 1 },
    output: { placeSetId: examplePlaceSet.placeSetId },
  },
});
