import fc from 'fast-check';
import { expect, test } from 'vitest';
import { overlapGroups, overlapSentence } from './overlap-groups.ts';

const chosen = (planId: string, ...partIds: string[]) => ({
  planId,
  planName: `方案${planId}`,
  partIds: new Set(partIds),
});

test('two plans: what both have, and what each has alone', () => {
  const groups = overlapGroups([chosen('甲', '1', '2', '3'), chosen('乙', '2', '4')]);
  expect(groups.map(({ planId, partIds }) => [planId, partIds])).toEqual([
    [null, ['2']],
    ['甲', ['1', '3']],
    ['乙', ['4']],
  ]);
  expect(overlapSentence(groups, ['线路', '条'])).toBe(
    '合计 4 条线路：两个方案都选 1 条，仅「方案甲」 2 条，仅「方案乙」 1 条。',
  );
});

test('nothing in common and nothing chosen are said', () => {
  const apart = overlapGroups([chosen('甲', '1'), chosen('乙', '2'), chosen('丙')]);
  expect(overlapSentence(apart, ['点位', '个'])).toBe(
    '合计 2 个点位：没有共同的，仅「方案甲」 1 个，仅「方案乙」 1 个，仅「方案丙」 0 个。',
  );
  expect(overlapSentence(overlapGroups([chosen('甲'), chosen('乙')]), ['点位', '个'])).toBe(
    '所比方案都还没有选点位。',
  );
});

test('each chosen part stands in exactly one group, the shared one where several plans have it', () => {
  const plans = fc.array(fc.uniqueArray(fc.integer({ min: 0, max: 12 }).map(String)), {
    minLength: 2,
    maxLength: 4,
  });
  fc.assert(
    fc.property(plans, (sets) => {
      const given = sets.map((set, i) => chosen(String(i), ...set));
      const groups = overlapGroups(given);
      const parts = groups.flatMap(({ partIds }) => partIds);
      expect(parts.toSorted()).toEqual([...new Set(sets.flat())].toSorted());
      for (const { planId, partIds } of groups)
        for (const id of partIds) {
          const by = given.filter(({ partIds: own }) => own.has(id)).map((plan) => plan.planId);
          expect(planId === null ? by.length > 1 : by.length === 1 && by[0] === planId).toBe(true);
        }
    }),
  );
});
