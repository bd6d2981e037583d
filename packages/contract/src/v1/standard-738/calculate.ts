import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';

const count = (name: string, max: number) =>
  z.number(`请填写${name}`).min(0, `${name}不能小于 0`).max(max, `${name}不能超过 ${max}`);
const seconds = (name: string) => count(name, 86_400);
const people = (name: string) => count(name, 1e10);

/** Readings of the standard by its formula, its worked example and its text, with the threshold that each implies. */
const readings = z.enum(['formula', 'figure', 'text']);

export const calculateStandard738 = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'standard-738/calculate',
  permit: 'signed-in',
  scope: 'reference',
  summary: '曝光计算：T/CCSA 738—2025（T/CAAAD 040—2025），含三种读法',
  privacy: { open: '用户自己填写的目标或参数，不来自样本' },
  input: z
    .object({
      /** T_ad, seconds of one show. */
      adSeconds: z
        .number('请填写广告时长')
        .positive('广告时长须大于 0 秒')
        .max(3600, '广告时长不能超过 3600 秒'),
      /** SOT, 0..1. */
      shareOfTime: z
        .number('请填写播放时间占比')
        .min(0, '播放时间占比不能小于 0')
        .max(1, '播放时间占比不能超过 100%'),
      /** τ: seconds of a show in view from which it counts. */
      thresholdSeconds: count('最短有效时长 τ', 60).default(1),
      flowPeople: people('人流量').default(0),
      flowSeconds: seconds('人流曝光时长').default(0),
      dwellPeople: people('驻留人数').default(0),
      dwellSeconds: seconds('驻留时长').default(0),
    })
    .refine((input) => input.thresholdSeconds <= input.adSeconds, {
      message: '最短有效时长 τ 不能超过广告时长',
      path: ['thresholdSeconds'],
    }),
  output: z.object({
    /** OTC: shows a passer-by can see. */
    opportunities: z.number(),
    /** min(OTC · SOT, 1). */
    perPerson: z.number(),
    flowImpressions: z.number(),
    dwellImpressions: z.number(),
    totalImpressions: z.number(),
    /** The rule that gave the figures, in words, with the reading whose threshold it uses. */
    rule: z.object({ reading: readings.nullable(), sentence: z.string() }),
    /** The arithmetic, line by line. */
    steps: z.array(z.object({ name: z.string(), formula: z.string(), value: z.number() })),
    /** Notes for the reader: a limit reached, a view too short. */
    notes: z.array(z.string()),
    /** The same input under the three readings. */
    readings: z.array(
      z.object({
        reading: readings,
        name: z.string(),
        thresholdSeconds: z.number(),
        reason: z.string(),
        opportunities: z.number(),
        totalImpressions: z.number(),
      }),
    ),
  }),
  example: {
    input: {
      adSeconds: 15,
      shareOfTime: 0.2,
      thresholdSeconds: 1,
      flowPeople: 10_000,
      flowSeconds: 45,
      dwellPeople: 200,
      dwellSeconds: 600,
    },
    output: {
      opportunities: 3.866_666_67,
      perPerson: 0.773_333_33,
      flowImpressions: 7733.333,
      dwellImpressions: 400,
      totalImpressions: 8133.333,
      rule: { reading: 'formula', sentence: '按标准公式：τ = 1 秒，OTC =（T曝 + T广 − 2τ）÷ T广。' },
      steps: [],
      notes: [],
      readings: [],
    },
  },
});
