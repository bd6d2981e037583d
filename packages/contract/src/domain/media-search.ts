import { z } from 'zod';
import { formKey } from './form-key.ts';
import { deck } from './bus.ts';
import { figure } from './figure.ts';
import { mediaSizes } from './media-sizes.ts';
import { inventoryFilter } from './medium.ts';
import { targetAudience } from './target-audience.ts';

/** A face's position in a form, or the vehicles of a line's deck in a form. */
export const mediaUnitKinds = ['face', 'line'] as const;

export const mediaSorts = [
  'code',
  'free',
  'vacancy',
  'price',
  'passages',
  'impressions',
  'concentration',
  'cpm',
  'distance',
] as const;
export type MediaSort = (typeof mediaSorts)[number];

/** Places that units are looked for around. */
export const maxSearchPlaces = 2000;
const place = z.object({ lng: z.number().min(-180).max(180), lat: z.number().min(-90).max(90) });

const names = (length: number) => z.array(z.string().min(1).max(length)).max(60).default([]);
const amount = z.int().min(0).max(1_000_000_000_000).optional();

/** What is searched among the units of a city; lists that are empty restrict nothing. */
export const mediaSearchFilter = inventoryFilter.omit({ mediumId: true, level: true }).extend({
  mediumIds: z.array(z.int().min(1).max(10_000)).max(100).default([]),
  forms: z.array(formKey).max(60).default([]),
  scenes: names(20),
  levels: names(10),
  sizes: z.array(z.enum(mediaSizes)).max(4).default([]),
  tags: names(20),
  districtNames: names(40),
  businessDistrictId: z.string().min(1).max(120).optional(),
  isLit: z.boolean().optional(),
  /** Rate card of one unit for 30 days. */
  minPriceFen: amount,
  maxPriceFen: amount,
  /** Only what stands within the radius of one of these places. */
  places: z.array(place).max(maxSearchPlaces).default([]),
  radiusMeters: z.int().min(50).max(10_000).default(500),
  /** West, south, east, north: only what stands inside. */
  bounds: z.tuple([z.number(), z.number(), z.number(), z.number()]).optional(),
  /** Only units that the user keeps as favourites. */
  isFavourite: z.boolean().default(false),
  targetAudience: targetAudience.default({ groups: [] }),
});

/** One row of the media that a city has for sale. */
export const mediaUnit = z.object({
  unitKind: z.enum(mediaUnitKinds),
  /** Position or line with the form: unique in the country, the same from release to release. */
  unitKey: z.string(),
  cityCode: z.string(),
  mediumId: z.int(),
  mediumName: z.string(),
  /** Counting unit: 面, 块, 辆. */
  unit: z.string(),
  formId: z.int(),
  formName: z.string(),
  sceneName: z.string(),
  tags: z.array(z.string()),
  positionId: z.string().nullable(),
  lineId: z.string().nullable(),
  deck: deck.nullable(),
  code: z.string(),
  name: z.string(),
  address: z.string().nullable(),
  districtName: z.string().nullable(),
  businessDistrictName: z.string().nullable(),
  /** WGS-84; null for lines. */
  lng: z.number().nullable(),
  lat: z.number().nullable(),
  level: z.string(),
  operator: z.string().nullable(),
  widthMillimeters: z.int(),
  heightMillimeters: z.int(),
  isLit: z.boolean(),
  spotSeconds: z.int().nullable(),
  loopSeconds: z.int().nullable(),
  /** Faces of the position in the form; none for lines. */
  faces: z.array(
    z.object({
      faceId: z.string(),
      faceNo: z.string(),
      facingDegrees: z.number().nullable(),
      slots: z.int(),
      /** Slots that are free on all days of the period. */
      freeSlots: z.int(),
    }),
  ),
  /** What there is of it: slots of the faces, vehicles that are for sale when the period begins. */
  units: z.int(),
  /** Units free on all days of the period. */
  freeUnits: z.int(),
  /** First day from which a unit is free for as long as the period; null when there is none within 180 days. */
  nextFreeFrom: z.string().nullable(),
  /** Units free on all days of each of 13 weeks from today on. */
  vacancyWeeks: z.array(z.int()).length(13),
  /** Free unit-days ÷ unit-days of the 90 days from today on. */
  freeShare90: z.number(),
  /** Rate card of one unit for `priceDays`; null where no rate card names it. */
  priceFen: z.int().nullable(),
  priceDays: z.int().nullable(),
  isSamplePrice: z.boolean(),
  productionFen: z.int(),
  /** Passages in view a day; unknown for lines. */
  passersPerDay: figure,
  /** Visible contacts a day with one unit, of all people. */
  impressionsPerDay: figure,
  /** Share of the audience in these contacts; unknown without an audience. */
  taConcentration: figure,
  /** Rate card ÷ contacts of the audience × 1000; of all people without an audience. */
  taCpmFen: z.number().nullable(),
  /** Metres to the nearest of the places searched around. */
  distanceMeters: z.number().nullable(),
  isFavourite: z.boolean(),
  isIndicative: z.boolean(),
  /** Names of the fields that a declared rule filled (估算). */
  estimatedFields: z.array(z.string()),
  /** Day of the data release. */
  updatedOn: z.string(),
});
export type MediaUnit = z.infer<typeof mediaUnit>;

const facet = z.array(z.object({ value: z.string(), name: z.string(), count: z.int() }));

/** Rows by each property, with all other filters. */
export const mediaFacets = z.object({
  scenes: facet,
  media: z.array(z.object({ mediumId: z.int(), name: z.string(), count: z.int() })),
  forms: facet,
  levels: facet,
  lit: facet,
  sizes: facet,
  tags: facet,
  districts: facet,
});
export type MediaFacets = z.infer<typeof mediaFacets>;

export const mediaSummary = z.object({
  positions: z.int(),
  lines: z.int(),
  /** Slots and vehicles of all rows; vehicles of a line once, whatever its forms. */
  units: z.int(),
  freeUnits: z.int(),
  /** freeUnits ÷ units; null when there are none. */
  freeShare: z.number().nullable(),
  leastPriceFen: z.int().nullable(),
  mostPriceFen: z.int().nullable(),
  /** Days that these prices are for: those of the rows where they agree, else 30. */
  priceDays: z.int(),
  isSamplePrice: z.boolean(),
  /** First day on which anything of the rows is free for as long as the period; null while something is free, or never. */
  nextFreeFrom: z.string().nullable(),
});
export type MediaSummary = z.infer<typeof mediaSummary>;
