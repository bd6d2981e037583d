import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { delineation, delineationInput, exampleDelineation, reachedArea } from '../../domain/delineation.ts';
import {
  crowdQuestion,
  drawnRing,
  insightBasis,
  poiScreen,
  screenPermit,
  taPeopleScreen,
} from '../../domain/place-insight.ts';
import { exampleBasis } from '../../domain/place-insight-example.ts';
import { placeEntry, placeSetId } from '../../domain/place-set.ts';
import { mostScopePlaces } from '../../domain/scope-names.ts';

const point = z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]);
const radius = z.number().min(50, '半径至少 50 米').max(5000, '半径不超过 5000 米');

export const delineatePlaces = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'places/delineate',
  permit: screenPermit(poiScreen, taPeopleScreen),
  scope: { facts: ({ reaches }) => reaches.flatMap(({ media }) => media) },
  summary: '圈定：地点或地点集的半径圈、沿线缓冲、多边形或步行等时圈内的人群、媒体与线路，可按多个半径',
  privacy: { cover: {} },
  input: crowdQuestion.extend({
    /** Exactly one of the four: places, a stored set of places, a way, or a polygon. */
    places: z
      .array(placeEntry.pick({ name: true, lng: true, lat: true }))
      .min(1, '请选择地点')
      .max(mostScopePlaces, `最多圈定 ${mostScopePlaces} 个地点`)
      .optional(),
    placeSetId: placeSetId.optional(),
    way: z.array(point).min(2, '沿线至少 2 个点').max(500, '沿线最多 500 个点').optional(),
    ring: drawnRing.optional(),
    /** Around places and along a way; the list is that of the first. */
    radiiMeters: z.array(radius).min(1).max(8, '最多 8 个半径').default([500]),
    /** Minutes on foot instead of radii, on the schematic streets. */
    minutes: z.array(z.int().min(3).max(30)).min(1).max(4).optional(),
    mediumIds: delineationInput.shape.mediumIds,
    list: delineationInput.shape.list,
    pageNo: delineationInput.shape.pageNo,
    pageSize: delineationInput.shape.pageSize,
  }),
  output: insightBasis.extend({
    /** Number of the places; 0 for a way or a polygon. */
    places: z.int(),
    /** One a radius or number of minutes, in the order asked. */
    reaches: z.array(reachedArea),
    /** True where the minutes were walked on schematic streets (示意路网). */
    isSchematic: z.boolean(),
    /** Circles that minutes cover, of the first number of minutes, to be drawn; empty otherwise. */
    covered: z.array(z.object({ lng: z.number(), lat: z.number(), radiusMeters: z.number() })),
    /** One page of the requested list of the first reach, nearest first. */
    positionRows: delineation.shape.positionRows,
    lineRows: delineation.shape.lineRows,
    total: z.int(),
    pageNo: z.int(),
    pageSize: z.int(),
  }),
  example: {
    input: { cityCode: '440300', places: [{ name: '福田店', lng: 114.055, lat: 22.541 }] },
    output: {
      ...exampleBasis,
      places: 1,
      reaches: [
        {
          radiusMeters: 500,
          minutes: null,
          sumSquareMeters: 785_000,
          unionSquareMeters: 785_000,
          overlapShare: 0,
          crowd: exampleDelineation.crowd,
          positions: 0,
          faces: 0,
          lines: 0,
          rateCardFen: 0,
          media: [],
        },
      ],
      isSchematic: false,
      covered: [],
      positionRows: [],
      lineRows: [],
      total: 0,
      pageNo: 1,
      pageSize: 20,
    },
  },
});
