import { readFile, writeFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { seededRandom } from '@ooh/measurement/random';
import { exhaustivePassages } from '../testing/exact.ts';
import { randomPassageInstance } from '../testing/random-instance.ts';
import { commandLine } from '../testing/command-line.ts';

const { call, write, at } = commandLine();

const buses = [
  { persons: 3, weights: [100, 50, 10] },
  { id: '1路', cost_per_vehicle: 100, max_vehicles: 3, persons: [0, 1], rates: [0.5, 0.2] },
  { id: '2路', cost_per_vehicle: 150, max_vehicles: 2, persons: [2, 1], rates: [1, 0.4], days: 2 },
];

test('evaluate gives cost, contacts and reach of a rate-form plan', async () => {
  await write('bus.jsonl', buses);
  const { code, out } = await call('evaluate', 'bus.jsonl', '--media', '1路:2,2路', '--k', '2');
  expect(code).toBe(0);
  const means = [1, 0.4 + 0.8, 2];
  const weights = [100, 50, 10];
  const sum = (f: (t: number) => number) => weights.reduce((total, w, p) => total + w * f(means[p]), 0);
  expect(out.cost).toBe(350);
  expect(out.impressions).toBeCloseTo(
    sum((t) => t),
    4,
  );
  expect(out.reach).toBeCloseTo(
    sum((t) => 1 - Math.exp(-t)),
    4,
  );
  expect(out.reach_k).toBeCloseTo(
    sum((t) => 1 - Math.exp(-t) * (1 + t)),
    4,
  );
  expect(out.distribution.reduce((a: number, b: number) => a + b)).toBeCloseTo(160, 6);
});

test('select writes a certificate that check accepts; a changed certificate is refused', async () => {
  await write('bus.jsonl', buses);
  const selected = await call('select', 'bus.jsonl', '--budget', '350');
  expect(selected.code).toBe(0);
  expect(selected.out.optimal).toBe(true);
  expect(selected.out.cost).toBeLessThanOrEqual(350);
  const path = at('bus.jsonl.certificate.json');
  expect(selected.out.certificate).toBe(path);
  const checked = await call('check', 'bus.jsonl', path);
  expect(checked).toMatchObject({ code: 0, out: { valid: true, reasons: [], budget: 350, k: 1 } });
  const file = JSON.parse(await readFile(path, 'utf8'));
  file.certificate.value *= 1.01;
  await writeFile(at('forged.json'), JSON.stringify(file));
  const refused = await call('check', 'bus.jsonl', 'forged.json');
  expect(refused.code).toBe(1);
  expect(refused.out.reasons.join()).toContain('方案价值');
  file.certificate.value /= 1.01;
  file.media[0].vehicles += 1;
  await writeFile(at('forged.json'), JSON.stringify(file));
  const renamed = await call('check', 'bus.jsonl', 'forged.json');
  expect(renamed).toMatchObject({ code: 1, out: { valid: false, holds: false } });
  expect(renamed.out.reasons).toEqual(['media 与 certificate.plan 不是同一个方案']);
  await writeFile(at('forged.json'), JSON.stringify({ ...file, certificate: { plan: 1 } }));
  expect(await call('check', 'bus.jsonl', 'forged.json')).toMatchObject({ code: 1, out: { valid: false } });
  await writeFile(at('forged.json'), JSON.stringify({ ...file, request: {} }));
  expect(await call('check', 'bus.jsonl', 'forged.json')).toMatchObject({
    code: 2,
    error: expect.stringContaining('request.budget'),
  });
});

test('select accepts a gzipped passage instance, a percentage budget and an output file', async () => {
  const data = randomPassageInstance(seededRandom(9).next, { media: 7, persons: 20 });
  const row = (list: Uint32Array, m: number) => [...list.subarray(data.rowStart[m], data.rowStart[m + 1])];
  const lines = [
    { persons: 20, weights: [...data.weights] },
    ...Array.from({ length: 7 }, (_, m) => ({
      id: `m${m}`,
      cost: data.costs[m],
      persons: row(data.persons, m),
      counts: row(data.passages, m),
    })),
  ];
  await writeFile(at('fixed.jsonl.gz'), gzipSync(lines.map((line) => JSON.stringify(line)).join('\n')));
  const budget = 0.4 * data.costs.reduce((sum, cost) => sum + cost, 0);
  const { code, out } = await call(
    'select',
    'fixed.jsonl.gz',
    '--budget',
    '40%',
    '--k',
    '2',
    '--out',
    'c.json',
  );
  expect(code).toBe(0);
  expect(out.value).toBe(exhaustivePassages(data, budget, 2));
  expect((await call('check', 'fixed.jsonl.gz', 'c.json')).code).toBe(0);
  const ids = out.media.map((medium: { id: string }) => medium.id).join(',');
  const again = await call('evaluate', 'fixed.jsonl.gz', '--media', ids, '--k', '2');
  expect(again.out).toMatchObject({ cost: out.cost, reach_k: out.value });
});

test.each([
  [['{"persons": 3}', '{"id": "a", "cost": 1, "persons": [0, 3]}'], '第 2 行，字段 persons：第 2 项'],
  [['{"persons": 3}', '{"id": "a", "cost": -1, "persons": [0]}'], '第 2 行，字段 cost'],
  [['{"persons": 3}', '{"id": "a", "cost": 1, "persons": [0], "counts": [1, 2]}'], '第 2 行，字段 counts'],
  [['{"persons": 3}', '{"id": "a", "cost": 1, "persons": [0, 0]}'], '第 2 行，字段 persons：人员 0'],
  [['{"persons": 3}', '{"id": "a", "cost": 1, "persons": []}', '{"id": "a"}'], '第 3 行，字段 id：「a」重复'],
  [['{"persons": 3}', '{"id": "a", "cost": 1,'], '第 2 行，字段 （整行）：不是合法的 JSON'],
  [['{"persons": 3, "weights": [1]}'], '第 1 行，字段 weights：应有 3 项'],
  [['{"persons": -1}'], '第 1 行，字段 persons'],
  [[''], '文件为空'],
  [
    [
      '{"persons": 2}',
      '{"id": "a", "cost_per_vehicle": 1, "max_vehicles": 1.5, "persons": [0], "rates": [1]}',
    ],
    '第 2 行，字段 max_vehicles',
  ],
  [
    [
      '{"persons": 2}',
      '{"id": "a", "cost_per_vehicle": 1, "max_vehicles": 1, "persons": [0], "rates": ["1"]}',
    ],
    '第 2 行，字段 rates：第 1 项',
  ],
])('a malformed file is named by line and field: %j', async (lines, message) => {
  await writeFile(at('bad.jsonl'), lines.join('\n'));
  const { code, error } = await call('select', 'bad.jsonl', '--budget', '1');
  expect(code).toBe(2);
  expect(error).toContain(message);
});

test('a price per line is part of the cost, of budgets in percent and of the certificate', async () => {
  await write('charged.jsonl', [buses[0], { ...buses[1], cost_per_line: 30 }, buses[2]]);
  const { out: evaluated } = await call('evaluate', 'charged.jsonl', '--media', '1路:2,2路');
  expect(evaluated.cost).toBe(380);
  // The whole costs 3 · 100 + 30 + 2 · 150.
  const { out } = await call('select', 'charged.jsonl', '--budget', '100%');
  expect(out).toMatchObject({ budget: 630, cost: 630 });
  const { code } = await call('check', 'charged.jsonl', 'charged.jsonl.certificate.json');
  expect(code).toBe(0);
  const short = await call('select', 'charged.jsonl', '--budget', '129', '--out', 'short.json');
  expect(short.out).toMatchObject({ cost: 0, media: [] });
});

test('wrong usage exits with code 2 and a message', async () => {
  await write('bus.jsonl', buses);
  expect(await call()).toMatchObject({ code: 2, error: expect.stringContaining('缺少命令') });
  expect(await call('select', 'bus.jsonl')).toMatchObject({
    code: 2,
    error: expect.stringContaining('--budget'),
  });
  expect(await call('select', 'none.jsonl', '--budget', '1')).toMatchObject({
    code: 2,
    error: expect.stringContaining('文件不存在'),
  });
  expect(await call('evaluate', 'bus.jsonl', '--media', '9路')).toMatchObject({
    code: 2,
    error: expect.stringContaining('没有媒体「9路」'),
  });
  expect(await call('select', 'bus.jsonl', '--budget', '1', '--colour', 'red')).toMatchObject({ code: 2 });
  await writeFile(at('torn.jsonl.gz'), gzipSync('{"persons": 1}').subarray(0, 12));
  expect(await call('select', 'torn.jsonl.gz', '--budget', '1')).toMatchObject({ code: 2 });
});
