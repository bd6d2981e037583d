import fc from 'fast-check';
import { expect, test } from 'vitest';
import { budgetSteps, type CategoryAddress } from './category-address.ts';
import { filterOptions, matchingMedia } from './filter-media.ts';

const media = [
  {
    category: '交通',
    goals: ['brand', 'region'] as const,
    tags: ['亮灯', '道路'],
    leastBudgetFen: 4_900_000,
  },
  { category: '交通', goals: ['launch'] as const, tags: ['视频'], leastBudgetFen: 60_000_000 },
  { category: '楼宇', goals: ['store', 'brand'] as const, tags: ['视频', '电梯'], leastBudgetFen: null },
].map((medium) => ({ ...medium, goals: [...medium.goals] }));

test('filters are joined by 且, tags by 或; a medium without a price fits no budget', () => {
  expect(matchingMedia(media, {})).toHaveLength(3);
  expect(matchingMedia(media, { budget: 5 })).toEqual([media[0]]);
  expect(matchingMedia(media, { goal: 'brand', tag: ['电梯', '道路'] })).toEqual([media[0], media[2]]);
  expect(matchingMedia(media, { goal: 'launch', budget: 50 })).toEqual([]);
});

test('the number beside an option is what choosing it leaves', () => {
  const address = fc.record({
    group: fc.constantFrom(undefined, '交通', '楼宇'),
    goal: fc.constantFrom(undefined, 'brand' as const, 'launch' as const, 'store' as const),
    budget: fc.constantFrom(undefined, ...budgetSteps),
    tag: fc.constantFrom<(string[] | undefined)[]>(undefined, ['视频'], ['亮灯', '电梯']),
  });
  const counted = (label: string) => Number(/（(\d+)）$/.exec(label)?.[1]);
  fc.assert(
    fc.property(address, (chosen) => {
      const { groups, goals, budgets, tags } = filterOptions(media, chosen);
      const expectCounts = <Value>(
        options: readonly { readonly value: Value; readonly label: string }[],
        withOption: (value: Value) => CategoryAddress,
      ) => {
        for (const { value, label } of options)
          expect(counted(label)).toBe(matchingMedia(media, withOption(value)).length);
      };
      expectCounts(groups, (group) => ({ ...chosen, group }));
      expectCounts(goals, (goal) => ({ ...chosen, goal }));
      expectCounts(budgets, (budget) => ({ ...chosen, budget }));
      expectCounts(tags, (tag) => ({ ...chosen, tag: [tag] }));
    }),
  );
});
