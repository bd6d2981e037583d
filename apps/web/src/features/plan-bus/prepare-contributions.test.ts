import { expect, test } from 'vitest';
import { prepareContributions, type FairShares } from './prepare-contributions.ts';
import { evaluationForTest } from './testing/evaluation-for-test.ts';
import { lineForTest } from './testing/line-for-test.ts';

test('lines stand by what they add for the money, the weakest last', () => {
  const rows = prepareContributions(
    evaluationForTest,
    [lineForTest({ lineId: 'a' })],
    new Map([['a', 5]]),
    null,
  );
  expect(rows.map((row) => [row.lineName, row.personsPerThousandYuan, row.vehicles])).toEqual([
    ['b', 1.8, 0],
    ['a路', 0.8, 5],
  ]);
});

test('a free line has no price to compare and stands first', () => {
  const free = { ...evaluationForTest.lineContributions[0], totalFen: 0 };
  const [first] = prepareContributions(
    {
      ...evaluationForTest,
      lineContributions: [...evaluationForTest.lineContributions, { ...free, lineId: 'c' }],
    },
    [],
    new Map(),
    null,
  );
  expect(first).toMatchObject({ lineId: 'c', personsPerThousandYuan: null });
});

test('fair parts stand beside the lines they belong to, as persons and as a share of the reach', () => {
  const shares: FairShares = {
    basis: evaluationForTest.basis,
    k: 1,
    persons: 400,
    method: 'exact',
    orders: 0,
    withheld: 1,
    lines: [
      {
        lineId: 'a',
        lineName: 'a路',
        vehicles: 5,
        alonePersons: 300,
        fairPersons: 260,
        standardError: 0,
        addedPersons: 200,
        mostShared: { lineId: 'b', lineName: 'b路', share: 0.4 },
      },
    ],
  };
  const rows = prepareContributions(evaluationForTest, [], new Map(), shares);
  expect(rows.find((row) => row.lineId === 'a')).toMatchObject({
    fairPersons: 260,
    fairShare: 0.65,
    mostShared: { lineName: 'b路', share: 0.4 },
  });
  expect(rows.find((row) => row.lineId === 'b')).toMatchObject({
    fairPersons: null,
    fairShare: null,
    mostShared: null,
  });
});
