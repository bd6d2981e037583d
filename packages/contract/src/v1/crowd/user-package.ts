import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { portraitDimension } from '../../domain/crowd-pack.ts';
import { basis, figure } from '../../domain/figure.ts';
import { exampleRow, noFigure, planId, planRow, smartSelectPermit } from '../../domain/smart-plan.ts';
import { targetAudience } from '../../domain/target-audience.ts';

export const getUserPackage = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'crowd/user-package',
  permit: smartSelectPermit,
  scope: 'city-media',
  summary: '人群包明细：规模、标签构成、画像与 TGI、城市分布、引用方案',
  privacy: {
    cover: {
      audiences: [{ path: 'cities', persons: 'persons', share: 'share' }],
      sumOf: 'cities',
      withheld: ['composition', 'portrait', 'reachShare', 'frequency', 'taConcentration', 'cpmFen'],
    },
  },
  reads: ['crowd-pack'],
  input: z.object({ planId }),
  output: z.object({
    planId,
    sentence: z.string(),
    targetAudience,
    persons: figure,
    share: figure,
    basis: z.array(basis),
    cities: z.array(z.object({ cityCode: z.string(), cityName: z.string(), persons: figure, share: figure })),
    /** How each condition of the rule narrows the audience, in order. */
    composition: z.array(z.object({ text: z.string(), persons: figure, personsSoFar: figure })),
    portrait: z.array(portraitDimension),
    linkedPlans: z.array(planRow),
  }),
  example: {
    input: { planId: 'p-1' },
    output: {
      planId: 'p-1',
      sentence: '女性',
      targetAudience: { groups: [{ conditions: [{ labelIds: [2] }] }] },
      persons: noFigure,
      share: noFigure,
      basis: [],
      cities: [],
      composition: [],
      portrait: [],
      linkedPlans: [exampleRow],
    },
  },
});
