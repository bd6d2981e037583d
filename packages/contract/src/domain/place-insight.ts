import { z } from 'zod';
import type { Permit } from '../core/endpoint.ts';
import type { PermissionGroupPath, PermissionPath } from '../permission/permission-structure.ts';
import { crowdRoles, dayTypes, spatialUnits } from './crowd-names.ts';
import { basis, figure } from './figure.ts';
import { cityCode } from './region.ts';
import { targetAudience } from './target-audience.ts';

/** Permission groups of the screens about a city's people and places. */
export const cityVisionScreen = 'digitalAssetRoleData.cityNumericalPerspectiveData';
export const aoiBaseScreen = 'digitalAssetRoleData.aoiDataBaseData';
export const cityPeopleScreen = 'smartMarketingData.wisdomCityData';
export const taPeopleScreen = 'smartMarketingData.numeracyTaData';
export const businessDistrictScreen = 'smartMarketingData.cbdInsightData';
export const sceneScreen = 'smartMarketingData.specificContext';
export const combinationScreen = 'smartMarketingData.wisdomCombinationData';
export const poiScreen = 'smartMarketingData.analyzePoiData';

/** Permit of a call used by the screens of these groups; each screen shows the cities of its own group. */
export function screenPermit<const Groups extends readonly PermissionGroupPath[]>(...groups: Groups) {
  return {
    anyOf: groups.map((group) => `${group}.isEnabled` as PermissionPath),
  } satisfies Permit;
}

export const crowdRole = z.enum(crowdRoles);
export const spatialUnit = z.enum(spatialUnits);

/** Time filter: a month (absent: the measured week), kind of day, hours of the day. */
export const timeWindow = z.object({
  month: z
    .string()
    .regex(/^20\d{2}-(0[1-9]|1[0-2])$/, '月份格式须为 YYYY-MM')
    .optional(),
  dayType: z.enum(dayTypes).default('all'),
  /** `from` included, `to` excluded: 7 and 10 are 07:00–10:00. */
  fromHour: z.coerce.number().int().min(0).max(23).default(0),
  toHour: z.coerce.number().int().min(1).max(24).default(24),
});
export type TimeWindow = z.output<typeof timeWindow>;

/** A box of the map, degrees, WGS-84. */
export const mapBounds = z
  .object({
    west: z.coerce.number().min(-180).max(180),
    south: z.coerce.number().min(-90).max(90),
    east: z.coerce.number().min(-180).max(180),
    north: z.coerce.number().min(-90).max(90),
  })
  .refine((box) => box.west < box.east && box.south < box.north, '地图范围须西小于东、南小于北');
export type MapBounds = z.output<typeof mapBounds>;

/** JSON in a query string; text that is not JSON is passed on and rejected by the schema. */
function fromJson(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return value;
  }
}
/** An object in the query string of a GET call, as JSON. */
export const audienceQuery = z.preprocess(fromJson, targetAudience.default({ groups: [] }));
export const boundsQuery = z.preprocess(fromJson, mapBounds.optional());

/** Common input of requests about people in places: city, time and audience. */
export const crowdQuestion = timeWindow.extend({
  cityCode,
  targetAudience: targetAudience.default({ groups: [] }),
  role: crowdRole.default('present'),
});
/** Like crowdQuestion, in a query string. */
export const crowdQuery = timeWindow.extend({
  cityCode,
  targetAudience: audienceQuery,
  role: crowdRole.default('present'),
});

/** Figures of an area. People are those of the universe; days are average days of the window. */
export const areaFigures = z.object({
  residents: figure,
  workers: figure,
  /** 日均到访: people per day who neither live nor work there. */
  dailyVisitors: figure,
  /** 日均在场: people per day who are there at any time in the hours. */
  dailyPersons: figure,
  /** 平均在场: mean number of people there at a moment of the hours. */
  averagePresent: figure,
  /** People of the requested role, and the audience among them. */
  persons: figure,
  taPersons: figure,
  /** TA浓度（人数口径）: audience ÷ people of the role. */
  taConcentrationPeople: figure,
  /** TA浓度（人时口径）: hours that the audience spends there ÷ hours that all spend there. */
  taConcentrationHours: figure,
  /** 100 × concentration by people ÷ share of the audience in the city. */
  tgi: figure,
});
export type AreaFigures = z.infer<typeof areaFigures>;

/** 口径 of an answer about people in places. */
export const insightBasis = z.object({
  basis,
  /** True when the month is extrapolated from the measured week by the declared daily variation (外推). */
  isModelled: z.boolean(),
});

/** Identity and position of an area. */
export const placedArea = z.object({
  areaId: z.string(),
  name: z.string(),
  districtName: z.string().nullable(),
  /** [lng, lat], WGS-84. */
  center: z.tuple([z.number(), z.number()]),
});

/** One area with its figures, as maps and rankings show it. */
export const areaRow = areaFigures.extend(placedArea.shape).extend({
  squareMeters: z.number(),
  /** Number of cells of resolution 9 (about 0.1 km²) in which its people are counted; null under strict privacy. */
  gridCells: z.int().nullable(),
});
export type AreaRow = z.infer<typeof areaRow>;

/** An AOI with its figures and the media around it. */
export const aoiRow = areaRow.extend({
  aoiType: z.string(),
  /** An outline that is only indicative (示意). */
  isIndicative: z.boolean(),
  /** Media positions within 500 m that the caller may see, and bus lines. */
  nearbyMedia: z.int(),
  nearbyLines: z.int(),
});
export type AoiRow = z.infer<typeof aoiRow>;

/** Filter of AOIs. */
export const aoiFilter = z.object({
  keyword: z.string().trim().max(60).default(''),
  aoiTypes: z.array(z.string().max(20)).max(50).default([]),
  districtNames: z.array(z.string().max(40)).max(50).default([]),
  /** Only AOIs whose centre is in this business district. */
  businessDistrictId: z.string().max(80).optional(),
  bounds: mapBounds.optional(),
  minSquareMeters: z.number().min(0).optional(),
  maxSquareMeters: z.number().min(0).optional(),
  /** Minimum people of the role, and minimum TA concentration (0..1) by people. Withheld figures never qualify. */
  minPersons: z.number().min(0).optional(),
  minConcentration: z.number().min(0).max(1).optional(),
});
export const areaOrders = [
  'persons',
  'taPersons',
  'taConcentrationPeople',
  'tgi',
  'squareMeters',
  'name',
] as const;
export const areaOrder = z.enum(areaOrders);

/** A closed or open ring drawn by a user, [lng, lat], WGS-84. */
export const drawnRing = z
  .array(z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]))
  .min(3, '围栏至少 3 个点')
  .max(500, '围栏最多 500 个点');

export const poiRow = z.object({
  placeId: z.string(),
  name: z.string(),
  /** 大类;中类;小类. */
  category: z.string(),
  brand: z.string().nullable(),
  address: z.string().nullable(),
  districtName: z.string().nullable(),
  lng: z.number(),
  lat: z.number(),
  isIndicative: z.boolean(),
});
export type PoiRow = z.infer<typeof poiRow>;

/** Map data of many points: the points themselves when few, else counts by cell. */
export const poiMap = z.object({
  total: z.int(),
  isClustered: z.boolean(),
  /** At most 5,000; empty when clustered. `groupNo` is the index in the requested groups. */
  points: z.array(
    z.object({ placeId: z.string(), name: z.string(), lng: z.number(), lat: z.number(), groupNo: z.int() }),
  ),
  /** H3 cells with the number of points of each group; empty when not clustered. */
  cells: z.array(
    z.object({
      cell: z.string(),
      center: z.tuple([z.number(), z.number()]),
      count: z.int(),
      countByGroup: z.array(z.int()),
    }),
  ),
});
export type PoiMap = z.infer<typeof poiMap>;

/** Number of points of a group by district. */
export const poiCount = z.object({
  name: z.string(),
  count: z.int(),
  byDistrict: z.array(z.object({ districtName: z.string(), count: z.int() })),
});
export type PoiCount = z.infer<typeof poiCount>;

/** Data releases on which an answer about places is based. */
export const placeSource = z.object({
  releaseNo: z.string().nullable(),
  source: z.string().nullable(),
  isDemo: z.boolean(),
});
export type PlaceSource = z.infer<typeof placeSource>;

/** Points of a map, with the counts by group and district. */
export const poiAnswer = z.object({ places: placeSource, map: poiMap, groups: z.array(poiCount) });

/** Share of a label among some people, compared with its share in the city. */
export const labelShare = z.object({
  labelId: z.int(),
  name: z.string(),
  share: figure,
  baseShare: z.number(),
  tgi: figure,
});
export const portraitDimension = z.object({
  category: z.string(),
  dimension: z.string(),
  labels: z.array(labelShare),
});
export type PortraitDimension = z.infer<typeof portraitDimension>;

/** An area of a heat map. Areas whose figure is withheld are left out and counted. */
export const heatRow = placedArea.extend({
  persons: figure,
  /** Persons per square kilometre. */
  density: z.number().nullable(),
});
export type HeatRow = z.infer<typeof heatRow>;
export const heatQuestion = crowdQuestion.extend({
  unit: spatialUnit.default('cell'),
  bounds: mapBounds.optional(),
  /** Districts to include, by name; empty for all. */
  districtNames: z.array(z.string().max(40)).max(50).default([]),
  /** Returned areas, those with most people first. */
  limit: z.int().min(1).max(5000).default(2000),
});
export const heatAnswer = insightBasis.extend({
  unit: spatialUnit,
  /** Number of matching areas, including those cut off and withheld. */
  total: z.int(),
  /** 样本不足: areas left out because they rest on too few panel persons. */
  withheld: z.int(),
});

export const hourFigures = z.object({ hour: z.int(), persons: figure, taPersons: figure });
export type HourFigures = z.infer<typeof hourFigures>;

/** Rows of places without their counts of the media that the asker may see. */
export const withoutNearbyMedia = <
  Row extends { readonly nearbyMedia: number; readonly nearbyLines: number },
>(
  rows: readonly Row[],
) => rows.map(({ nearbyMedia: _media, nearbyLines: _lines, ...row }) => row);
