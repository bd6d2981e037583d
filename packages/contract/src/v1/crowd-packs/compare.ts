import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { crowdPackPermit, packId, portraitDimension } from '../../domain/crowd-pack.ts';
import { basis, figure } from '../../domain/figure.ts';

export const comparePacks = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'crowd-packs/compare',
  permit: crowdPackPermit,
  scope: 'city-media',
  summary: '对比 2–4 个人群包：人数、两两与多重重合（同一批样本人员上精确计算）、并集与并列画像',
  privacy: 'refused',
  reads: ['crowd-pack'],
  input: z.object({
    packIds: z
      .array(packId)
      .min(2, '请选择 2–4 个人群包')
      .max(4, '最多对比 4 个人群包')
      .refine((ids) => new Set(ids).size === ids.length, '人群包重复'),
  }),
  output: z.object({
    /** Cities that all of them have, in which they are compared. */
    cityCodes: z.array(z.string()),
    cityNames: z.array(z.string()),
    basis: z.array(basis),
    packs: z.array(
      z.object({
        packId,
        name: z.string(),
        persons: figure,
        share: figure,
        portrait: z.array(portraitDimension),
      }),
    ),
    /** People who are in all of these packs; withheld where a rest of a pack is too small. */
    overlaps: z.array(
      z.object({
        packIds: z.array(packId),
        persons: figure,
        /** Part of the smallest of these packs, 0..1; null where withheld. */
        shareOfSmallest: z.number().nullable(),
      }),
    ),
    /** People in at least one of them. */
    union: figure,
  }),
  example: {
    input: { packIds: ['k-1', 'k-2'] },
    output: {
      cityCodes: ['440300'],
      cityNames: ['深圳市'],
      basis: [],
      packs: [],
      overlaps: [],
      union: { value: null, low: null, high: null, suppressed: false },
    },
  },
});
