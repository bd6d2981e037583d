import type { PostedUnit } from '../orders/effect/unit-days.ts';

let made = 0;

/** The posting of a unit that was neither posted nor taken down, unless said otherwise. */
export const smallPosting = (
  unitNo: number,
  state: PostedUnit['state'],
  rest: Partial<PostedUnit> = {},
): PostedUnit => ({
  postingId: `p-${++made}`,
  unitNo,
  state,
  postedDay: null,
  takenDownDay: null,
  isMakeGood: false,
  ...rest,
});

/** One unit that ran all days from 100 to 109, one late, one missing and made good, one with another creative. */
export const postingsOfFourUnits: readonly PostedUnit[] = [
  smallPosting(1, 'posted', { postedDay: 99 }),
  smallPosting(2, 'late', { postedDay: 103, takenDownDay: 107 }),
  smallPosting(3, 'missing'),
  smallPosting(3, 'made-good', { postedDay: 108, takenDownDay: 117, isMakeGood: true }),
  smallPosting(4, 'wrong', { postedDay: 100 }),
];
