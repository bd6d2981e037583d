import { describe, expect, test } from 'vitest';
import {
  assertSameAnswer,
  compete,
  comparisonRecord,
  comparisonRows,
  startComparison,
} from './comparison.ts';
import { tableText } from './table.ts';
import { timed } from './timing.ts';

describe('a comparison', () => {
  test('fails on a differing count, naming the engine and the figure', async () => {
    const comparison = startComparison('reach', 1);
    await compete(comparison, 'ours', { how: 'a', answer: () => [10, 20] });
    await compete(comparison, 'rival', { how: 'b', answer: () => Promise.resolve(Uint32Array.of(10, 20)) });
    await expect(compete(comparison, 'third', { how: 'c', answer: () => [10, 21] })).rejects.toThrow(
      'reach: third, c: figure 1 is 21 where others have 20',
    );
    await expect(compete(comparison, 'third', { how: 'c', answer: () => [10] })).rejects.toThrow('1 figures');
    expect(comparison.entries.map(({ engine }) => engine)).toEqual(['ours', 'rival']);
  });

  test('allows only rounding differences in sums of fractions', () => {
    expect(() => assertSameAnswer('x', [0.1 + 0.2], [0.3])).not.toThrow();
    expect(() => assertSameAnswer('x', [1000.5], [1000.500_01])).toThrow('figure 0');
    expect(() => assertSameAnswer('x', [1], [Number.NaN])).toThrow('figure 0');
    expect(() => assertSameAnswer('x', [1e9], [1e9 + 1])).toThrow('figure 0');
  });

  test('holds answers of different measures apart', async () => {
    const comparison = startComparison('gains', 1);
    await compete(comparison, 'ours', { how: 'a', measure: 'people', answer: () => [50] });
    await compete(comparison, 'rival', { how: 'b', answer: () => [5] });
    await expect(
      compete(comparison, 'third', { how: 'c', measure: 'people', answer: () => [51] }),
    ).rejects.toThrow('figure 0');
  });

  test('prints ratios to the first engine and names the operation once', () => {
    const comparison = startComparison('reach', 2, '≤ 1 ms');
    const entry = { how: 'x', minMs: 1, maxMs: 3, cpuMs: 2, runs: 15 };
    comparison.entries.push({ engine: 'ours', medianMs: 0.5, ...entry });
    comparison.entries.push({ engine: 'rival', medianMs: 60, ...entry });
    const rows = comparisonRows(comparison);
    expect(rows.map((row) => row.slice(0, 3))).toEqual([
      ['reach, 2 threads', '×1', '0.500 ms'],
      ['(target ≤ 1 ms)', '×120', '60.0 ms'],
    ]);
    expect(comparisonRecord(comparison)).toMatchObject({ entries: [{ ratio: 1 }, { ratio: 120 }] });
  });
});

test('the median is of the warm runs alone', async () => {
  let calls = 0;
  const { result, timing } = await timed(() => ++calls, { runs: 5, warmups: 2 });
  expect([result, calls, timing.runs]).toEqual([7, 7, 5]);
  expect(timing.minMs).toBeLessThanOrEqual(timing.medianMs);
  expect(timing.medianMs).toBeLessThanOrEqual(timing.maxMs);
});

test('columns of a table are aligned', () => {
  const text = tableText(
    [{ title: 'a' }, { title: 'b', align: 'right' }],
    [
      ['left', '1'],
      ['x|y', '1000'],
    ],
  );
  expect(text.split('\n')).toEqual([
    '| a    |    b |',
    '| ---- | ---: |',
    '| left |    1 |',
    '| x\\|y | 1000 |',
  ]);
});
