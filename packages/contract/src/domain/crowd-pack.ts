import { z } from 'zod';
import { basis, figure } from './figure.ts';
import { cityCode } from './region.ts';
import { fence } from './plan.ts';
import { labelJoins, labelRule, type TargetAudience } from './target-audience.ts';
import { packCategories, packStates } from './crowd-pack-names.ts';

/** Flags that open crowd packs, and the permission groups whose cities they may cover. */
export const crowdPackGroups = [
  'smartMarketingData.numeracyTaData',
  'investmentOrderData.orderPatternData',
] as const;
export const crowdPackPermit = {
  anyOf: ['smartMarketingData.numeracyTaData.isEnabled', 'investmentOrderData.orderPatternData.isEnabled'],
} as const;

export const packId = z.string().min(1).max(40);
const placeId = z.string().min(1).max(80);
const joined = { join: z.enum(labelJoins).default('and') };

/** Persons selected by their labels. */
export const labelPart = z.object({ kind: z.literal('labels'), ...joined, targetAudience: labelRule });

/** Persons who are at any of the places on at least so many days of a typical week. */
export const placePart = z
  .object({
    kind: z.literal('place'),
    ...joined,
    districtIds: z.array(placeId).max(50).default([]),
    aoiIds: z.array(placeId).max(50).default([]),
    aoiTypes: z.array(z.string().min(1).max(40)).max(20).default([]),
    poiCategories: z.array(z.string().min(1).max(40)).max(20).default([]),
    poiBrands: z.array(z.string().min(1).max(60)).max(20).default([]),
    rings: z.array(fence.shape.ring).max(20).default([]),
    leastDays: z.int().min(1).max(7).default(1),
    /** Minimum minutes of a stay that counts as a visit. */
    leastMinutes: z.int().min(0).max(1440).default(0),
  })
  .refine(
    (part) =>
      part.districtIds.length +
        part.aoiIds.length +
        part.aoiTypes.length +
        part.poiCategories.length +
        part.poiBrands.length +
        part.rings.length >
      0,
    '到访条件至少选择一个地点',
  );
export type PlacePart = z.output<typeof placePart>;

/** Persons exposed to a plan or an order: P(N ≥ k) of at least a threshold, or an expected number of contacts. */
export const exposurePart = z.object({
  kind: z.literal('exposure'),
  ...joined,
  of: z.enum(['plan', 'order']),
  id: z.string().min(1).max(40),
  leastContacts: z.int().min(1).max(50).default(1),
  /** Minimum P(N ≥ k), 0–1; null to require k expected contacts instead. */
  leastChance: z.number().min(0.01).max(0.99).nullable().default(0.5),
});
export type ExposurePart = z.output<typeof exposurePart>;

/** Where and when a person passes media of the orders. */
export const nearby = z
  .object({
    /** Around fixed positions and the stops of lines. */
    radiusMeters: z.int().min(50, '半径至少 50 米').max(3000, '半径最多 3000 米').default(300),
    /** Hours of the day, `from` included, `to` excluded. */
    fromHour: z.int().min(0).max(23).default(0),
    toHour: z.int().min(1).max(24).default(24),
    /** Kind of day in a typical week. */
    leastDays: z.int().min(1).max(7).default(1),
  })
  .refine(({ fromHour, toHour }) => fromHour < toHour, '时段的开始须早于结束');
export type Nearby = z.output<typeof nearby>;

/** Persons who come near media of the orders during some hours. */
export const nearPart = z.object({
  kind: z.literal('near'),
  ...joined,
  orderIds: z.array(z.string().min(1).max(40)).min(1).max(10),
  nearby,
});
export type NearPart = z.output<typeof nearPart>;

/** Persons matched with a file of hashed ids. */
export const uploadPart = z.object({ kind: z.literal('upload'), ...joined, uploadId: packId });

/** Persons of another pack, or of a crowd of the platform. */
export const packPart = z.object({ kind: z.literal('pack'), ...joined, packId });

/** Read from left to right; the operator of the first is ignored. */
export const packRule = z.object({
  parts: z
    .array(z.discriminatedUnion('kind', [labelPart, placePart, exposurePart, nearPart, uploadPart, packPart]))
    .min(1, '请至少设置一个条件')
    .max(10, '最多 10 个条件'),
});
export type PackRule = z.output<typeof packRule>;
export type PackRulePart = PackRule['parts'][number];

/** An audience as the condition of a rule. */
export const packPartOf = ({ groups, packId }: TargetAudience): PackRulePart =>
  packId === undefined
    ? { kind: 'labels', join: 'and', targetAudience: { groups } }
    : { kind: 'pack', join: 'and', packId };

export const packName = z.string().trim().min(1, '请填写人群包名称').max(30, '人群包名称不超过 30 字');
export const packCities = z.array(cityCode).min(1, '请选择城市').max(10, '最多选择 10 个城市');
/** Key that makes repeated submissions of one form create one pack; the browser generates it once per form. */
export const requestKey = z.uuid().optional();

/** A folder of an organisation's packs; it is there while a pack is in it. */
export const packFolder = z.string().trim().min(1, '请填写目录名称').max(20, '目录名称不超过 20 字');
/** Last day on which a pack may become an audience. */
export const packValidity = z.iso.date('有效期须为日期');

/** What has a pack for its audience, or names it in its rule. */
export const packUse = z.object({
  of: z.enum(['plan', 'order', 'pack']),
  id: z.string(),
  no: z.string(),
  name: z.string(),
});
export type PackUse = z.infer<typeof packUse>;

export const packRow = z.object({
  packId,
  packNo: z.string(),
  name: z.string(),
  category: z.enum(packCategories),
  /** The rule in words. */
  summary: z.string(),
  state: z.enum(packStates),
  /** Reason why it failed or expired, or is not valid any more. */
  stateReason: z.string().nullable(),
  jobId: z.string().nullable(),
  cityCodes: z.array(z.string()),
  cityNames: z.array(z.string()),
  /** Totals of the cities in the reader's scope. */
  persons: figure,
  share: figure,
  /** Number of plans and orders that the rule uses. */
  sources: z.int(),
  folder: z.string().nullable(),
  /** YYYY-MM-DD; null for no end. */
  validUntil: z.string().nullable(),
  isArchived: z.boolean(),
  version: z.int(),
  isSample: z.boolean(),
  createdBy: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type PackRow = z.infer<typeof packRow>;

export const packCitySize = z.object({
  cityCode: z.string(),
  cityName: z.string(),
  persons: figure,
  share: figure,
  basis,
});

export const packEstimate = z.object({
  summary: z.string(),
  /** The rule one condition further at a time: people of the condition alone, and of the rule so far. */
  steps: z.array(z.object({ text: z.string(), persons: figure, personsSoFar: figure })),
  persons: figure,
  share: figure,
  cities: z.array(packCitySize),
  /** Cities without a panel, where nobody can be selected. */
  citiesWithoutPanel: z.array(z.string()),
});

export const portraitDimension = z.object({
  category: z.string(),
  dimension: z.string(),
  labels: z.array(
    z.object({
      labelId: z.int(),
      name: z.string(),
      share: figure,
      /** True where the conditions of the pack exclude everyone with the label. */
      isContradicted: z.boolean(),
      baseShare: z.number(),
      tgi: z.number().nullable(),
    }),
  ),
});

const none = { value: null, low: null, high: null, suppressed: false };

export const examplePack: PackRow = {
  packId: 'k-1',
  packNo: 'RQ2611210001',
  name: '高消费车主',
  category: 'label',
  summary: '有车 且 高消费',
  state: 'ready',
  stateReason: null,
  jobId: null,
  cityCodes: ['440300'],
  cityNames: ['深圳市'],
  persons: none,
  share: none,
  sources: 0,
  folder: null,
  validUntil: null,
  isArchived: false,
  version: 1,
  isSample: false,
  createdBy: '策划示例',
  createdAt: '2026-11-21T00:00:00.000Z',
  updatedAt: '2026-11-21T00:00:00.000Z',
};
