import { z } from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { deck } from '../../../domain/bus.ts';
import { basis, figure } from '../../../domain/figure.ts';
import { manLandQuestion, noFigure } from '../../../domain/man-land.ts';
import { orderPermit, orderRowExample } from '../../../domain/media-order.ts';
import { placedArea } from '../../../domain/place-insight.ts';
import { exampleBasis } from '../../../domain/place-insight-example.ts';
import { pageInput, pageOf } from '../../../domain/page.ts';

const coveredArea = placedArea.extend({
  /** People of the audience who are there in a typical week. */
  taPersons: figure,
  taConcentration: figure,
  tgi: figure,
  /** 覆盖面: share of them reached by the order at least once. */
  coverage: figure,
  /** 缺口: those not reached. */
  gapPersons: figure,
  chosenUnits: z.int(),
  /** 建议补点: the best free unit that is not in the order yet. */
  suggestion: z
    .object({
      unitName: z.string(),
      deck: deck.nullable(),
      mediumName: z.string(),
      freeUnits: z.int(),
      netFen: z.int(),
      score: z.number(),
    })
    .nullable(),
});

export const coverageOrders = ['gapPersons', 'coverage', 'taConcentration', 'taPersons'] as const;

export const getManLandCoverage = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'orders/man-land/coverage',
  permit: orderPermit,
  scope: {
    medium: null,
    facts: ({ rows, funnel, unmodelledUnits }) => [...rows, { funnel, unmodelledUnits }],
  },
  summary: '人地匹配的覆盖：全城 TA → 可触达 → 已覆盖，及各商圈或 AOI 的覆盖面、缺口与建议补点',
  privacy: 'refused',
  reads: ['order'],
  input: pageInput.extend(manLandQuestion.shape).extend({
    sortBy: z.enum(coverageOrders).default('gapPersons'),
    ascending: z.stringbool().default(false),
    keyword: z.string().max(60).default(''),
  }),
  output: pageOf(coveredArea).extend({
    basis,
    audienceSentence: z.string(),
    funnel: z.object({
      /** People of the audience in the city. */
      universe: figure,
      /** Those of them who pass any position or line for sale of the order's media. */
      reachable: figure,
      /** True where `reachable` is withheld because the rest is too small: nearly all are reachable. */
      isNearlyAllReachable: z.boolean(),
      /** Those of them reached by the order at least once. */
      covered: figure,
    }),
    /** Units of the order that the contact model does not cover; they reach nobody here. */
    unmodelledUnits: z.int(),
  }),
  example: {
    input: { orderId: orderRowExample.orderId, cityCode: '440300' },
    output: {
      rows: [],
      total: 0,
      pageNo: 1,
      pageSize: 20,
      basis: exampleBasis.basis,
      audienceSentence: '女性',
      funnel: { universe: noFigure, reachable: noFigure, isNearlyAllReachable: false, covered: noFigure },
      unmodelledUnits: 0,
    },
  },
});
