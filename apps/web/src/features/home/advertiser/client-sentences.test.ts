import {
  exampleComparison,
  exampleFigures,
  examplePostings,
  type EffectComparison,
} from '@ooh/contract/domain/effect';
import { expect, test } from 'vitest';
import { clientSentences } from './client-sentences.ts';

const figure = (value: number | null, suppressed = false) => ({ value, low: null, high: null, suppressed });
const comparison = (
  reachShare: ReturnType<typeof figure>,
  toDateRate: number | null = null,
): EffectComparison => ({
  ...exampleComparison,
  actual: { ...exampleFigures, reachShare, reach: figure(2_138_000), frequency: figure(3.1) },
  toDateRate,
});
const goal = (target: number, grade: 'met' | 'open' | 'missed') => ({
  metric: 'reachShare' as const,
  target,
  planned: null,
  actual: null,
  grade,
});
const texts = (...input: Parameters<typeof clientSentences>) =>
  clientSentences(...input).map(({ text }) => text);

test('who saw it, what was promised and what was posted', () => {
  const units = { ...examplePostings, plannedUnits: 12, dueUnits: 12, postedUnits: 12, onTimeUnits: 10 };
  const postings = { ...units, byState: { ...units.byState, missing: 0, late: 2 } };
  expect(texts(comparison(figure(0.296)), [goal(0.2, 'met')], postings)).toEqual([
    '每 10 位目标顾客，有 3 位看到过，平均看到 3.1 次。',
    '比约定目标多触达 9.6 个百分点。',
    '12 面/辆媒体，10 面/辆准时上刊，晚刊 2。',
  ]);
});

test('without a goal the plan up to today stands in for it, and without either nothing is said', () => {
  expect(texts(comparison(figure(0.3), 0.97), [], examplePostings)[1]).toBe('至今完成同期计划曝光的 97%。');
  expect(texts(comparison(figure(0.3)), [], examplePostings)).toHaveLength(2);
});

test('a goal that is not reached is said as it is', () => {
  const [, promise] = clientSentences(comparison(figure(0.15)), [goal(0.2, 'open')], examplePostings);
  expect(promise).toEqual({
    text: '离约定目标还差 5.0 个百分点。',
    note: '约定 TA 到达率 20.0%，投放尚未结束',
  });
});

test('a figure that is withheld is not told, nor its goal', () => {
  const withheld = comparison(figure(null, true));
  expect(clientSentences(withheld, [goal(0.2, 'open')], examplePostings)[0].note).toBe('样本不足');
  expect(texts(withheld, [goal(0.2, 'open')], examplePostings).join()).not.toContain('约定');
});

test('before the first day nothing is late', () => {
  const postings = { ...examplePostings, plannedUnits: 7, dueUnits: 0, postedUnits: 0, onTimeUnits: 0 };
  expect(texts(comparison(figure(0.3)), [], postings).at(-1)).toBe('7 面/辆媒体尚未到上刊日。');
});
