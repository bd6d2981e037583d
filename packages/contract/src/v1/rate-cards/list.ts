import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { analysePermit, cityCodeList } from '../../domain/media-filter.ts';
import { positionLevel } from '../../domain/medium.ts';

const id = z.coerce.number().int().min(1).max(10_000);

export const rateCardQuestion = z.object({ mediumId: id, formId: id, cityCodes: cityCodeList });

/** A form in a city: its stock today and its rate card. */
export const rateCardRow = z.object({
  cityCode: z.string(),
  cityName: z.string(),
  /** Middle of the city, longitude first. */
  center: z.tuple([z.number(), z.number()]).nullable(),
  mediumId: z.int(),
  formId: z.int(),
  units: z.int(),
  /** Free today. */
  free: z.int(),
  /** Of one unit for `periodDays`; null without a rate card. */
  leastFen: z.int().nullable(),
  mostFen: z.int().nullable(),
  periodDays: z.int().nullable(),
  isSamplePrice: z.boolean(),
  /** By level of the positions on record; empty for moving media, whose prices differ by line. */
  levels: z.array(z.object({ level: positionLevel, priceFen: z.int() })),
  /** Part of the rate card that is paid from so many days on (折扣阶梯), the shortest booking first. */
  discounts: z.array(z.object({ leastDays: z.int(), permille: z.int(), isSample: z.boolean() })),
});
export type RateCardRow = z.infer<typeof rateCardRow>;

export const listRateCards = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'rate-cards/list',
  permit: analysePermit,
  scope: { facts: ({ rows }) => rows },
  summary: '一种形式在各城市的刊例、存量与今日空位',
  reads: ['booking', 'release'],
  input: rateCardQuestion,
  output: z.object({ asOf: z.string(), isDemo: z.boolean(), rows: z.array(rateCardRow) }),
  example: {
    input: { mediumId: 2, formId: 1 },
    output: {
      asOf: '2026-11-21',
      isDemo: true,
      rows: [
        {
          cityCode: '440300',
          cityName: '深圳市',
          center: [114.06, 22.54],
          mediumId: 2,
          formId: 1,
          units: 1200,
          free: 480,
          leastFen: 420_000,
          mostFen: 1_200_000,
          periodDays: 28,
          isSamplePrice: true,
          levels: [{ level: 'A', priceFen: 420_000 }],
          discounts: [{ leastDays: 28, permille: 950, isSample: true }],
        },
      ],
    },
  },
});
