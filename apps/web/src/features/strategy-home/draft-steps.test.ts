import { exampleDraft } from '@ooh/contract/domain/strategy-draft';
import { expect, test } from 'vitest';
import { draftSteps, missingOf, nextStep } from './draft-steps.ts';

test('an empty draft begins with findings and says what its brief lacks', () => {
  const empty = { ...exampleDraft, brandId: null, cityCodes: [], startDate: null, budgetFen: null };
  expect(missingOf(empty)).toEqual(['品牌', '城市', '开始日期', '预算']);
  const steps = draftSteps(empty);
  expect(steps.map(({ isDone }) => isDone)).toEqual([false, false, false, false]);
  expect(nextStep(steps)?.name).toBe('洞察');
});

test('a combination may be left out; a draft with an outcome has no next step', () => {
  const evidence = [{ isOutdated: true }] as unknown as typeof exampleDraft.evidence;
  const ready = { ...exampleDraft, evidence };
  expect(nextStep(draftSteps(ready))?.name).toBe('生成');
  expect(draftSteps(ready)[0]).toMatchObject({ figure: '1 条', note: '1 条数据已更新' });
  const outcome = { kind: 'order' as const, id: 'o', title: 'DD1 新品' };
  expect(nextStep(draftSteps({ ...ready, outcome }))).toBeUndefined();
});
