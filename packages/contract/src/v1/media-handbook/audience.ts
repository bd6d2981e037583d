import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { basis, figure } from '../../domain/figure.ts';
import { analysePermit } from '../../domain/media-filter.ts';
import { orderDay } from '../../domain/media-order.ts';
import { portraitDimension } from '../../domain/place-insight.ts';
import { cityCode } from '../../domain/region.ts';

const id = z.int().min(1).max(10_000);
const none = { value: null, low: null, high: null, suppressed: false };

export const getFormAudience = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'media-handbook/audience',
  permit: analysePermit,
  scope: { facts: (answer) => [answer] },
  summary: '媒体形式的受众：一城一段时间里该形式全部空位能触达的人，及其画像与 TGI',
  privacy: 'refused',
  reads: ['booking', 'release'],
  input: z.object({
    cityCode,
    mediumId: id,
    formId: id,
    startDate: orderDay,
    weeks: z.int().min(1, '至少 1 周').max(52, '最多 52 周').default(4),
  }),
  output: z.object({
    startDate: z.string(),
    endDate: z.string(),
    units: z.int(),
    /** Units free on all days of the period. */
    freeUnits: z.int(),
    /** People reached at least once if all that is free were bought, and their share of the city. */
    reach: figure,
    reachShare: figure,
    portrait: z.array(portraitDimension),
    basis: basis.nullable(),
    /** Why there are no figures. */
    reason: z.string().nullable(),
    isDemo: z.boolean(),
  }),
  example: {
    input: { cityCode: '440300', mediumId: 2, formId: 1, startDate: '2027-03-01' },
    output: {
      startDate: '2027-03-01',
      endDate: '2027-03-28',
      units: 1200,
      freeUnits: 480,
      reach: none,
      reachShare: none,
      portrait: [],
      basis: null,
      reason: '该城市没有人群样本',
      isDemo: true,
    },
  },
});
