import { z } from 'zod';
import { positionLevels } from './medium-names.ts';
import { cityCode } from './region.ts';

/** State of a booking: 意向, 锁位, 已售, 已释放. Only 锁位 and 已售 exclude other bookings. */
export const bookingStates = ['intention', 'hold', 'sold', 'released'] as const;
export type BookingState = (typeof bookingStates)[number];

// Names are in a file of their own so that the browser can load them without the schemas.
export { positionLevels, type PositionLevel } from './medium-names.ts';
export const positionLevel = z.enum(positionLevels);

/** A kind of sellable medium. Ids are those of `mediaIds` in permissions; 0 stands for all of them there. */
export const medium = z.object({
  mediumId: z.int().min(1),
  name: z.string(),
  /** Counting unit: 辆, 面, 块. */
  unit: z.string(),
  /** 交通, 楼宇, 户外, 社区. */
  category: z.string(),
  /** Moving media are sold by line and have no positions. */
  isMoving: z.boolean(),
});

const day = z.iso
  .date('日期格式须为 YYYY-MM-DD')
  .refine((text) => text >= '2000-01-01' && text <= '2099-12-31', '日期须在 2000 至 2099 年之间');

/** Filter of the positions of a city. */
export const inventoryFilter = z.object({
  cityCode,
  mediumId: z.coerce.number().int().min(1).max(10_000).optional(),
  level: positionLevel.optional(),
  keyword: z.string().max(60).default(''),
  /** The period that free slots refer to, both days included; today when absent. */
  startDate: day.optional(),
  endDate: day.optional(),
  /** free: only positions with a free slot in the period. */
  availability: z.enum(['all', 'free']).default('all'),
});

/** Permission group whose (city, medium) pairs limit media resources. */
export const mediaInventoryGroup = 'digitalAssetRoleData.allMediumData';
export const mediaInventoryPermit = { anyOf: ['digitalAssetRoleData.allMediumData.isEnabled'] } as const;
