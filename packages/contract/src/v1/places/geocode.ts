import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { placeSource, poiScreen, screenPermit, taPeopleScreen } from '../../domain/place-insight.ts';
import { examplePlaceSource } from '../../domain/place-insight-example.ts';
import { knownPlace, mostGeocodedRows } from '../../domain/known-place.ts';
import { cityCode } from '../../domain/region.ts';
import { smartSelectGroup } from '../../domain/smart-plan.ts';

export const geocodePlaces = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'places/geocode',
  permit: screenPermit(taPeopleScreen, poiScreen, smartSelectGroup),
  scope: 'city-media',
  summary: '批量地址解析：按名称与地址与城市已知地点核对，给出候选与匹配分；可另接地址服务',
  input: z.object({
    cityCode,
    rows: z
      .array(
        z.object({
          name: z.string().trim().max(60).default(''),
          address: z.string().trim().max(200).default(''),
        }),
      )
      .min(1, '没有需要解析的行')
      .max(mostGeocodedRows, `每次最多解析 ${mostGeocodedRows} 行`),
  }),
  output: z.object({
    places: placeSource,
    /** True where rows that the product does not know were asked of the configured address service. */
    asksService: z.boolean(),
    /** In the order asked. */
    rows: z.array(
      z.object({
        state: z.enum(['found', 'ambiguous', 'unknown']),
        /** Of the best candidate, 0..1. */
        score: z.number(),
        /** At most 5, best first. */
        candidates: z.array(knownPlace.extend({ score: z.number() })),
      }),
    ),
  }),
  example: {
    input: { cityCode: '440300', rows: [{ name: '福田店', address: '深南大道1000号' }] },
    output: {
      places: examplePlaceSource,
      asksService: false,
      rows: [{ state: 'unknown', score: 0, candidates: [] }],
    },
  },
});
