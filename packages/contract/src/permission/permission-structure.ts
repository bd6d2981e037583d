import { z } from 'zod';

const regionCode = z.string().regex(/^(ALL|\d{6})$/, '城市代码须为 6 位数字或 ALL');
const mediumId = z.int().min(0).max(1_000_000);

/** One grant: these media in these cities. Only the pair is granted, never the product of two entries. */
export const permissionEntry = z.object({
  regionCodes: z.array(regionCode),
  mediaIds: z.array(mediumId),
});
export type PermissionEntry = z.infer<typeof permissionEntry>;

/** A feature with a data scope (permission group). */
const dataGroup = z.object({
  isEnabled: z.boolean().default(false),
  regionCodes: z.array(regionCode).default([]),
  mediaIds: z.array(mediumId).default([]),
  mediaRegionData: z.array(permissionEntry).default([]),
});
export type PermissionGroup = z.infer<typeof dataGroup>;

const off = { isEnabled: false, regionCodes: [], mediaIds: [], mediaRegionData: [] };
const group = dataGroup.default(off);
const flag = z.object({ isEnabled: z.boolean().default(false) }).prefault({});

/** The permission structure (`dataRoleRequest`) of section 3 of the specification. */
export const permissionStructure = z.object({
  effectAppraisalData: group,
  investmentOrderData: z
    .object({
      pageIsEnabled: z.boolean().default(false),
      orderPatternData: group,
      wiseChoicePatternData: group,
    })
    .prefault({}),
  digitalAssetRoleData: z
    .object({
      pageIsEnabled: z.boolean().default(false),
      allMediumData: group,
      allNationwideMediaData: group,
      appAnalyseData: group,
      cityNumericalPerspectiveData: group,
      aoiDataBaseData: group,
    })
    .prefault({}),
  operationOptimizeData: group,
  serviceStandardData: z
    .object({
      isEnabled: z.boolean().default(false),
      digitalUpgrade: z.boolean().default(false),
      measurementStandard: z.boolean().default(false),
      detectionSystem: z.boolean().default(false),
    })
    .prefault({}),
  smartMarketingData: z
    .object({
      pageIsEnabled: z.boolean().default(false),
      wisdomTargetData: z.object({ targetShowState: z.boolean().default(false) }).prefault({}),
      wisdomCombinationData: group,
      competitorPutData: group,
      wisdomCityData: group,
      numeracyTaData: group,
      cbdInsightData: group,
      specificContext: group,
      analyzePoiData: group,
    })
    .prefault({}),
  /** The platform's own administration: accounts, imports, data releases. Not part of the specification. */
  administrationData: z
    .object({
      pageIsEnabled: z.boolean().default(false),
      dataReleaseData: group,
      /** Organisations, users, roles and sessions. */
      accountData: flag,
      auditData: flag,
      systemData: flag,
      /** Writing of the service standards. */
      contentData: flag,
    })
    .prefault({}),
});
export type PermissionStructure = z.infer<typeof permissionStructure>;

type BooleanLeaf<Node, Prefix extends string = ''> = {
  [Key in keyof Node & string]: Node[Key] extends boolean
    ? `${Prefix}${Key}`
    : Node[Key] extends readonly unknown[]
      ? never
      : BooleanLeaf<Node[Key], `${Prefix}${Key}.`>;
}[keyof Node & string];

type GroupPath<Node, Prefix extends string = ''> = {
  [Key in keyof Node & string]: Node[Key] extends PermissionGroup
    ? `${Prefix}${Key}`
    : Node[Key] extends object
      ? Node[Key] extends readonly unknown[]
        ? never
        : GroupPath<Node[Key], `${Prefix}${Key}.`>
      : never;
}[keyof Node & string];

/** Path of a flag, for example `investmentOrderData.wiseChoicePatternData.isEnabled`. */
export type PermissionPath = BooleanLeaf<PermissionStructure>;

/** Path of a group that carries a data scope. */
export type PermissionGroupPath = GroupPath<PermissionStructure>;
