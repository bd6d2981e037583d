import { z } from 'zod';
import { handOverKinds, sentAreaKinds } from './hand-over-names.ts';
import { deck } from './bus.ts';
import { orderDay } from './media-order.ts';
import { planGoals } from './plan.ts';
import { cityCode } from './region.ts';
import { evidenceInput } from './strategy-draft.ts';
import { targetAudience } from './target-audience.ts';

const lngLat = { lng: z.number().min(-180).max(180), lat: z.number().min(-90).max(90) };
const mediumId = z.int().min(1).max(10_000);
const name = z.string().max(120);

/** An area as a screen sends it on; `ring` is its outline [lng, lat][] where it was drawn or is needed as a fence. */
export const sentArea = z.object({
  cityCode,
  kind: z.enum(sentAreaKinds),
  areaId: z.string().max(120),
  name,
  ring: z
    .array(z.tuple([lngLat.lng, lngLat.lat]))
    .min(3)
    .max(500)
    .optional(),
});

export const sentPlace = z.object({
  cityCode,
  placeId: z.string().max(120).optional(),
  name,
  ...lngLat,
  address: z.string().max(200).optional(),
});

/** A face or a line's deck with a form. */
export const sentUnit = z.object({
  cityCode,
  mediumId,
  formId: z.int().min(1).max(10_000),
  faceId: z.string().min(1).max(120).optional(),
  lineId: z.string().min(1).max(120).optional(),
  deck: deck.optional(),
  quantity: z.int().min(1).max(1000),
  name,
});

/** What a screen sends on: places, media, an audience, findings and parts of a brief. */
export const handOverLoad = z.object({
  cityCodes: z.array(cityCode).max(60).default([]),
  mediumIds: z.array(mediumId).max(50).default([]),
  /** Absent: the screen has none. */
  targetAudience: targetAudience.optional(),
  areas: z.array(sentArea).max(200, '一次最多 200 个区域').default([]),
  pois: z.array(sentPlace).max(2000, '一次最多 2,000 个地点').default([]),
  units: z.array(sentUnit).max(200, '一次最多 200 项媒体').default([]),
  evidence: z.array(evidenceInput).max(10).default([]),
  name: z.string().max(60).optional(),
  brandId: z.string().min(1).max(64).optional(),
  goal: z.enum(planGoals).optional(),
  startDate: orderDay.optional(),
  weeks: z.int().min(1).max(52).optional(),
  budgetFen: z.int().min(100).max(1e14).optional(),
});
export type HandOverLoad = z.output<typeof handOverLoad>;
export type HandOverInput = z.input<typeof handOverLoad>;

/** A slip as its destination reads it: what the destination's permission covers, and how much it does not. */
export const handOver = z.object({
  kind: z.enum(handOverKinds),
  load: handOverLoad,
  /** Cities, media, areas, places and units that arrive, and those that the permission leaves out. */
  carriedItems: z.int(),
  leftOutItems: z.int(),
  /** 「已带入 12 项，3 项超出下单权限，未带入」. */
  sentence: z.string(),
});
export type HandOver = z.output<typeof handOver>;
