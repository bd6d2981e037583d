/**
 * Why a plan's unit-days did not run, each a number of days lost; made-good and extra days are gained, so negative.
 * upcoming: 未到投放日; unposted: 未登记上刊; taken-down: 提前下刊; extra: days outside the booked ones.
 */
export const lossCauses = [
  'late',
  'missing',
  'wrong',
  'damaged',
  'unposted',
  'taken-down',
  'upcoming',
  'made-good',
  'extra',
] as const;
export type LossCause = (typeof lossCauses)[number];
