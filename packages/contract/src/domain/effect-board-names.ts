/** Ready cards of a board of 深度评估. */
export const boardCardNames = {
  'cube-heat': '城市 × 媒体 × 周',
  loss: '欠量分解',
  'reach-at-least': 'N+ 计划与执行',
  'build-up': '周累计到达',
  'contact-classes': '频次与到访',
  'cost-steps': '千人成本的变化',
  overlap: '媒体重合度',
  cities: '分城市到达',
  media: '分媒体到达',
  days: '逐日曝光',
} as const;
export type BoardCardId = keyof typeof boardCardNames;
export const boardCardIds = Object.keys(boardCardNames) as BoardCardId[];

/** Cards of one board at most. */
export const mostBoardCards = 8;

/** The board that stands where nobody has made one. */
export const usualBoard: readonly BoardCardId[] = [
  'cube-heat',
  'loss',
  'reach-at-least',
  'build-up',
  'cost-steps',
  'contact-classes',
  'overlap',
  'media',
];

/** A card of an own formula as a board keeps it: `f:name=formula`. */
export const formulaMark = 'f:';
