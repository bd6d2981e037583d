import { z } from 'zod';

/** What a place of the city's data is. */
export const knownPlaceKinds = [
  'businessDistrict',
  'aoi',
  'poi',
  'station',
  'road',
  'address',
  'geocoder',
] as const;
export type KnownPlaceKind = (typeof knownPlaceKinds)[number];
export const knownPlaceKindNames: Readonly<Record<KnownPlaceKind, string>> = {
  businessDistrict: '商圈',
  aoi: 'AOI',
  poi: 'POI',
  station: '地铁站',
  road: '道路',
  address: '地址',
  geocoder: '地址服务',
};

/** A place that the product knows, WGS-84. */
export const knownPlace = z.object({
  kind: z.enum(knownPlaceKinds),
  /** Null for an address that lies between known ones. */
  placeId: z.string().nullable(),
  name: z.string(),
  address: z.string().nullable(),
  districtName: z.string().nullable(),
  lng: z.number(),
  lat: z.number(),
});
export type KnownPlace = z.infer<typeof knownPlace>;

/** Rows of one geocoding at most. */
export const mostGeocodedRows = 2000;

/** A score from which a row counts as found, and from which a candidate is named. */
export const geocodeScores = { found: 0.8, named: 0.45 } as const;
