import type { PostingCounts } from '@ooh/contract/domain/effect';
import { postingStates } from '@ooh/contract/domain/order';

type Count = 'plannedUnits' | 'dueUnits' | 'postedUnits' | 'onTimeUnits';

/** Counts of parts that share no unit, as those of the whole. */
export function sumPostings(parts: readonly PostingCounts[]): PostingCounts {
  const of = (count: Count) => parts.reduce((sum, part) => sum + part[count], 0);
  const [plannedUnits, dueUnits, postedUnits, onTimeUnits] = (
    ['plannedUnits', 'dueUnits', 'postedUnits', 'onTimeUnits'] as const
  ).map(of) as [number, number, number, number];
  return {
    plannedUnits,
    dueUnits,
    postedUnits,
    onTimeUnits,
    byState: Object.fromEntries(
      postingStates.map((state) => [state, parts.reduce((sum, { byState }) => sum + byState[state], 0)]),
    ) as PostingCounts['byState'],
    postingRate: plannedUnits > 0 ? postedUnits / plannedUnits : null,
    onTimeRate: dueUnits > 0 ? onTimeUnits / dueUnits : null,
  };
}
