import { expect, test } from 'vitest';
import { disclosedShares, type LineShare } from './disclosed-shares.ts';

const line = (lineId: string, panelPersons: number): LineShare => ({
  lineId,
  vehicles: 1,
  alone: 10,
  fair: 8,
  standardError: 0,
  added: 5,
  mostShared: null,
  panelPersons,
});
const shown = (...sizes: number[]) =>
  disclosedShares(
    sizes.map((size, i) => line(`${i}`, size)),
    50,
  ).map(({ lineId }) => Number(lineId));

test('lines of few persons are left out, and never one alone: its part would follow from the sum', () => {
  expect(shown(900, 50, 300)).toEqual([0, 1, 2]);
  expect(shown(900, 49, 300, 60)).toEqual([0, 2]);
  expect(shown(900, 49, 300, 12)).toEqual([0, 2]);
  expect(shown(49, 60)).toEqual([]);
  expect(shown(49)).toEqual([]);
  expect(shown()).toEqual([]);
});
