import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { mixEvaluation } from '../domain/combination.ts';
import { amounts, planEvaluation } from '../domain/evaluation.ts';
import { noAmounts, orderId, orderPermit, orderRowExample, placementPart } from '../domain/media-order.ts';

export const overallInvestmentEstimatePlacement = endpoint({
  method: 'GET',
  path: 'mediaOrder/overallInvestmentEstimatePlacement',
  permit: orderPermit,
  scope: 'city-media',
  summary: '订单整体：投资（刊例到含税与预算）、公交车身与全部媒体的预估效果、投放构成',
  privacy: 'refused',
  reads: ['order'],
  input: z.object({ orderId }),
  output: z.object({
    investment: z.object({
      budgetFen: z.int(),
      amounts,
      /** Services in addition to the media, excluding tax. */
      servicesFen: z.int(),
      /** Budget − media total − services; negative when exceeded. */
      /** Null where the reader does not see all of the order: what the rest takes of the budget is not told. */
      remainingFen: z.int().nullable(),
      discount: z.number().nullable(),
    }),
    /** Effect of the bus bodies on the audience by city; a city without figures gives the reason. */
    estimate: z.array(
      z.object({
        cityCode: z.string(),
        cityName: z.string(),
        evaluation: planEvaluation.nullable(),
        reason: z.string().nullable(),
      }),
    ),
    /** Effect of all media together, lines and faces, in the cities that have figures; null for an order without media. */
    allMedia: mixEvaluation.nullable(),
    placement: z.object({
      items: z.int(),
      units: z.int(),
      days: z.int(),
      cities: z.array(placementPart),
      media: z.array(placementPart),
    }),
  }),
  example: {
    input: { orderId: orderRowExample.orderId },
    output: {
      investment: {
        budgetFen: 100_000_000,
        amounts: noAmounts,
        servicesFen: 0,
        remainingFen: 100_000_000,
        discount: null,
      },
      estimate: [],
      allMedia: null,
      placement: { items: 0, units: 0, days: 28, cities: [], media: [] },
    },
  },
});
