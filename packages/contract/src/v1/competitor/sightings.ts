import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import {
  competitorBasis,
  competitorFilter,
  competitorGroup,
  competitorPermit,
  exampleCompetitorBasis,
} from '../../domain/competitor.ts';
import { exampleSighting, sighting } from '../../domain/competitor-sighting.ts';
import { pageInput, pageOf } from '../../domain/page.ts';

export const listSightings = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'competitor/sightings',
  permit: competitorPermit,
  scope: { grants: competitorGroup, facts: ({ rows }) => rows },
  summary: '竞品投放的监测点位：位置、首末次、连续周数、画面，分页；地图取同一结果的全部位置',
  input: pageInput.extend(competitorFilter.shape).extend({
    /** Part of a place's, product's or brand's name. */
    keyword: z.string().max(60).default(''),
    /** Of a placement. */
    placementId: z.string().max(120).optional(),
    /** West, south, east, north in degrees. */
    bounds: z.tuple([z.number(), z.number(), z.number(), z.number()]).optional(),
    /** True adds the places of every matching sighting, at most 5,000. */
    withPoints: z.boolean().default(false),
    sort: z.enum(['firstSeen', 'lastSeen', 'spend', 'weeks']).default('lastSeen'),
    order: z.enum(['desc', 'asc']).default('desc'),
  }),
  output: pageOf(sighting).extend({
    basis: competitorBasis,
    /** Placements of the same filter that have no recorded place. */
    unplacedPlacements: z.int(),
    points: z
      .array(
        z.object({
          sightingId: z.string(),
          cityCode: z.string(),
          mediumId: z.int(),
          brandId: z.string(),
          lng: z.number(),
          lat: z.number(),
        }),
      )
      .nullable(),
  }),
  example: {
    input: { brandIds: ['b-0002'] },
    output: {
      rows: [exampleSighting],
      total: 1,
      pageNo: 1,
      pageSize: 20,
      basis: exampleCompetitorBasis,
      unplacedPlacements: 0,
      points: null,
    },
  },
});
