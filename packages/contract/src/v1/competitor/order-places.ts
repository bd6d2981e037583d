import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { competitorBasis, exampleCompetitorBasis, orderCompetitionPermit } from '../../domain/competitor.ts';

export const listOrderRivalPlaces = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'competitor/order-places',
  permit: orderCompetitionPermit,
  scope: 'city-media',
  summary: '订单与竞品的重合位置：同城同媒同期竞品所在商圈，与本单点位、线路的重合',
  input: z.object({ orderId: z.string().min(1).max(60) }),
  output: z.object({
    /** Period of the competitors' figures: the order's calendar months within the last twelve months with data. */
    basis: competitorBasis,
    /** Business districts with competitors, largest spend first, at most 300. */
    rows: z.array(
      z.object({
        cityCode: z.string(),
        cityName: z.string(),
        placeName: z.string(),
        /** Centre of the district; null where its name is not in the current places. */
        lng: z.number().nullable(),
        lat: z.number().nullable(),
        rivalUnits: z.int(),
        rivalFen: z.int(),
        /** The three largest competitors. */
        rivals: z.array(z.object({ brandId: z.string(), brandName: z.string(), spendFen: z.int() })),
        /** Faces of the order in the district, and lines of the order with a stop there. */
        ownUnits: z.array(z.object({ unitName: z.string(), mediumName: z.string(), quantity: z.int() })),
      }),
    ),
    /** Faces of the order on the map. */
    ownPlaces: z.array(
      z.object({ itemId: z.string(), unitName: z.string(), lng: z.number(), lat: z.number() }),
    ),
  }),
  example: {
    input: { orderId: '0198c0de-0000-7000-8000-000000000001' },
    output: { basis: exampleCompetitorBasis, rows: [], ownPlaces: [] },
  },
});
