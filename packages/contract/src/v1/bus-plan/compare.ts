import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { delivery } from '../../domain/bus.ts';
import { figure } from '../../domain/figure.ts';
import { cityCode } from '../../domain/region.ts';
import { noFigure, planId, smartSelectPermit } from '../../domain/smart-plan.ts';

/** more, fewer: the interval of the reach difference excludes 0. undecided: it contains 0. same: identical contacts. */
const verdict = z.enum(['more', 'fewer', 'undecided', 'same', 'withheld']);

export const compareDeliveries = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'bus-plan/compare',
  permit: smartSelectPermit,
  scope: 'city-media',
  summary: '两个投放之差及其区间（同一批样本人，配对比较）',
  privacy: 'refused',
  input: z.object({ planId, cityCode, before: delivery, after: delivery }),
  output: z.object({
    cityCode: z.string(),
    verdict,
    /** `after` − `before` of the audience; may be negative. */
    reach: figure,
    reachShare: figure,
    taImpressions: figure,
    totalFen: z.int(),
  }),
  example: {
    input: { planId: 'p-1', cityCode: '440300', before: { lines: [] }, after: { lines: [] } },
    output: {
      cityCode: '440300',
      verdict: 'same',
      reach: noFigure,
      reachShare: noFigure,
      taImpressions: noFigure,
      totalFen: 0,
    },
  },
});
