import { expect, test } from 'vitest';
import { prepareContributions } from './prepare-contributions.ts';
import { evaluationForTest } from './testing/evaluation-for-test.ts';
import { lineForTest } from './testing/line-for-test.ts';

test('lines stand by what they add for the money, the weakest last', () => {
  const rows = prepareContributions(evaluationForTest, [lineForTest({ lineId: 'a' })], new Map([['a', 5]]));
  expect(rows.map((row) => [row.lineName, row.personsPerThousandYuan, row.vehicles])).toEqual([
    ['b', 2.25, 0],
    ['a路', 1, 5],
  ]);
});

test('a free line has no price to compare and stands first', () => {
  const free = { ...evaluationForTest.lineContributions[0], netFen: 0 };
  const [first] = prepareContributions(
    {
      ...evaluationForTest,
      lineContributions: [...evaluationForTest.lineContributions, { ...free, lineId: 'c' }],
    },
    [],
    new Map(),
  );
  expect(first).toMatchObject({ lineId: 'c', personsPerThousandYuan: null });
});
