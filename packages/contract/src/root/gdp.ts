import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';

export const gdp = endpoint({
  method: 'GET',
  prefix: 'root',
  path: 'json/gdp.json',
  permit: 'public',
  scope: 'reference',
  summary: '城市 GDP 与人口（静态；未经两处来源印证的标为示例）',
  input: z.object({}),
  output: z.array(
    z.object({
      adcode: z.string(),
      name: z.string(),
      year: z.int(),
      gdpYi: z.number().nullable(),
      populationWan: z.number().nullable(),
      isSample: z.boolean(),
    }),
  ),
  example: {
    input: {},
    output: [
      { adcode: '440300', name: '深圳市', year: 2023, gdpYi: 34_606.4, populationWan: 1799, isSample: false },
    ],
  },
});
