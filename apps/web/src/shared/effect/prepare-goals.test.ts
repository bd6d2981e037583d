import { expect, test } from 'vitest';
import { goalsSet, overallGrade, type GoalRow } from './prepare-goals.ts';

const goal = (grade: GoalRow['grade'], target: number | null = 0.4): GoalRow => ({
  metric: 'reachShare',
  target,
  planned: 0.4,
  actual: 0.3,
  grade,
});
const overall = (...grades: GoalRow['grade'][]) => overallGrade(grades.map((grade) => goal(grade)));

test('the whole is met or missed only where every goal is', () => {
  expect(overall('met', 'met')).toBe('met');
  expect(overall('met', 'missed')).toBe('partly');
  expect(overall('partly', 'missed')).toBe('partly');
  expect(overall('missed', 'missed')).toBe('missed');
});

test('while a goal is open, so is the whole; goals without a grade say nothing', () => {
  expect(overall('met', 'open')).toBe('open');
  expect(overall('met', null)).toBe('met');
  expect(overall(null)).toBeUndefined();
});

test('only goals that were set are shown', () => {
  expect(goalsSet([goal('met'), goal(null, null)])).toHaveLength(1);
});
