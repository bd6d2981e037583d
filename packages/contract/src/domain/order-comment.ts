import { z } from 'zod';
import { deck } from './bus.ts';

/** A comment on an order, or on one of its units. */
export const orderComment = z.object({
  commentId: z.string(),
  authorName: z.string(),
  body: z.string(),
  /** Mentioned colleagues. */
  mentions: z.array(z.object({ userId: z.string(), nickName: z.string() })),
  /** True when the reader is mentioned. */
  isForMe: z.boolean(),
  /** True for the reader's own comment, which the reader may withdraw. */
  isOwn: z.boolean(),
  /** The face or line that the comment is about; null for the whole order. */
  unit: z
    .object({ unitKey: z.string(), unitName: z.string(), deck: deck.nullable(), cityName: z.string() })
    .nullable(),
  createdAt: z.string(),
});
export type OrderComment = z.infer<typeof orderComment>;

export const orderCommentExample: OrderComment = {
  commentId: '0193a1b2-0000-7000-8000-00000000000c',
  authorName: '媒介策划',
  body: '科苑路这一面请换成靠东的一侧。',
  mentions: [],
  isForMe: false,
  isOwn: true,
  unit: { unitKey: '440300-s1-1', unitName: '科苑路候车亭', deck: null, cityName: '深圳市' },
  createdAt: '2026-11-21T06:00:00.000Z',
};
