import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { crowdPackPermit, packId, packUse } from '../../domain/crowd-pack.ts';

export const overviewPacks = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'crowd-packs/overview',
  permit: crowdPackPermit,
  scope: 'city-media',
  summary: '人群包概览：TGI 最高的三个标签、被哪些方案/订单/人群包引用；看不到的人群包不在答案中',
  privacy: 'refused',
  reads: ['crowd-pack', 'plan', 'order'],
  input: z.object({ packIds: z.array(packId).min(1).max(50) }),
  output: z.array(
    z.object({
      packId,
      /** Labels with the highest TGI whose shares may be shown; empty while nothing is computed. */
      tgiTop3: z.array(z.object({ labelId: z.int(), name: z.string(), tgi: z.number() })),
      /** Uses that the reader may open. */
      usedBy: z.array(packUse),
      /** Uses outside the reader's permission. */
      hiddenUses: z.int(),
    }),
  ),
  example: {
    input: { packIds: ['k-1'] },
    output: [
      {
        packId: 'k-1',
        tgiTop3: [{ labelId: 511, name: '有车', tgi: 231 }],
        usedBy: [{ of: 'order', id: 'o-1', no: 'DD2611210001', name: '秋季新品' }],
        hiddenUses: 0,
      },
    ],
  },
});
