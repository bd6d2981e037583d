import { z } from 'zod';

/** How a booked face is held: 意向, 锁位, 已售, 已释放. Only 锁位 and 已售 keep others out. */
export const bookingStates = ['intention', 'hold', 'sold', 'released'] as const;
export type BookingState = (typeof bookingStates)[number];

/** Levels of positions, from dear to cheap. */
export const positionLevels = ['S', 'A++', 'A+', 'A', 'B'] as const;
export const positionLevel = z.enum(positionLevels);
export type PositionLevel = z.infer<typeof positionLevel>;

/** A kind of sellable medium. Ids are those of `mediaIds` in permissions; 0 stands for all of them there. */
export const medium = z.object({
  mediumId: z.int().min(1),
  name: z.string(),
  /** What is counted: 辆, 面, 块. */
  unit: z.string(),
  /** 交通, 楼宇, 户外, 社区. */
  category: z.string(),
  /** Moving media are sold by line and have no positions. */
  isMoving: z.boolean(),
});
