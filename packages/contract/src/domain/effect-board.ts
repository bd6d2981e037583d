import { z } from 'zod';
import { boardCardIds, formulaMark, mostBoardCards } from './effect-board-names.ts';
import { savedVersionOrNone } from './saved-version.ts';

const formulaCard = new RegExp(`^${formulaMark}[^=,]{1,20}=[^=,]{1,120}$`);

/** A ready card by its id, or an own formula. */
export const boardCard = z
  .string()
  .max(160)
  .refine(
    (card) => (boardCardIds as readonly string[]).includes(card) || formulaCard.test(card),
    '看板卡片不存在',
  );
export const boardCards = z
  .array(boardCard)
  .min(1, '看板至少有一张卡片')
  .max(mostBoardCards, `看板最多 ${mostBoardCards} 张卡片`);

export const effectBoard = z.object({
  boardId: z.string(),
  name: z.string(),
  /** True where the organisation of its owner may use it. */
  isShared: z.boolean(),
  /** True for the board that opens first for the reader. */
  isDefault: z.boolean(),
  isOwn: z.boolean(),
  ownerName: z.string(),
  cards: z.array(z.string()),
  version: z.int(),
  updatedAt: z.string(),
});
export type EffectBoard = z.infer<typeof effectBoard>;

export const boardChange = z.object({
  /** Left out for a new board. */
  boardId: z.string().max(60).optional(),
  name: z.string().trim().min(1, '请填写看板名称').max(30, '看板名称最多 30 字'),
  isShared: z.boolean(),
  isDefault: z.boolean(),
  cards: boardCards,
  /** The version that it is based on; 0 for a new one. */
  version: savedVersionOrNone,
});

export const exampleBoard: EffectBoard = {
  boardId: 'b-1',
  name: '周会',
  isShared: false,
  isDefault: true,
  isOwn: true,
  ownerName: '李媒介',
  cards: ['cube-heat', 'loss'],
  version: 1,
  updatedAt: '2026-11-21T08:00:00.000Z',
};
