import { seededRandom } from '@ooh/measurement/random';
import { expect, test } from 'vitest';
import { jointRowKeys } from '../../joint-proof.ts';
import { randomJointCase } from '../../testing/joint-case.ts';
import { allSeparatedRows, needsOfCase, randomChoice } from '../../testing/joint-model-case.ts';
import { base64Of } from './base64.ts';
import { noExclusions } from './exclusions.ts';
import { boundOfStep } from './joint-bound-of.ts';
import { stepModel } from './step-model.ts';
import { writeStep, writeWithin } from './write-step.ts';

const bytesOf = (text: string) => Uint8Array.from(atob(text), (c) => c.charCodeAt(0));

test('bytes become base64, across chunks and with padding', () => {
  for (const size of [0, 1, 2, 3, 4, 6143, 6144, 6145, 20_000]) {
    const bytes = Uint8Array.from({ length: size }, (_, i) => (i * 37 + (i >> 8)) & 255);
    expect(base64Of(bytes)).toBe(Buffer.from(bytes).toString('base64'));
  }
});

test('multipliers are written to twelve significant bits with their keys, and small ones are dropped', () => {
  const random = seededRandom(31).next;
  for (let i = 0; i < 30; i++) {
    const needs = needsOfCase(randomJointCase(random));
    if (needs === null) continue;
    const separated = allSeparatedRows([...needs.open].slice(0, 5));
    const model = stepModel(needs, noExclusions(needs), randomChoice(random, needs, separated));
    const multipliers = Float64Array.from({ length: model.program.rowCount }, () =>
      random() < 0.5 ? 0 : 10 ** (8 * random() - 5),
    );
    const least = [0.001, 1, 0.3][i % 3];
    const { step, multipliers: read } = writeStep(model, multipliers, least);
    expect(step.unit).toBeLessThanOrEqual(least / 2048);
    expect(step.unit).toBeGreaterThan(least / 4096);
    expect(step.money).toBe(read[0]);
    expect(Math.abs(step.money - multipliers[0])).toBeLessThanOrEqual(2 ** -11);
    const expected = new Float64Array(multipliers.length);
    expected[0] = step.money;
    for (const { kind, keys, codes } of step.rows) {
      const block = model.rows.find((each) => each.kind === kind)!;
      const length = jointRowKeys[kind];
      const numbers = bytesOf(codes);
      const before = new Int32Array(length);
      const bytes = bytesOf(keys);
      let at = 0;
      const next = () => {
        let n = 0;
        for (let shift = 0; ; shift += 7) {
          n |= (bytes[at] & 127) << shift;
          if (bytes[at++] < 128) return n;
        }
      };
      let row = 0;
      for (let j = 0; j < numbers.length; j += 2) {
        let isEqual = true;
        for (let h = 0; h < length; h++) {
          const number: number = next() + (isEqual ? before[h] : 0);
          isEqual &&= number === before[h];
          before[h] = number;
        }
        const isAt = () => block.keys.subarray(row * length, (row + 1) * length).join() === before.join();
        while (row < block.count && !isAt()) row++;
        expect(row, `${kind} ${before.join()}`).toBeLessThan(block.count);
        const code = numbers[j] + 256 * numbers[j + 1];
        expected[block.first + row] = step.unit * (2048 + (code % 2048)) * 2 ** Math.floor(code / 2048);
      }
      expect(at).toBe(bytes.length);
    }
    expect(read).toEqual(expected);
    for (const { kind, first, count } of model.rows) {
      if (kind === 'budget') continue;
      for (let r = first; r < first + count; r++) {
        const isWritten = multipliers[r] >= least && kind !== 'outside';
        if (isWritten) expect(Math.abs(read[r] / multipliers[r] - 1)).toBeLessThan(2 ** -12 + 1e-12);
        else expect(read[r]).toBe(0);
      }
    }
  }
});

test('a step is written as briefly as its bound allows', () => {
  const random = seededRandom(32).next;
  let longer = 0;
  for (let i = 0; i < 60; i++) {
    const needs = needsOfCase(randomJointCase(random));
    if (needs === null || needs.need.length === 0) continue;
    const model = stepModel(needs, noExclusions(needs), randomChoice(random, needs, allSeparatedRows([])));
    const each = needs.totalWeight / needs.need.length;
    const multipliers = Float64Array.from(
      { length: model.program.rowCount },
      () => each * 10 ** (6 * random() - 6),
    );
    const written = [1e-3, 1e-4, 1e-5, 1e-6].map((share) => writeStep(model, multipliers, share * each));
    const bounds = written.map(({ multipliers: read }) => boundOfStep(model, read).total);
    for (const most of [Infinity, -Infinity, ...bounds]) {
      const first = bounds.findIndex((bound) => bound <= most);
      const expected = first < 0 ? written.length - 1 : first;
      const found = writeWithin(model, multipliers, most);
      expect(found.step).toEqual(written[expected].step);
      expect(found.bound.total).toBe(bounds[expected]);
      if (first > 0) longer++;
    }
  }
  expect(longer).toBeGreaterThan(10);
});
