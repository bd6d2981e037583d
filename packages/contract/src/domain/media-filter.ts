import { z } from 'zod';
import { formKey } from './form-key.ts';
import { cityCode } from './region.ts';

const parts = (value: unknown): unknown =>
  typeof value === 'string' ? value.split(',').filter((part) => part !== '') : value;

/** Requested cities: a list, or comma-separated in a query string. Empty means all that the user may see. */
export const cityCodeList = z.preprocess(parts, z.array(cityCode).max(400)).default([]);

/** Requested media, in the same forms. 0 is not a wildcard here. */
export const mediumIdList = z
  .preprocess(parts, z.array(z.coerce.number().int().min(1).max(10_000)).max(100))
  .default([]);

/** Requested texts, in the same forms. */
export const textList = (longest: number, most: number) =>
  z.preprocess(parts, z.array(z.string().min(1).max(longest)).max(most)).default([]);

/** Requested media and forms, for example 2/1, in the same forms. */
export const formKeyList = z.preprocess(parts, z.array(formKey).max(60)).default([]);

/** Requested brands, in the same forms. */
export const brandIdList = z.preprocess(parts, z.array(z.string().min(1).max(64)).max(20)).default([]);

export const businessDistrictName = z.string().min(1).max(60);

/** Groups of a permission and the flags that open them, by screen. */
export const mediaGroups = {
  media: 'digitalAssetRoleData.allMediumData',
  nationwide: 'digitalAssetRoleData.allNationwideMediaData',
  analyse: 'digitalAssetRoleData.appAnalyseData',
} as const;

/** 媒体资源: lists and pictures of media. */
export const mediaPermit = { anyOf: ['digitalAssetRoleData.allMediumData.isEnabled'] } as const;
/** 全国媒体. */
export const nationwidePermit = { anyOf: ['digitalAssetRoleData.allNationwideMediaData.isEnabled'] } as const;
/** 媒体形式, 创意应用. */
export const analysePermit = { anyOf: ['digitalAssetRoleData.appAnalyseData.isEnabled'] } as const;
/** 城市底盘: the first enabled one of the two groups sets the scope; they are never combined. */
export const cityAnalysisPermit = {
  anyOf: [
    'digitalAssetRoleData.allNationwideMediaData.isEnabled',
    'digitalAssetRoleData.appAnalyseData.isEnabled',
  ],
} as const;
/** 媒体分析, by the same rule. */
export const mediaAnalysisPermit = {
  anyOf: ['digitalAssetRoleData.allMediumData.isEnabled', 'digitalAssetRoleData.appAnalyseData.isEnabled'],
} as const;
