import { calculateStandard738 } from '@ooh/contract/v1/standard-738/calculate';
import { expect, test } from 'vitest';
import { draftErrors, exampleDraft, inputOf } from './calculator-draft.ts';

test('the example is complete and is what the call takes, percent as a share', () => {
  expect(draftErrors(exampleDraft)).toEqual({});
  const input = inputOf(exampleDraft);
  expect(calculateStandard738.input.parse(input)).toEqual({
    adSeconds: 15,
    shareOfTime: 0.2,
    thresholdSeconds: 1,
    flowPeople: 10_000,
    flowSeconds: 45,
    dwellPeople: 200,
    dwellSeconds: 600,
  });
});

test('nothing is calculated while a field is empty or a threshold is longer than the show', () => {
  expect(draftErrors({ ...exampleDraft, flowPeople: null })).toEqual({ flowPeople: '请填写' });
  expect(draftErrors({ ...exampleDraft, adSeconds: 0 })).toEqual({ adSeconds: '须大于 0 秒' });
  const longer = { ...exampleDraft, thresholdSeconds: 16 };
  expect(draftErrors(longer)).toEqual({ thresholdSeconds: '不能超过广告时长' });
  expect(inputOf(longer)).toBeNull();
  expect(inputOf({ ...exampleDraft, sharePercent: null })).toBeNull();
});
