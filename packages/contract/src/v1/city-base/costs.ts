import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { cityAnalysisPermit, cityCodeList, mediaGroups, mediumIdList } from '../../domain/media-filter.ts';

/** What one medium of a city costs per thousand contacts of all people. */
const mediumCost = z.object({
  mediumId: z.int(),
  mediumName: z.string(),
  /**
   * Units for sale, and those in the cost: with a price, and with contacts that may be told alone or together;
   * null under strict privacy.
   */
  units: z.int(),
  countedUnits: z.int().nullable(),
  /** Rate card of all counted units ÷ their contacts × 1000; null without any. */
  cpmFen: z.int().nullable(),
});

export const listCityCosts = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'city-base/costs',
  permit: cityAnalysisPermit,
  scope: {
    grants: mediaGroups.nationwide,
    facts: ({ rows }) => rows.flatMap(({ cityCode, media }) => media.map((part) => ({ cityCode, ...part }))),
  },
  summary: '城市底盘：各城市各媒体按刊例价的综合 CPM（全体人群，预估）',
  privacy: { cover: { withheld: ['cpmFen', 'countedUnits'] } },
  reads: ['release'],
  input: z.object({ cityCodes: cityCodeList, mediumIds: mediumIdList }),
  output: z.object({
    rows: z.array(
      z.object({
        cityCode: z.string(),
        state: z.enum(['ready', 'computing', 'none']),
        /** Why there are no figures, in words. */
        reason: z.string().nullable(),
        /** The same over all media asked about. */
        cpmFen: z.int().nullable(),
        media: z.array(mediumCost),
      }),
    ),
    /** True while some city is still computed: asking again answers more. */
    isComputing: z.boolean(),
  }),
  example: { input: { cityCodes: ['440300'] }, output: { rows: [], isComputing: false } },
});
