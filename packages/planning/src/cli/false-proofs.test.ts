import { existsSync } from 'node:fs';
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { seededRandom } from '@ooh/measurement/random';
import { plainPassageValue } from '../testing/exact.ts';
import { randomPassageInstance } from '../testing/random-instance.ts';
import { commandLine } from '../testing/command-line.ts';

const cases = fileURLToPath(new URL('../../../../../shared/data/engine-cases/', import.meta.url));
const isAbsent = !existsSync(cases);
if (isAbsent) console.warn(`not there, its cases are left out: ${cases}`);

const { call, write, at } = commandLine();
const writeText = (name: string, text: string) => writeFile(at(name), text);
const readJson = async (path: string) => JSON.parse(await readFile(path, 'utf8'));

test.skipIf(isAbsent).each([
  ['false_tried.jsonl', '0.3', '3', 70],
  ['false_dec1_103.jsonl', '13.5', '2', 99],
  ['false_dec1_31.jsonl', '12.6', '4', 6],
])('decimal prices: %s within %s, k = %s, is worth %d', async (name, budget, k, worth) => {
  await copyFile(join(cases, name), at(name));
  const { code, out } = await call('select', name, '--budget', budget, '--k', k);
  expect(code).toBe(0);
  expect(out.bound).toBeGreaterThanOrEqual(worth);
  expect(out.value).toBe(worth);
  expect(out.cost).toBeLessThanOrEqual(Number(budget));
  expect(await call('check', name, out.certificate)).toMatchObject({ code: 0, out: { valid: true } });
});

test.skipIf(isAbsent)('a panel certificate whose price overflows is refused', async () => {
  for (const name of ['nan.jsonl', 'nan.cert']) await copyFile(join(cases, name), at(name));
  const { code, out } = await call('check', 'nan.jsonl', 'nan.cert');
  expect([code, out.valid, out.holds]).toEqual([1, false, false]);
  expect(out.reasons.join()).toContain('上界');
});

/** A budget of 0.3 buys three media at 0.1, although 0.1 + 0.1 + 0.1 is more than 0.3 in double precision. */
async function writeTenths(): Promise<void> {
  await write('tenths.jsonl', [
    { persons: 40 },
    ...Array.from({ length: 30 }, (_, m) => ({
      id: `m${m}`,
      cost: 0.1,
      persons: m < 3 ? [...Array(20).keys()] : [20 + (m % 20), 20 + ((7 * m + 3) % 20)].sort((a, b) => a - b),
    })).map((line) => ({ ...line, persons: [...new Set(line.persons)] })),
  ]);
}

test('decimal prices are exact: three media at 0.1 fit a budget of 0.3', async () => {
  await writeTenths();
  const { out } = await call('select', 'tenths.jsonl', '--budget', '0.3', '--k', '3');
  expect(out).toMatchObject({ value: 20, cost: 0.3 });
  const file = await readJson(out.certificate);
  expect((await call('check', 'tenths.jsonl', out.certificate)).code).toBe(0);
  const less = { ...file.certificate, bound: 20, gap: 0, proof: { tree: { tried: 19 }, tangents: [] } };
  const lone = { ...less, plan: [], cost: 0, value: 0, bound: 19, gap: 1 };
  await writeText('less.json', JSON.stringify({ ...file, media: [], certificate: lone }));
  const verdict = await call('check', 'tenths.jsonl', 'less.json');
  expect(verdict.out).toMatchObject({ valid: false, holds: false, cost: 0 });
  expect(verdict.out.reasons.join()).toContain('实际有价值 20 的方案');
});

test('the unit of money has no effect', async () => {
  const data = randomPassageInstance(seededRandom(31).next, { media: 40, persons: 150 });
  const row = (list: Uint32Array, m: number) => [...list.subarray(data.rowStart[m], data.rowStart[m + 1])];
  const answers = [];
  for (const [i, power] of [0, 3, -3, -8].entries()) {
    const price = (whole: number) => Number(`${whole}e${power}`);
    await write(`money${i}.jsonl`, [
      { persons: 150, weights: [...data.weights] },
      ...Array.from(data.costs, (cost, m) => ({
        id: `m${m}`,
        cost: m % 13 === 0 ? 0 : price(100 * cost),
        persons: row(data.persons, m),
        counts: row(data.passages, m),
      })),
    ]);
    const options = ['--budget', String(price(10_000)), '--k', '2', '--seconds', '60'];
    const { out } = await call('select', `money${i}.jsonl`, ...options);
    expect((await call('check', `money${i}.jsonl`, out.certificate)).out).toMatchObject({ valid: true });
    const media = out.media.map(({ id }: { id: string }) => Number(id.slice(1)));
    expect(plainPassageValue(data, media, 2)).toBe(out.value);
    answers.push({ media, value: out.value, bound: out.bound.toFixed(6) });
  }
  for (const answer of answers) expect(answer).toEqual(answers[0]);
});

const plain = [
  { persons: 4 },
  { id: 'a', cost: 1, persons: [0, 1], counts: [300, 300] },
  { id: 'b', cost: 1, persons: [2, 3], counts: [300, 1] },
];

test('invalid content of a certificate file is refused with the reason, never by a crash', async () => {
  await write('plain.jsonl', plain);
  const { out } = await call('select', 'plain.jsonl', '--budget', '1');
  const file = await readJson(out.certificate);
  const { certificate, request } = file;
  const proof = (tree: unknown) => ({
    ...file,
    certificate: { ...certificate, proof: { ...certificate.proof, tree } },
  });
  const deep = JSON.parse(
    `${'{"tangent":0,"within":[],"rest":'.repeat(3000)}{"tangent":0}${'}'.repeat(3000)}`,
  );
  const panel = {
    format: 'ooh-panel-certificate-1',
    instanceHash: '0',
    plan: [0],
    cost: 1,
    value: 0,
    bound: 0,
    gap: 0,
    seed: 1,
    proof: { media: [], levels: [], prices: [0], knee: 1, width: 0.1 },
  };
  const wrong: [unknown, RegExp][] = [
    [proof({ tangent: 'length' }), /切点/],
    [proof({ tangent: 'constructor' }), /切点/],
    [proof({ tangent: 0.5 }), /切点/],
    [proof(deep), /证明树超过 1500 层/],
    [{ ...file, certificate: { ...certificate, gap: certificate.gap + 0.01 } }, /差距/],
    [{ ...file, media: [{ id: { toString: null }, vehicles: 1 }] }, /media/],
    [{ ...file, request: { ...request, must: [999] } }, /request.must：没有序号为 999 的媒体/],
    [{ ...file, request: { ...request, must: null } }, /request.must/],
    [{ ...file, request: { ...request, k: 300 } }, /k：应为 1 到 100 的整数/],
    [
      { ...file, request: { ...request, k: 300 }, certificate: panel },
      /k：面板证书应为 1 到 15 的整数，实为 300/,
    ],
  ];
  for (const [i, [changed, reason]] of wrong.entries()) {
    await writeText('wrong.json', JSON.stringify(changed));
    const { code, out: verdict, error } = await call('check', 'plain.jsonl', 'wrong.json');
    expect(code, `case ${i}`).toBeGreaterThan(0);
    expect(verdict?.holds ?? false, `case ${i}`).toBe(false);
    expect(`${error}${verdict?.reasons.join() ?? ''}`, `case ${i}`).toMatch(reason);
  }
  await writeText('wrong.json', JSON.stringify(file).replace('"budget":1', '"budget":1e999'));
  expect((await call('check', 'plain.jsonl', 'wrong.json')).error).toContain('request.budget');
});

test('must-haves that are not media are refused in rate form too', async () => {
  await write('bus.jsonl', [
    { persons: 2 },
    { id: 'a', cost_per_vehicle: 1, max_vehicles: 1, persons: [0], rates: [1] },
  ]);
  const { out } = await call('select', 'bus.jsonl', '--budget', '1');
  const file = await readJson(out.certificate);
  await writeText('must.json', JSON.stringify({ ...file, request: { ...file.request, must: [999] } }));
  const verdict = await call('check', 'bus.jsonl', 'must.json');
  expect([verdict.code, verdict.error]).toEqual([2, 'request.must：没有序号为 999 的媒体']);
});

test.each([
  [[{ persons: 2, weights: [1e308, 1e308] }, plain[2]], /第 1 行，字段 weights/],
  [[{ persons: 2, weights: [1e-200, 1] }, plain[2]], /第 1 行，字段 weights/],
  [
    [{ persons: 1 }, { id: 'a', cost_per_vehicle: 1, max_vehicles: 1, persons: [0], rates: [1e39] }],
    /第 2 行，字段 rates：第 1 项应为0 到 1000000000 的数/,
  ],
  [
    [
      { persons: 1 },
      { id: 'a', cost_per_vehicle: 1, max_vehicles: 1, days: 1e308, persons: [0], rates: [1] },
    ],
    /第 2 行，字段 days：应为 0 到 100000 的数/,
  ],
  [[{ persons: 4 }, { ...plain[1], cost: 1e300 }, plain[2]], /价格的大小相差过多或位数过多/],
])('numbers that cannot be reckoned with are refused: %j', async (lines, reason) => {
  await write('great.jsonl', lines);
  const { code, error } = await call('select', 'great.jsonl', '--budget', '1');
  expect(code).toBe(2);
  expect(error).toMatch(reason);
});

test('prices of 0.00000001 are accepted', async () => {
  await write('small.jsonl', [{ persons: 4 }, { ...plain[1], cost: 1e-8 }, { ...plain[2], cost: 1e-8 }]);
  const { out } = await call('select', 'small.jsonl', '--budget', '1e-8');
  expect(out).toMatchObject({ value: 2, cost: 1e-8, optimal: true });
  expect((await call('check', 'small.jsonl', out.certificate)).out).toMatchObject({ valid: true });
});

test.each([' %', '%', '', '-1', '1e999', '0x10', '1%%', 'five'])(
  'a budget written as «%s» is refused',
  async (budget) => {
    await write('plain.jsonl', plain);
    const { code, error } = await call('select', 'plain.jsonl', `--budget=${budget}`);
    expect(code).toBe(2);
    expect(error).toContain('--budget');
  },
);

test('a percentage of decimal prices is a decimal', async () => {
  await write('share.jsonl', [{ persons: 4 }, { ...plain[1], cost: 0.7 }, { ...plain[2], cost: 0.1 }]);
  const { out } = await call('select', 'share.jsonl', '--budget', '50%');
  expect(out.budget).toBe(0.4);
});
