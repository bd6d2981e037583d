import { z } from 'zod';
import {
  aoiBaseScreen,
  businessDistrictScreen,
  cityPeopleScreen,
  cityVisionScreen,
  drawnRing,
  poiScreen,
  sceneScreen,
  screenPermit,
  taPeopleScreen,
} from './place-insight.ts';
import { mediaInventoryGroup } from './medium.ts';
import { orderGroup } from './media-order.ts';
import { longestPlaceSetName, mostPlaces, placeSetKinds } from './place-set-names.ts';
import { cityCode } from './region.ts';
import { savedVersionOrNone } from './saved-version.ts';
import { smartSelectGroup } from './smart-plan.ts';
import { strategyCaseGroup } from './strategy-case.ts';

/** Every screen that chooses or keeps places; a city is visible when one of its groups grants it. */
export const placeSetPermit = screenPermit(
  taPeopleScreen,
  poiScreen,
  sceneScreen,
  aoiBaseScreen,
  cityVisionScreen,
  cityPeopleScreen,
  businessDistrictScreen,
  mediaInventoryGroup,
  smartSelectGroup,
  orderGroup,
  strategyCaseGroup,
  'smartMarketingData.competitorPutData',
);

export const placeSetId = z.string().min(1).max(60);
export const placeSetKind = z.enum(placeSetKinds);

/** One place of a set, WGS-84. */
export const placeEntry = z.object({
  /** Id of an AOI, POI or 商圈 of the city's data; left out for a place of the user's own. */
  placeId: z.string().min(1).max(80).optional(),
  name: z.string().trim().min(1, '地点名称不能为空').max(60, '地点名称最多 60 字'),
  lng: z.number().min(-180).max(180),
  lat: z.number().min(-90).max(90),
  /** Outline of an area. */
  ring: drawnRing.optional(),
  address: z.string().max(200, '地址最多 200 字').optional(),
  /** How well the name and address matched what the product knows, 0..1. */
  matchScore: z.number().min(0).max(1).optional(),
});
export type PlaceEntry = z.infer<typeof placeEntry>;

const placeSetHead = z.object({
  name: z
    .string()
    .trim()
    .min(1, '请填写地点集名称')
    .max(longestPlaceSetName, `地点集名称最多 ${longestPlaceSetName} 字`),
  kind: placeSetKind,
  cityCode,
  /** True where the organisation of its owner may use it. */
  isShared: z.boolean(),
});

export const placeSetRow = placeSetHead.extend({
  placeSetId: z.string(),
  name: z.string(),
  cityName: z.string(),
  /** Number of its places. */
  places: z.int(),
  isOwn: z.boolean(),
  ownerName: z.string(),
  version: z.int(),
  updatedAt: z.string(),
});
export type PlaceSetRow = z.infer<typeof placeSetRow>;

export const placeSet = placeSetRow.extend({ entries: z.array(placeEntry) });
export type PlaceSet = z.infer<typeof placeSet>;

export const placeSetChange = placeSetHead.extend({
  /** Left out for a new set. */
  placeSetId: placeSetId.optional(),
  entries: z
    .array(placeEntry)
    .min(1, '地点集至少有一个地点')
    .max(mostPlaces, `地点集最多 ${mostPlaces} 个地点`),
  /** The version that it is based on; 0 for a new one. */
  version: savedVersionOrNone,
});

export const examplePlaceSet: PlaceSet = {
  placeSetId: '3f0c7a52-6a53-4b11-9a55-2f8d0d1c9e10',
  name: '福田门店',
  kind: 'store',
  cityCode: '440300',
  cityName: '深圳市',
  isShared: false,
  places: 1,
  isOwn: true,
  ownerName: '王策划',
  version: 1,
  updatedAt: '2026-11-21T08:00:00.000Z',
  entries: [{ name: '福田店', lng: 114.055, lat: 22.541, address: '深南大道1000号' }],
};
