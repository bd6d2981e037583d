import { writeFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { seededRandom } from '@ooh/measurement/random';
import { exhaustivePassages, plainPassageValue } from '../testing/exact.ts';
import { randomPassageInstance } from '../testing/random-instance.ts';
import { readInstance } from './read-instance.ts';
import { commandLine } from '../testing/command-line.ts';

const { call, at } = commandLine();
const data = randomPassageInstance(seededRandom(15).next, { media: 8, persons: 40 });
const total = data.costs.reduce((sum, cost) => sum + cost, 0);
const people = data.weights.reduce((sum, w) => sum + w, 0);
const row = (list: Uint32Array, m: number) => [...list.subarray(data.rowStart[m], data.rowStart[m + 1])];
const fixed = [
  { persons: 40, weights: [...data.weights] },
  ...Array.from({ length: 8 }, (_, m) => ({
    id: `媒体${m}`,
    cost: data.costs[m],
    persons: row(data.persons, m),
    counts: row(data.passages, m),
  })),
];
const buses = [
  { persons: 4, weights: [100, 50, 10, 30] },
  { id: '1路', cost_per_vehicle: 100, max_vehicles: 3, persons: [0, 1], rates: [0.5, 0.2] },
  { id: '2路', cost_per_vehicle: 150, max_vehicles: 2, persons: [2, 1, 3], rates: [1, 0.4, 0.1], days: 2 },
];
const text = (lines: readonly unknown[]) => lines.map((line) => JSON.stringify(line)).join('\n');

beforeAll(async () => {
  await writeFile(at('fixed.jsonl.gz'), gzipSync(text(fixed)));
  await writeFile(at('bus.jsonl'), `\uFEFF${text(buses).replaceAll('\n', '\r\n')}\r\n\r\n`);
});

const indexOf = (id: string) => Number(id.slice(2));

test('frontier gives the best plan of every budget with its bound', async () => {
  const { code, out } = await call(
    'frontier',
    'fixed.jsonl.gz',
    '--budgets',
    '10%, 50%,25%,100%',
    '--k',
    '2',
  );
  expect(code).toBe(0);
  expect(out.points.map((point: { budget: number }) => point.budget / total)).toEqual([0.1, 0.25, 0.5, 1]);
  for (const { budget, value, bound, gap, media, cost } of out.points) {
    expect(value).toBe(exhaustivePassages(data, budget, 2));
    expect(bound).toBeCloseTo(value, 6);
    expect(gap).toBeCloseTo(0, 9);
    const chosen = media.map(({ id }: { id: string }) => indexOf(id));
    expect(plainPassageValue(data, chosen, 2)).toBe(value);
    expect(cost).toBeLessThanOrEqual(budget);
  }
});

test('inverse gives the minimum budget for a share of the people, or the proof that none is enough', async () => {
  const { code, out } = await call('inverse', 'fixed.jsonl.gz', '--reach', '60%', '--steps', '60');
  expect(code).toBe(0);
  expect(out).toMatchObject({ status: 'attained', target: 0.6 * people });
  expect(out.enough.value).toBeGreaterThanOrEqual(out.target);
  expect(out.short.budget).toBe(out.enough.cost - 1);
  expect(out.short.bound).toBeLessThan(out.target);
  expect(exhaustivePassages(data, out.short.budget, 1)).toBeLessThan(out.target);
  const never = await call('inverse', 'bus.jsonl', '--reach', '190');
  expect(never).toMatchObject({ code: 1, out: { status: 'impossible', enough: null } });
  expect(never.out.short.bound).toBeLessThan(190);
});

test('contributions gives fair parts that sum to the value, and the overlap of pairs', async () => {
  const { out } = await call('contributions', 'fixed.jsonl.gz', '--media', '媒体1,媒体3,媒体6');
  expect(out).toMatchObject({ k: 1, method: 'exact', orders: 0 });
  expect(out.value).toBe(plainPassageValue(data, [1, 3, 6], 1));
  const fair = out.contributions.map((part: { fair: number }) => part.fair);
  expect(fair.reduce((a: number, b: number) => a + b)).toBeCloseTo(out.value, 9);
  expect(out.overlap.ids).toEqual(['媒体1', '媒体3', '媒体6']);
  const both = [1, 3].map((m) => plainPassageValue(data, [m], 1)).reduce((a, b) => a + b);
  expect(out.overlap.shared[0][1]).toBe(both - plainPassageValue(data, [1, 3], 1));
  const twice = await call(
    'contributions',
    'bus.jsonl',
    '--media',
    '1路:3,2路:2',
    '--k',
    '2',
    '--orders',
    '50',
  );
  expect(twice.out).toMatchObject({ method: 'sampled', orders: 50 });
  const parts = twice.out.contributions.map((part: { fair: number }) => part.fair);
  expect(parts[0] + parts[1]).toBeCloseTo(twice.out.value, 6);
});

test('robustness gives the same result for the same seed, in both forms', async () => {
  for (const [file, budget] of [
    ['fixed.jsonl.gz', '40%'],
    ['bus.jsonl', '350'],
  ]) {
    const args = ['robustness', file, '--budget', budget, '--replicates', '12', '--seed', '4'];
    const { code, out } = await call(...args);
    expect(code).toBe(0);
    expect(out.replicates).toBe(12);
    expect(out.value.low).toBeLessThanOrEqual(out.value.here);
    expect(out.regret.mean).toBeGreaterThanOrEqual(0);
    expect(out.media[0].chosenShare).toBeGreaterThan(0);
    expect((await call(...args)).out).toEqual(out);
  }
});

test('an invalid option is refused with the expected format', async () => {
  const wrong = [
    [['frontier', 'bus.jsonl'], '--budgets'],
    [['frontier', 'bus.jsonl', '--budgets', '1,x'], '--budgets 应为'],
    [['inverse', 'bus.jsonl', '--reach', '%'], '--reach 应为'],
    [['inverse', 'bus.jsonl', '--reach', '1', '--steps', '0'], '--steps 应为 1 到 1000 的整数'],
    [['contributions', 'bus.jsonl', '--media', '1路,1路'], '写了两次'],
    [['robustness', 'bus.jsonl', '--budget', '1', '--seconds', '0'], '--seconds 应为正数'],
    [['select', 'bus.jsonl', 'more.jsonl', '--budget', '1'], '应给出 INSTANCE'],
    [['toString'], '没有命令 toString'],
  ] as const;
  for (const [args, message] of wrong) {
    const { code, error } = await call(...args);
    expect(code).toBe(2);
    expect(error).toContain(message);
  }
});

test('reads lines longer than a read chunk, in any order, with characters split between chunks', async () => {
  const count = 60_000;
  const persons = Array.from({ length: count }, (_, p) => count - 1 - p);
  const lines = [
    { persons: count, weights: null },
    { id: '甲'.repeat(100_001), cost: 1, persons },
    { id: '乙', cost: 2, persons: [3, 1, 2], counts: [0, 2, 5] },
  ];
  await writeFile(at('long.jsonl'), text(lines));
  const found = await readInstance(at('long.jsonl'));
  if (found.form !== 'passages') throw new Error('expected passages');
  expect(found.ids).toEqual(['甲'.repeat(100_001), '乙']);
  expect([...found.passages.rowStart]).toEqual([0, count, count + 2]);
  expect(found.passages.persons.subarray(0, count).every((p, i) => p === i)).toBe(true);
  expect([...found.passages.persons.subarray(count)]).toEqual([1, 2]);
  expect([...found.passages.passages.subarray(count)]).toEqual([2, 5]);
  expect(found.passages.weights.every((w) => w === 1)).toBe(true);
});
