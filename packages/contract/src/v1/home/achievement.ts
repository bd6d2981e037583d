import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { effectPermit } from '../../domain/effect.ts';
import { figure } from '../../domain/figure.ts';

export const getAchievement = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'home/achievement',
  permit: effectPermit,
  scope: 'city-media',
  summary: '今年至今的投放合计：每城把全部订单的接触按人相加后去重的触达人数，城市之和与上刊率',
  privacy: 'refused',
  reads: ['effect', 'order', 'monitoring'],
  input: z.object({}),
  output: z.object({
    /** YYYY. */
    year: z.string(),
    /** Orders that ran on any day of the year up to today. */
    campaigns: z.int(),
    /** Orders whose figures are still being computed: no total holds them yet. */
    computing: z.array(z.object({ orderId: z.string(), name: z.string() })),
    cities: z.array(
      z.object({
        cityCode: z.string(),
        cityName: z.string(),
        campaigns: z.int(),
        /** People reached by any of the orders, each once; without a value where nothing is computed yet. */
        reachedPersons: figure,
        /** Why there is no figure; null where there is one. */
        reason: z.string().nullable(),
      }),
    ),
    /** The cities with a figure added up: whoever moves between them counts in both. */
    reachedPersons: figure,
    /** 校准区间 of these people: contacts at the low and at the high end of what the models leave open. */
    reachedRange: z.object({ low: z.number(), high: z.number() }).nullable(),
    postedUnits: z.int(),
    plannedUnits: z.int(),
    postingRate: z.number().nullable(),
    basis: z.string(),
  }),
  example: {
    input: {},
    output: {
      year: '2026',
      campaigns: 6,
      computing: [],
      cities: [
        {
          cityCode: '440300',
          cityName: '深圳市',
          campaigns: 4,
          reachedPersons: { value: 8_124_000, low: 8_010_000, high: 8_238_000, suppressed: false },
          reason: null,
        },
      ],
      reachedPersons: { value: 8_124_000, low: 8_010_000, high: 8_238_000, suppressed: false },
      reachedRange: { low: 6_921_000, high: 9_350_000 },
      postedUnits: 420,
      plannedUnits: 428,
      postingRate: 0.981,
      basis: '按上刊记录测算，15 岁及以上，每城全部订单合并后去重；合计为各城之和，95% 区间',
    },
  },
});
