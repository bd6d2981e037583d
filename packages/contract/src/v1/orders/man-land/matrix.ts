import { z } from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { basis, figure } from '../../../domain/figure.ts';
import {
  manLandQuestion,
  manLandSegment,
  manLandWeights,
  matchParts,
  matrixCell,
} from '../../../domain/man-land.ts';
import { orderPermit, orderRowExample } from '../../../domain/media-order.ts';
import { placedArea } from '../../../domain/place-insight.ts';
import { exampleBasis } from '../../../domain/place-insight-example.ts';
import { pageInput, pageOf } from '../../../domain/page.ts';

const matrixArea = placedArea.extend({
  /** People per day, and those of the chosen group among them. */
  persons: figure,
  taPersons: figure,
  /** 0–100: score of the best free unit; null where nothing is free. */
  score: z.number().nullable(),
  /** Parts of the score of the best free unit. */
  parts: matchParts.nullable(),
  bestUnitName: z.string().nullable(),
  /** The order's media in the area: positions and lines with units free on all its days, and the number of these units. */
  positions: z.int(),
  lines: z.int(),
  freeUnits: z.int(),
  /** Units here that are already in the order. */
  chosenUnits: z.int(),
  cells: z.array(matrixCell),
});

export const getManLandMatrix = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'orders/man-land/matrix',
  permit: orderPermit,
  scope: {
    facts: ({ rows }) =>
      rows
        .filter(({ score }) => score !== null)
        .map(({ areaId, score, bestUnitName, freeUnits }) => ({ areaId, score, bestUnitName, freeUnits })),
  },
  summary:
    '人×地矩阵：订单目标人群的各分群在商圈或 AOI 的 TA浓度与可匹配的空闲媒体，按人群、位置、成本加权排序',
  privacy: 'refused',
  reads: ['order'],
  input: pageInput
    .extend(manLandQuestion.shape)
    .extend(manLandWeights.shape)
    .extend({
      /** The group by which the areas are ranked. */
      segment: manLandSegment,
      mediumId: z.coerce.number().int().min(1).max(10_000).optional(),
      keyword: z.string().max(60).default(''),
    }),
  output: pageOf(matrixArea).extend({
    basis,
    audienceSentence: z.string(),
    segments: z.array(z.object({ segmentId: z.string(), name: z.string(), share: figure })),
    /** Media of the order that may be bought in the city. */
    media: z.array(z.object({ mediumId: z.int(), name: z.string(), freeUnits: z.int() })),
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
      segments: [],
      media: [],
    },
  },
});
