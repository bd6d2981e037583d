import { expect, test } from 'vitest';
import { segmentsOf } from './segments.ts';

const group = (join: 'and' | 'or' | 'minus', ...conditions: ['and' | 'or' | 'minus', number[]][]) => ({
  join,
  conditions: conditions.map(([own, labelIds]) => ({ join: own, labelIds })),
});
const idsOf = (groups: ReturnType<typeof group>[]) =>
  segmentsOf({ groups }).map(({ segmentId }) => segmentId);

test('the whole audience, then each of its labels; excluded labels are not a group', () => {
  expect(
    idsOf([
      group('and', ['and', [102]], ['minus', [205]]),
      group('minus', ['and', [301]]),
      group('or', ['and', [102, 103]]),
    ]),
  ).toEqual(['all', 'label-102', 'label-103']);
});

test('an audience of one label is its own only row', () => {
  expect(idsOf([group('and', ['and', [102]])])).toEqual(['all']);
});

test('all people are split by labels of one dimension', () => {
  const [whole, ...parts] = segmentsOf({ groups: [] });
  expect(whole).toMatchObject({ segmentId: 'all', name: '全体人群' });
  expect(parts.length).toBeGreaterThan(2);
  expect(new Set(parts.map(({ name }) => name)).size).toBe(parts.length);
});
