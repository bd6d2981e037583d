import { expect, test } from 'vitest';
import { spreadSentences } from './spread-sentences.ts';

const none = {
  maxPerDistrict: null,
  minDistanceMeters: null,
  fullDistricts: [],
  surplus: null,
  withheldPositions: 0,
};

test('says which districts are full, how far apart positions are, and what is proved, rounded up', () => {
  const both = {
    maxPerDistrict: 3,
    minDistanceMeters: 200,
    fullDistricts: ['福田区', '南山区'],
    surplus: 0.0311,
    withheldPositions: 0,
  };
  const [cap, distance, proof] = spreadSentences(both);
  expect(cap).toBe('每区最多 3 个，已用满的区：福田区、南山区');
  expect(distance).toBe('同一媒体的点位间距不小于 200 米');
  expect(proof).toContain('任何选法的得分至多再高 3.2%');
});

test('without rules says what is proved of the budget alone', () => {
  expect(spreadSentences(none)).toEqual([]);
  const [proof, ...others] = spreadSentences({ ...none, surplus: 0.02 });
  expect(others).toEqual([]);
  expect(proof).toContain('在同样的预算下，任何选法的得分至多再高 2.0%');
});

test('says that nothing is better only where it is proved, and nothing of a proof that there is not', () => {
  expect(spreadSentences({ ...none, maxPerDistrict: 3 })).toEqual(['每区最多 3 个，没有用满的区']);
  expect(spreadSentences({ ...none, minDistanceMeters: 50, surplus: 0 })[1]).toContain(
    '没有任何选法的得分更高',
  );
  expect(spreadSentences({ ...none, minDistanceMeters: 50, surplus: 1e-5 })[1]).toContain('至多再高 0.1%');
});

test('says why money is left where the people around positions may not be told of', () => {
  expect(spreadSentences({ ...none, withheldPositions: 23 })).toEqual([
    '另有 23 个空位点位周边 TA 人数低于披露下限，不计得分，因此未选',
  ]);
});
