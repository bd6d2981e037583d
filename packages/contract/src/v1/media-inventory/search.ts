import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { basis } from '../../domain/figure.ts';
import {
  mediaFacets,
  mediaSearchFilter,
  mediaSorts,
  mediaSummary,
  mediaUnit,
} from '../../domain/media-search.ts';
import { mediaInventoryPermit } from '../../domain/medium.ts';
import { pageInput, pageOf } from '../../domain/page.ts';

/** Figures of people, which strict privacy withholds. */
export const mediaPeopleFields = ['passersPerDay', 'impressionsPerDay', 'taConcentration', 'taCpmFen'];

export const searchMedia = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'media-inventory/search',
  permit: mediaInventoryPermit,
  scope: { facts: ({ rows, facets }) => [...rows, ...facets.media] },
  summary:
    '媒体资源检索：点位与线路的规格、档期空位、13 周空位、刊例价、客流、曝光与 TA 浓度，含分面计数与汇总',
  privacy: { cover: { withheld: mediaPeopleFields } },
  reads: ['booking', 'release', 'favourite'],
  input: pageInput.extend(mediaSearchFilter.shape).extend({
    sortBy: z.enum(mediaSorts).default('code'),
    isAscending: z.boolean().default(true),
  }),
  output: pageOf(mediaUnit).extend({
    facets: mediaFacets,
    summary: mediaSummary,
    /** 口径 of the figures of people; null where there are none. */
    basis: basis.nullable(),
    /** Why there are no figures of people. */
    figuresReason: z.string().nullable(),
    /** True when the positions or lines are synthetic. */
    isDemo: z.boolean(),
  }),
  example: {
    input: { cityCode: '440300' },
    output: {
      rows: [],
      total: 0,
      pageNo: 1,
      pageSize: 20,
      facets: {
        scenes: [],
        media: [],
        forms: [],
        levels: [],
        lit: [],
        sizes: [],
        tags: [],
        districts: [],
      },
      summary: {
        positions: 0,
        lines: 0,
        units: 0,
        freeUnits: 0,
        freeShare: null,
        leastPriceFen: null,
        mostPriceFen: null,
        priceDays: 30,
        isSamplePrice: false,
        nextFreeFrom: null,
      },
      basis: null,
      figuresReason: '该城市没有人群样本',
      isDemo: true,
    },
  },
});
