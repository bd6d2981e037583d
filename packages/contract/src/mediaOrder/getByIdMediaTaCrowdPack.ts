import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import {
  crowdPackPermit,
  examplePack,
  packCitySize,
  packId,
  packRow,
  packRule,
  portraitDimension,
} from '../domain/crowd-pack.ts';

export const getByIdMediaTaCrowdPack = endpoint({
  method: 'GET',
  path: 'mediaOrder/getByIdMediaTaCrowdPack/{id}',
  permit: crowdPackPermit,
  scope: 'city-media',
  summary: '人群包：规则、规模、城市分布、画像与 TGI、上传匹配率与来源方案',
  privacy: {
    cover: { notOfPeople: ['cities.basis'], withheld: ['persons', 'share', 'portrait', 'uploads'] },
  },
  reads: ['crowd-pack'],
  input: z.object({ id: packId }),
  output: z.object({
    row: packRow,
    rule: packRule,
    cities: z.array(packCitySize),
    portrait: z.array(portraitDimension),
    /** Uploads used by the rule: number of ids in the file, and of those matched with panel persons. */
    uploads: z.array(
      z.object({
        uploadId: z.string(),
        fileName: z.string(),
        ids: z.int(),
        matched: z.int(),
        matchRate: z.number(),
      }),
    ),
    /** Plans and orders used by the rule that the reader may open. */
    sources: z.array(z.object({ of: z.enum(['plan', 'order']), id: z.string(), name: z.string() })),
    /** True where the pack is ready, so that it can be an audience. */
    isPlannable: z.boolean(),
  }),
  example: {
    input: { id: 'k-1' },
    output: {
      row: examplePack,
      rule: { parts: [{ kind: 'labels', targetAudience: {} }] },
      cities: [],
      portrait: [],
      uploads: [],
      sources: [],
      isPlannable: true,
    },
  },
});
