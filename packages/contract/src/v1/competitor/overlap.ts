import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import {
  competitorBasis,
  competitorGroup,
  competitorPermit,
  exampleCompetitorBasis,
  month,
} from '../../domain/competitor.ts';
import { brandIdList, mediumIdList } from '../../domain/media-filter.ts';
import { cityCode } from '../../domain/region.ts';

const place = z.object({
  sightingId: z.string(),
  brandId: z.string(),
  brandName: z.string(),
  mediumId: z.int(),
  placeName: z.string(),
  lng: z.number(),
  lat: z.number(),
});

export const getBrandOverlap = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'competitor/overlap',
  permit: competitorPermit,
  scope: {
    grants: competitorGroup,
    facts: ({ own, rivals, pairs }) => [...own, ...rivals, ...pairs],
  },
  summary: '本品牌与竞品监测点位的重合：半径内的点位对、距离与重合周数，按媒体汇总',
  input: z.object({
    brandId: z.string().min(1).max(64),
    /** Empty: every other brand of its industry. */
    rivalBrandIds: brandIdList,
    cityCode,
    mediumIds: mediumIdList,
    radiusMeters: z.int().min(50).max(2000).default(300),
    startMonth: month.optional(),
    endMonth: month.optional(),
  }),
  output: z.object({
    basis: competitorBasis,
    own: z.array(place),
    rivals: z.array(place),
    /** Nearest first, at most 300. */
    pairs: z.array(
      z.object({
        mediumId: z.int(),
        ownId: z.string(),
        ownPlace: z.string(),
        rivalId: z.string(),
        rivalPlace: z.string(),
        rivalBrandName: z.string(),
        meters: z.int(),
        /** Weeks in which both were seen, rounded up; 0 where they never stood at the same time. */
        weeks: z.int(),
      }),
    ),
    byMedium: z.array(
      z.object({
        mediumId: z.int(),
        mediumName: z.string(),
        ownPlaces: z.int(),
        rivalPlaces: z.int(),
        /** Own places with a rival's within the radius. */
        overlappingPlaces: z.int(),
      }),
    ),
  }),
  example: {
    input: { brandId: 'b-0001', cityCode: '440300' },
    output: { basis: exampleCompetitorBasis, own: [], rivals: [], pairs: [], byMedium: [] },
  },
});
