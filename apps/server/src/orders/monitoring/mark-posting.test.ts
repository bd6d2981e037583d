import { expect, test } from 'vitest';
import { markProblem, statedState } from './mark-posting.ts';

test('what may be recorded of a unit', () => {
  const unit = { plannedFrom: '2026-11-01', isMakeGood: false };
  const problem = (
    state: Parameters<typeof statedState>[0]['state'],
    postedOn: string | null,
    takenDownOn: string | null = null,
  ) => markProblem({ state, postedOn, takenDownOn }, unit, '2026-11-20');
  expect(problem('posted', '2026-11-01')).toBeNull();
  expect(problem('missing', null)).toBeNull();
  expect(problem('missing', '2026-11-01')).toContain('没有上刊');
  expect(problem('late', '2026-11-01')).toContain('不是晚刊');
  expect(problem('posted', '2026-11-21')).toContain('今天');
  expect(problem('posted', '2026-11-05', '2026-11-04')).toContain('下刊日期');
  expect(problem('made-good', '2026-11-05')).toContain('补刊');
  expect(statedState({ state: 'posted', postedOn: '2026-11-02', takenDownOn: null }, '2026-11-01')).toBe(
    'late',
  );
});
