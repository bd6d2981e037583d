import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';

export const getStreetNetwork = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'street-networks/{cityCode}',
  permit: 'signed-in',
  scope: { reference: '示意路网，对所有人相同，不含投放与人群数据' },
  isCacheable: true,
  summary: '城市的示意路网（非实测道路）：节点、路段、街名、水面、山体与绿地，压缩为变长整数后以 Base64 传送',
  input: z.object({ cityCode: z.string().regex(/^\d{4}00$/, '城市代码须为 6 位数字，以 00 结尾') }),
  output: z.object({
    /** Shown on every map and picture of the streets. */
    notice: z.string(),
    /** Base64 of what `unpackStreets` of the streets package reads. */
    packed: z.string(),
  }),
  example: {
    input: { cityCode: '440300' },
    output: { notice: '示意路网，非实测道路', packed: 'AgAAAA==' },
  },
});
