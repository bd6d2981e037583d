import { calculateStandard738 } from '@ooh/contract/v1/standard-738/calculate';
import { expect, test } from 'vitest';
import { startTestService } from '../../testing/test-service.ts';
import { explainStandard738 } from './explain-standard-738.ts';

const { input, example } = calculateStandard738;
/** A show of 15 seconds, a fifth of the time; people who pass see it for 45 seconds, those who stay for 600. */
const given = input.parse(example.input);
const service = startTestService();

test('the answer says which rule it used and shows the two others beside', () => {
  const answer = explainStandard738(given);
  expect(answer.rule).toEqual({
    reading: 'formula',
    sentence: '按标准公式：τ = 1 秒，OTC =（T曝 + T广 − 2τ）÷ T广。',
  });
  expect(answer.readings.map(({ name, opportunities }) => [name, opportunities.toFixed(3)])).toEqual([
    ['标准公式', '3.867'],
    ['标准图示', '3.667'],
    ['标准正文', '3.933'],
  ]);
  expect(answer.steps.at(-1)!.value).toBeCloseTo(answer.flowImpressions + answer.dwellImpressions, 9);
  expect(answer.steps[0].formula).toBe('(max(45 − 2, 0) + 15) ÷ 15');
  expect(explainStandard738({ ...given, thresholdSeconds: 2 }).rule.reading).toBeNull();
});

test('limits are said, and a show shorter than a threshold has no such reading', () => {
  expect(explainStandard738({ ...given, shareOfTime: 1 }).notes).toEqual([
    'OTC × SOT 超过 1，按标准每位路过者至多计 1 次',
  ]);
  expect(explainStandard738({ ...given, flowSeconds: 1 }).notes).toHaveLength(1);
  const short = explainStandard738({ ...given, adSeconds: 2 });
  expect(short.readings.map((entry) => entry.reading)).toEqual(['formula', 'text']);
});

test('the call checks its input in Chinese and needs a session', async () => {
  const as = 'customer';
  const answer = await service.body('v1/standard-738/calculate', given, { as });
  expect(answer.totalImpressions).toBeCloseTo(8133.333, 3);
  const refused = await service.callRaw(
    'v1/standard-738/calculate',
    { ...given, thresholdSeconds: 16 },
    { as },
  );
  expect(refused.status).toBe(400);
  expect(refused.envelope.message).toContain('最短有效时长 τ 不能超过广告时长');
  const noShow = await service.callRaw('v1/standard-738/calculate', { ...given, adSeconds: 0 }, { as });
  expect(noShow.envelope.message).toContain('广告时长须大于 0 秒');
  const stranger = await service.callRaw('v1/standard-738/calculate', given, { as: null });
  expect(stranger.status).toBe(403);
});
