import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { effectPermit, effectScope, exampleScope } from '../../domain/effect.ts';
import { basis, figure } from '../../domain/figure.ts';
import { noFigure } from '../../domain/man-land.ts';
import { pageInput, pageOf } from '../../domain/page.ts';
import { placedArea } from '../../domain/place-insight.ts';
import { effectAreaQuery } from '../../domain/effect-area-query.ts';

/** The audience that comes to an area in a typical week, and the share of it that the order reaches at least once. */
const outcome = z.object({
  taPersons: figure,
  plannedCoverage: figure,
  actualCoverage: figure,
  /** Actual − planned on the same persons, with the interval of the paired difference. */
  difference: figure,
});

const outcomeArea = placedArea.extend(outcome.shape).extend({
  aoiType: z.string().nullable(),
  /** 未达人数: those whom the postings did not reach. */
  gapPersons: figure,
  /** Units of the order in the area or within 300 m of it (in a district: inside), as booked and as posted. */
  plannedUnits: z.int(),
  postedUnits: z.int(),
  cells: z.array(outcome.extend({ segmentId: z.string() })),
});

export const getEffectManLand = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'effect/man-land',
  permit: effectPermit,
  scope: {
    medium: null,
    facts: ({ rows, funnel, areaTypes }) => [...rows, { funnel, areaTypes }],
  },
  summary: '人地效果：各区域目标人群的计划覆盖与实际覆盖，全城漏斗与各类 AOI 的到达率',
  privacy: 'refused',
  reads: ['effect'],
  input: pageInput.extend(effectAreaQuery.shape),
  output: pageOf(outcomeArea).extend({
    scope: effectScope,
    /** Null where the city has no figures; `scope` says why. */
    basis: basis.nullable(),
    audienceSentence: z.string(),
    isManLand: z.boolean(),
    /** The whole audience, then the groups of it. */
    segments: z.array(z.object({ segmentId: z.string(), name: z.string() })),
    /** Of the whole audience in the city; the last two are the reach of the order's appraisal. */
    funnel: z.object({
      universe: figure,
      /** Those who pass any position or line for sale of the order's media. */
      reachable: figure,
      /** True where `reachable` is withheld because the rest is too small: nearly all are reachable. */
      isNearlyAllReachable: z.boolean(),
      planned: figure,
      actual: figure,
    }),
    /** By type of AOI: the audience of all its areas that show a figure, together. */
    areaTypes: z.array(outcome.extend({ aoiType: z.string(), areas: z.int() })),
    /** Every area for the maps, not only those of the page; null where withheld. */
    shapes: z.array(
      z.object({
        areaId: z.string(),
        name: z.string(),
        ring: z.array(z.tuple([z.number(), z.number()])),
        plannedCoverage: z.number().nullable(),
        actualCoverage: z.number().nullable(),
        gapPersons: z.number().nullable(),
      }),
    ),
  }),
  example: {
    input: { orderId: 'o-1', cityCode: '440300' },
    output: {
      rows: [],
      total: 0,
      pageNo: 1,
      pageSize: 20,
      scope: exampleScope,
      basis: null,
      audienceSentence: '女性',
      isManLand: true,
      segments: [],
      funnel: {
        universe: noFigure,
        reachable: noFigure,
        isNearlyAllReachable: false,
        planned: noFigure,
        actual: noFigure,
      },
      areaTypes: [],
      shapes: [],
    },
  },
});
