import { z } from 'zod';
import { deck } from './bus.ts';

/** What somebody says about an order, or about one of its units. */
export const orderComment = z.object({
  commentId: z.string(),
  authorName: z.string(),
  body: z.string(),
  /** Colleagues that are called on. */
  mentions: z.array(z.object({ userId: z.string(), nickName: z.string() })),
  /** True where the reader is one of them. */
  isForMe: z.boolean(),
  /** True for the reader's own, which he may take back. */
  isOwn: z.boolean(),
  /** The face or line that is spoken of; null for the whole order. */
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
