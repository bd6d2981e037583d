import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';

export const getMainMediaTagByTagGroup = endpoint({
  method: 'GET',
  path: 'common/getMainMediaTagByTagGroup',
  permit: 'signed-in',
  scope: { reference: '媒体标签表，不含点位与投放数据' },
  summary: '按标签组取媒体标签',
  input: z.object({ tagGroup: z.string().max(40).optional() }),
  output: z.array(
    z.object({
      tagGroup: z.string(),
      tags: z.array(z.object({ tag: z.string(), mediumIds: z.array(z.int()) })),
    }),
  ),
  example: {
    input: { tagGroup: '场景' },
    output: [{ tagGroup: '场景', tags: [{ tag: '交通出行', mediumIds: [1] }] }],
  },
});
