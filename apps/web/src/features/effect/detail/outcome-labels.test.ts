import type { OutcomeEffect } from '@ooh/contract/domain/effect';
import { expect, test } from 'vitest';
import { claimOf, contactsText, placeboText, shareText } from './outcome-labels.ts';

const figure = (value: number | null, low: number | null = null, high: number | null = null) => ({
  value,
  low,
  high,
  suppressed: false,
});
const outcome = (change: Partial<OutcomeEffect> = {}): OutcomeEffect => ({
  kind: 'visit',
  cityCode: '440300',
  cityName: '深圳市',
  state: 'measured',
  reason: '',
  source: '到访.csv',
  isSample: false,
  exposedShare: figure(0.12, 0.1, 0.14),
  controlShare: figure(0.1, 0.08, 0.12),
  uplift: figure(0.02, 0.005, 0.035),
  relativeUplift: 0.2,
  placebo: figure(0.001, -0.01, 0.012),
  detectable: 0.01,
  power: 0.9,
  ...change,
});

test('an uplift is shown with its interval, and with whether the interval contains 0', () => {
  expect(claimOf(outcome())).toEqual({
    uplift: '+2.00 个百分点（95% 区间 +0.50 至 +3.50）',
    relative: '相对增长约 20.0%',
    holdsZero: false,
  });
  expect(claimOf(outcome({ uplift: figure(0.01, -0.005, 0.025) }))!.holdsZero).toBe(true);
});

test('an uplift is never shown without interval, and not at all where no claim is allowed', () => {
  expect(claimOf(outcome({ uplift: figure(0.02) }))).toBeUndefined();
  for (const state of ['no-source', 'small-sample', 'underpowered', 'placebo-failed'] as const)
    expect(claimOf(outcome({ state }))).toBeUndefined();
});

test('shares, the placebo and classes of contacts in words', () => {
  expect(shareText(figure(0.12, 0.1, 0.14))).toBe('12.0%（10.0% – 14.0%）');
  expect(shareText({ ...figure(null), suppressed: true })).toBe('样本不足');
  expect(placeboText(outcome())).toBe('+0.10 个百分点（95% 区间 -1.00 至 +1.20）');
  expect(placeboText(outcome({ placebo: figure(null) }))).toBe('—');
  expect(
    [
      { from: 0, to: 0 },
      { from: 1, to: 2 },
      { from: 6, to: null },
    ].map(contactsText),
  ).toEqual(['0 次', '1–2 次', '6+ 次']);
});
