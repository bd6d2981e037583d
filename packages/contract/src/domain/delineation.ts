import { z } from 'zod';
import { deck, lineLevel } from './bus.ts';
import { positionLevel } from './medium.ts';
import { pageInput } from './page.ts';
import { areaFigures, insightBasis, placeSource } from './place-insight.ts';
import { exampleBasis, exampleFigures, examplePlaceSource } from './place-insight-example.ts';

const price = z.object({
  formName: z.string(),
  /** Price of a face or slot for periodDays; for a bus line, of one vehicle for 30 days. */
  priceFen: z.int(),
  periodDays: z.int(),
  /** True when the price does not come from a rate card (示例价). */
  isSample: z.boolean(),
  deck: deck.nullable(),
});

/** Which of the found places to search around, and which list to return. */
export const delineationInput = pageInput.extend({
  /** Around every found place. */
  radiusMeters: z.number().min(50, '半径至少 50 米').max(5000, '半径不超过 5000 米').default(500),
  districtNames: z.array(z.string().max(40)).max(50).default([]),
  mediumIds: z.array(z.int().min(1).max(10_000)).max(50).default([]),
  /** media: positions; lines: bus lines. */
  list: z.enum(['media', 'lines']).default('media'),
});

/** People, media positions and bus lines around places, limited to what the caller may see. */
export const delineation = insightBasis.extend({
  places: placeSource,
  /** Places found, in total and by group. */
  pois: z.int(),
  groups: z.array(z.object({ name: z.string(), count: z.int() })),
  /** Area of all circles together and of their union, m²; overlap = 1 − union ÷ sum. */
  sumSquareMeters: z.number(),
  unionSquareMeters: z.number(),
  overlapShare: z.number(),
  /** People of the cells whose centre lies in a circle. */
  crowd: areaFigures,
  media: z.array(
    z.object({
      mediumId: z.int(),
      mediumName: z.string(),
      unit: z.string(),
      positions: z.int(),
      faces: z.int(),
      lowestPriceFen: z.int().nullable(),
      highestPriceFen: z.int().nullable(),
    }),
  ),
  lines: z.int(),
  /** One page of the requested list, nearest first. */
  positionRows: z.array(
    z.object({
      positionId: z.string(),
      mediumId: z.int(),
      mediumName: z.string(),
      code: z.string(),
      name: z.string(),
      districtName: z.string().nullable(),
      level: positionLevel,
      lng: z.number(),
      lat: z.number(),
      faces: z.int(),
      nearestPoi: z.string(),
      distanceMeters: z.number(),
      poisWithin: z.int(),
      prices: z.array(price),
    }),
  ),
  lineRows: z.array(
    z.object({
      lineId: z.string(),
      lineName: z.string(),
      level: lineLevel,
      nearestPoi: z.string(),
      /** Distance from the route of the line. */
      distanceMeters: z.number(),
      poisWithin: z.int(),
      prices: z.array(price),
    }),
  ),
  total: z.int(),
  pageNo: z.int(),
  pageSize: z.int(),
});

export const exampleDelineation = {
  ...exampleBasis,
  places: examplePlaceSource,
  pois: 1,
  groups: [{ name: '咖啡', count: 1 }],
  sumSquareMeters: 785_000,
  unionSquareMeters: 785_000,
  overlapShare: 0,
  crowd: exampleFigures,
  media: [],
  lines: 0,
  positionRows: [],
  lineRows: [],
  total: 0,
  pageNo: 1,
  pageSize: 20,
};

/** People, media and lines in what a distance or a time from some places covers. */
export const reachedArea = z.object({
  /** Around every place or along the way; 0 for a drawn polygon and for minutes. */
  radiusMeters: z.number(),
  /** Minutes on foot; null for distances. */
  minutes: z.int().nullable(),
  /** Area of all parts together and of their union, m²; overlap = 1 − union ÷ sum. */
  sumSquareMeters: z.number(),
  unionSquareMeters: z.number(),
  overlapShare: z.number(),
  crowd: areaFigures,
  positions: z.int(),
  faces: z.int(),
  lines: z.int(),
  /** One face of every position in its cheapest form for 28 days at the rate card; positions without a rate count 0. */
  rateCardFen: z.int(),
  media: delineation.shape.media,
});
export type ReachedArea = z.infer<typeof reachedArea>;

/** Days that amounts of a delineation are for. */
export const delineationDays = 28;
