import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { orderPatternGroup } from '../../domain/monitoring.ts';

const day = z.iso.date('日期格式须为 YYYY-MM-DD');

export const getAttainment = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'standards/attainment',
  permit: { anyOf: ['serviceStandardData.isEnabled'] },
  scope: { grants: orderPatternGroup },
  summary: '服务承诺的达成：按本人可见订单的上刊、照片、异常与结案记录计数',
  privacy: { open: '执行记录的计数，不描述人群' },
  reads: ['content', 'order', 'monitoring', 'effect'],
  input: z
    .object({ from: day, to: day })
    .refine(({ from, to }) => from <= to, { message: '开始日不能晚于结束日', path: ['from'] }),
  output: z.object({
    /** Orders that were looked at. */
    orders: z.int(),
    /** By the key of the promise; a promise without records has no line. */
    lines: z.array(
      z.object({
        key: z.string(),
        /** Cases that kept the promise, and all that were due; null below `leastCases`. */
        kept: z.int().nullable(),
        due: z.int(),
        share: z.number().nullable(),
        /** What one case is. */
        unit: z.string(),
        /** How it is counted. */
        basis: z.string(),
      }),
    ),
  }),
  example: {
    input: { from: '2026-08-26', to: '2026-11-23' },
    output: {
      orders: 6,
      lines: [
        {
          key: 'posting',
          kept: 94,
          due: 100,
          share: 0.94,
          unit: '面',
          basis: '约定日前已上刊面 ÷ 到期应上刊面',
        },
      ],
    },
  },
});
