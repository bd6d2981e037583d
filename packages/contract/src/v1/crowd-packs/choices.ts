import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { packCategories } from '../../domain/crowd-pack-names.ts';

export const listPackChoices = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'crowd-packs/choices',
  permit: 'signed-in',
  scope: { own: '系统人群与本组织的人群包，城市只列本人可见的，不含人数' },
  summary: '可作为目标人群的人群包：系统人群在前，其后是本组织可用的人群包，新的在前；不含人数',
  reads: ['crowd-pack'],
  input: z.object({}),
  output: z.array(
    z.object({
      packId: z.string(),
      name: z.string(),
      /** Null for a crowd of the platform. */
      category: z.enum(packCategories).nullable(),
      /** The rule in words. */
      summary: z.string(),
      /** Cities of the pack in the reader's scope; null for every city. */
      cityCodes: z.array(z.string()).nullable(),
    }),
  ),
  example: {
    input: {},
    output: [
      {
        packId: 'system-young-office',
        name: '年轻白领',
        category: null,
        summary: '(18–24岁 或 25–35岁) 且 上班族',
        cityCodes: null,
      },
    ],
  },
});
