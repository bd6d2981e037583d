import { expect, test } from 'vitest';
import type { ContactMatrix } from '../objective/contact-matrix.ts';
import { Effort } from './effort.ts';
import { planState } from './plan-state.ts';

/** Persons with contacts from almost none to more than e^(−t) can represent. */
const amounts = [1e-9, 0.01, 1, 5, 39, 120, 700, 2000];
const weights = Float64Array.from(amounts, (_, p) => 100 + p);
const matrix: ContactMatrix = {
  mediaCount: 2,
  personCount: amounts.length,
  rowStart: Uint32Array.of(0, amounts.length, 2 * amounts.length),
  persons: Uint32Array.from([...amounts.keys(), ...amounts.keys()]),
  amounts: Float32Array.from([...amounts, ...amounts.toReversed()]),
  scale: Float64Array.of(1, 0.5),
  weights,
};
const reach = { form: 'poisson', reachWeight: 1, k: 1, contactWeight: 0, cap: 0 } as const;

function valueOf(a: number, b: number): number {
  return weights.reduce((sum, w, p) => {
    const t = a * matrix.amounts[p] + 0.5 * b * matrix.amounts[amounts.length + p];
    return sum - w * Math.expm1(-t);
  }, 0);
}

test('reach stays exact through any moves, for any number of contacts', () => {
  const state = planState(matrix, reach, new Effort(Infinity));
  const moves: [number, number][] = [
    [0, 3],
    [1, 2],
    [0, 0],
    [1, 0],
    [1, 9],
    [0, 1],
    [1, 1],
    [0, 0],
    [1, 0],
  ];
  const units = [0, 0];
  for (const [m, to] of moves) {
    const after = units.with(m, to);
    const gain = valueOf(after[0], after[1]) - valueOf(units[0], units[1]);
    expect(state.gainTo(m, to)).toBeCloseTo(gain, 6);
    state.moveTo(m, to);
    units[m] = to;
    expect(state.value()).toBeCloseTo(valueOf(units[0], units[1]), 6);
  }
});
