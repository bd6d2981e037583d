import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';

/** Kinds of base maps: drawn by the product, built by the operator, a file of tiles, and two map services. */
export const baseMapIds = ['schematic', 'osm', 'pmtiles', 'tianditu', 'amap'] as const;
export type BaseMapId = (typeof baseMapIds)[number];

const baseMap = z.object({
  id: z.enum(baseMapIds),
  name: z.string(),
  /** Shown wherever the map is; null where the map shows its own. */
  attribution: z.string().nullable(),
  /** What the reader should know of it, for example that its streets are not complete. */
  note: z.string().nullable(),
  /** Where its tiles come from: an archive read by byte range, or addresses of pictures; null where there are none. */
  tiles: z
    .discriminatedUnion('kind', [
      z.object({
        kind: z.literal('archive'),
        url: z.string(),
        minZoom: z.number().int(),
        maxZoom: z.number().int(),
      }),
      z.object({ kind: z.literal('pictures'), urls: z.array(z.string()), maxZoom: z.number().int() }),
    ])
    .nullable(),
});

export const getBaseMaps = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'base-maps/{cityCode}',
  permit: 'signed-in',
  scope: { reference: '底图，对所有人相同，不含投放与人群数据' },
  summary: '一个城市（100000 为全国）可用的底图、各自的数据来源声明，以及默认使用哪一个',
  input: z.object({ cityCode: z.string().regex(/^\d{4}00$/, '城市代码须为 6 位数字，以 00 结尾') }),
  output: z.object({
    maps: z.array(baseMap),
    preferred: z.enum(baseMapIds),
    /** Why a base map that was set up is not there. */
    problems: z.array(z.string()),
  }),
  example: {
    input: { cityCode: '440300' },
    output: {
      maps: [
        { id: 'schematic', name: '示意路网', attribution: '示意路网，非实测道路', note: null, tiles: null },
      ],
      preferred: 'schematic',
      problems: [],
    },
  },
});
