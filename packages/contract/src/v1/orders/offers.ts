import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { deck } from '../../domain/bus.ts';
import { mediumId, orderDay, orderPermit } from '../../domain/media-order.ts';
import { pageInput, pageOf } from '../../domain/page.ts';
import { cityCode } from '../../domain/region.ts';

/** A unit that can be ordered in a form, with its vacancy on the requested days. */
export const orderOffer = z.object({
  /** Id of a face, or line and deck. */
  unitKey: z.string(),
  faceId: z.string().nullable(),
  lineId: z.string().nullable(),
  deck: deck.nullable(),
  unitName: z.string(),
  level: z.string(),
  lng: z.number().nullable(),
  lat: z.number().nullable(),
  /** Slots of the face, or vehicles for sale. */
  capacity: z.int(),
  /** Of these, free on all of the days. */
  freeUnits: z.int(),
  /** Price of one unit for `priceDays`. */
  priceFen: z.int(),
  priceDays: z.int(),
  isSamplePrice: z.boolean(),
  /** Production and mounting of one unit. */
  productionFen: z.int(),
});
export type OrderOffer = z.infer<typeof orderOffer>;

export const listOrderOffers = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'orders/offers',
  permit: orderPermit,
  scope: 'city-media',
  summary: '可下单的媒体：某城市某媒体形式的线路或点位面，附刊例价与档期空位，分页检索',
  reads: ['booking'],
  input: pageInput.extend({
    cityCode,
    mediumId: z.coerce.number().pipe(mediumId),
    formId: z.coerce.number().int().min(1).max(10_000),
    startDate: orderDay,
    endDate: orderDay,
    keyword: z.string().max(60).default(''),
    level: z.string().min(1).max(20).optional(),
    onlyFree: z.stringbool().default(false),
    sortBy: z.enum(['priceFen', 'freeUnits', 'unitName']).default('priceFen'),
    ascending: z.stringbool().default(false),
  }),
  output: pageOf(orderOffer).extend({
    levels: z.array(z.object({ level: z.string(), units: z.int() })),
    /** Range over all units of the form in the city, regardless of the filter. */
    capacity: z.int(),
    freeUnits: z.int(),
    /** The rate card's own discount for this duration: 850 is 8.5 折; 1000 for none. */
    discountPermille: z.int(),
  }),
  example: {
    input: { cityCode: '440300', mediumId: 1, formId: 1, startDate: '2027-03-01', endDate: '2027-03-28' },
    output: {
      rows: [
        {
          unitKey: 'L-0001:single',
          faceId: null,
          lineId: 'L-0001',
          deck: 'single',
          unitName: '1 路',
          level: 'A+',
          lng: null,
          lat: null,
          capacity: 12,
          freeUnits: 8,
          priceFen: 420_000,
          priceDays: 30,
          isSamplePrice: true,
          productionFen: 260_000,
        },
      ],
      total: 1,
      pageNo: 1,
      pageSize: 20,
      levels: [{ level: 'A+', units: 12 }],
      capacity: 12,
      freeUnits: 8,
      discountPermille: 850,
    },
  },
});
