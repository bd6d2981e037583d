import { z } from 'zod';
import { amounts } from './evaluation.ts';
import { basis, figure, shareRange } from './figure.ts';
import { areaKinds } from './plan-names.ts';
import { cityCode } from './region.ts';
import { planId } from './smart-plan.ts';

const point = z.tuple([z.number(), z.number()]);

/** How far around a position its people are counted. */
export const aroundPositionMeters = 500;

/** What a plan buys in an area, limited to media in the reader's scope. */
export const areaMedia = z.object({
  positions: z.int(),
  /** Faces and slots that are free during the whole flight. */
  freeFaces: z.int(),
  chosenFaces: z.int(),
  /** Amounts of the chosen faces. */
  netFen: z.int(),
});

/** People present in an area in a typical week, and the audience among them. */
export const areaPeople = z.object({
  /** Distinct people who are present at any time. */
  persons: figure,
  taPersons: figure,
  /** 人数口径: TA people ÷ people. */
  taConcentration: figure,
  /** 人时口径: hours that the TA spends there ÷ hours that all spend there. */
  taConcentrationHours: figure,
  tgi: figure,
});

export const planArea = z.object({
  areaId: z.string(),
  kind: z.enum(areaKinds),
  name: z.string(),
  cityCode: z.string(),
  cityName: z.string(),
  districtName: z.string().nullable(),
  center: point,
  ring: z.array(point),
  ...areaPeople.shape,
  /** Whether its concentration reaches the plan's threshold. */
  isMatch: z.boolean(),
  stops: z.int(),
  lineNames: z.array(z.string()),
  ...areaMedia.shape,
});
export type PlanArea = z.infer<typeof planArea>;

/** A position in one form, as it can be bought. */
export const planUnit = z.object({
  unitId: z.string(),
  areaId: z.string(),
  areaName: z.string(),
  cityCode: z.string(),
  cityName: z.string(),
  positionId: z.string(),
  code: z.string(),
  name: z.string(),
  districtName: z.string().nullable(),
  mediumId: z.int(),
  mediumName: z.string(),
  formId: z.int(),
  formName: z.string(),
  /** Faces of the position in the form. */
  faceIds: z.array(z.string()),
  level: z.string(),
  lng: z.number(),
  lat: z.number(),
  faces: z.int(),
  freeFaces: z.int(),
  chosenFaces: z.int(),
  /** Price of one face or slot for 30 days; null without a rate card. */
  unitPriceFen: z.int().nullable(),
  isSamplePrice: z.boolean(),
  discountBasisPoints: z.int(),
  /** Net of one face over the whole flight. */
  faceNetFen: z.int().nullable(),
  /** People within `aroundPositionMeters` of it in a typical week: presence, not reach. */
  heat: z.object({ persons: figure, taPersons: figure, taConcentration: figure, tgi: figure }),
});
export type PlanUnit = z.infer<typeof planUnit>;

/** Filter of vacant positions. */
export const vacancySearch = z.object({
  planId,
  cityCode: cityCode.optional(),
  areaIds: z.array(z.string().min(1).max(80)).max(500).default([]),
  mediumId: z.int().min(1).max(10_000).optional(),
  /** Only this position. */
  positionId: z.string().min(1).max(80).optional(),
  keyword: z.string().max(60).default(''),
  onlyChosen: z.boolean().default(false),
});

export type VacancySearch = z.output<typeof vacancySearch>;

/** The same filter with the sorting of a list. */
export const vacancyFilter = vacancySearch.extend({
  sortBy: z.enum(['heat', 'price', 'freeFaces', 'name']).default('heat'),
  order: z.enum(['asc', 'desc']).default('desc'),
});

export type VacancyFilter = z.output<typeof vacancyFilter>;

/** Effect of the chosen faces on the audience over the flight, by the contact model of fixed faces. */
export const areaReach = z.object({
  basis,
  impressions: figure,
  taImpressions: figure,
  reach: figure,
  reachShare: figure,
  reachShareRange: shareRange,
  /** TA impressions ÷ TA reached. */
  frequency: figure,
  /** TA people ÷ all people reached, and TA impressions ÷ all impressions. */
  taConcentrationPeople: figure,
  taConcentrationImpressions: figure,
  /** Number of chosen faces whose medium the model does not cover. */
  unmodelledFaces: z.int(),
});

/** How a city's choice stands to 单区上限 and 最小间距, where its plan has them, and to any other choice. */
export const areaSpread = z.object({
  maxPerDistrict: z.int().nullable(),
  minDistanceMeters: z.int().nullable(),
  /** Districts that have as many chosen positions as they may. */
  fullDistricts: z.array(z.string()),
  /**
   * By which share any choice of single faces within the budget and both rules is worth more than this one at most, worth
   * being TA people around the positions, of a place's k-th unit 1/k. Null where this choice is not one of those.
   */
  surplus: z.number().nullable(),
  /**
   * Positions with free faces around which too few TA people are to be told of: they count nothing, so none is chosen.
   * Null under strict privacy.
   */
  withheldPositions: z.int().nullable(),
});

/** Totals of one city of a TA or geofence plan. */
export const areaPlanCity = z.object({
  cityCode: z.string(),
  cityName: z.string(),
  /** 0 until it is computed. */
  version: z.int(),
  computedAt: z.string().nullable(),
  budgetFen: z.int(),
  amounts,
  ...areaMedia.shape,
  /** null until it is computed, or where nothing was chosen. */
  reach: areaReach.nullable(),
  /** null without either rule, or until it is computed. */
  spread: areaSpread.nullable(),
});

/** Coverage and cost, one point per radius. */
export const radiusPoint = z.object({
  radiusMeters: z.int(),
  persons: figure,
  taPersons: figure,
  positions: z.int(),
  freeFaces: z.int(),
  /** One free face of every position over the flight, net. */
  netFen: z.int(),
});

export const noAreaMedia = { positions: 0, freeFaces: 0, chosenFaces: 0, netFen: 0 };
