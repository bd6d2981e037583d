import { z } from 'zod';

export const positionStatuses = ['active', 'suspended', 'maintenance', 'removed'] as const;
export const positionStatusNames = {
  active: '在用',
  suspended: '停用',
  maintenance: '维修',
  removed: '已拆除',
} as const;

/** What is known of a position beyond what every one has; a field that is absent is not known. */
export const positionDetails = z.object({
  status: z.enum(positionStatuses).optional(),
  /** Address of a picture, or the name of one that came with the file. */
  photo: z.string().optional(),
  metroLine: z.string().optional(),
  metroStation: z.string().optional(),
  platform: z.string().optional(),
  exit: z.string().optional(),
  building: z.string().optional(),
  households: z.int().optional(),
  /** Lifts of the building, or which one. */
  lift: z.string().optional(),
  terminal: z.string().optional(),
});
export type PositionDetails = z.infer<typeof positionDetails>;

/** What is known of one face beyond what every one has. */
export const faceDetails = z.object({
  /** The seller's list price of this face for `pricePeriodDays`. */
  priceFen: z.int().optional(),
  pricePeriodDays: z.int().optional(),
  /** Impressions of an average day that the medium's owner declares (申报日均曝光). No model's figure, and never used as one. */
  declaredDailyImpressions: z.int().optional(),
});
export type FaceDetails = z.infer<typeof faceDetails>;

/** Names of the details that are texts or numbers, in the order in which they are shown. */
export const positionDetailNames = {
  status: '状态',
  metroLine: '地铁线路',
  metroStation: '地铁站',
  platform: '站台',
  exit: '出入口',
  building: '楼宇',
  households: '户数',
  lift: '电梯',
  terminal: '航站楼',
} as const;
