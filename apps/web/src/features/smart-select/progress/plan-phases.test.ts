import { expect, test } from 'vitest';
import { furthestStage, readPhase } from './plan-phases.ts';

test('phases name their city and stage', () => {
  expect(readPhase('深圳市 · 局部改进')).toEqual({ city: '深圳市', phase: '局部改进', stage: 2 });
  expect(readPhase('证明最优性')).toEqual({ city: null, phase: '证明最优性', stage: 3 });
  expect(readPhase('排队')).toEqual({ city: null, phase: '排队', stage: -1 });
});

test('within a city the stage never goes back; the next city begins anew', () => {
  const proof = furthestStage(readPhase('深圳市 · 优选线路'), readPhase('深圳市 · 证明最优性'));
  const back = furthestStage(proof, readPhase('深圳市 · 局部改进'));
  expect(back).toEqual({ city: '深圳市', phase: '局部改进', stage: 3 });
  expect(furthestStage(back, readPhase('广州市 · 读取人群样本与线路')).stage).toBe(0);
});
