import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { areaMedia, areaPeople, areaPlanCity, noAreaMedia, radiusPoint } from '../domain/area-plan.ts';
import { basis, figure } from '../domain/figure.ts';
import { noFigure, planId, smartSelectPermit } from '../domain/smart-plan.ts';

export const geoMatch = z.object({
  fenceId: z.string(),
  fenceName: z.string(),
  cityCode: z.string(),
  cityName: z.string(),
  /** Outline; a circle also has its radius. */
  ring: z.array(z.tuple([z.number(), z.number()])),
  radiusMeters: z.int().nullable(),
  priority: z.int(),
  areaSquareMeters: z.number(),
  ...areaPeople.shape,
  ...areaMedia.shape,
  /** Residents and workers of the fence, expanded persons. */
  residents: figure,
  taResidents: figure,
  workers: figure,
  stops: z.int(),
  lines: z.array(
    z.object({ lineId: z.string(), lineName: z.string(), metersInside: z.number(), stopsInside: z.int() }),
  ),
});
export type GeoMatch = z.infer<typeof geoMatch>;

export const getGeoLocationPlanDetail = endpoint({
  method: 'GET',
  path: 'ai-option-mode/getGeoLocationPlanDetail',
  permit: smartSelectPermit,
  scope: 'city-media',
  summary: '地理围栏方案：每个围栏的人口、目标人群与途经线路',
  // The curve sums over cities, each of which has its own noise.
  privacy: 'refused',
  reads: ['plan-choice'],
  input: z.object({ planId }),
  output: z.object({
    planId,
    basis: z.array(basis),
    cities: z.array(areaPlanCity),
    matches: z.array(geoMatch),
    /** One point per radius of the circles, with drawn polygons unchanged; empty until computed or without a circle. */
    radiusCurve: z.array(radiusPoint),
  }),
  example: {
    input: { planId: 'p-2' },
    output: {
      planId: 'p-2',
      basis: [],
      cities: [],
      radiusCurve: [],
      matches: [
        {
          fenceId: 'f1',
          fenceName: '门店一',
          cityCode: '440300',
          cityName: '深圳市',
          ring: [],
          radiusMeters: 600,
          priority: 5,
          areaSquareMeters: 1_200_000,
          persons: noFigure,
          taPersons: noFigure,
          taConcentration: noFigure,
          taConcentrationHours: noFigure,
          tgi: noFigure,
          ...noAreaMedia,
          residents: noFigure,
          taResidents: noFigure,
          workers: noFigure,
          stops: 6,
          lines: [{ lineId: 'l-1', lineName: '1路', metersInside: 820, stopsInside: 2 }],
        },
      ],
    },
  },
});
