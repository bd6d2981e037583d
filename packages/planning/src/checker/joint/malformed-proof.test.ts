import { expect, test } from 'vitest';
import { asRead, UNIT, varint, writeProof, type WrittenRow } from '../../testing/joint-certificate.ts';
import { jointCase } from '../../testing/joint-case.ts';
import { jointBound } from './joint-bound.ts';

/** Every person meets media 0 to 5 once, but for persons 0 (medium 0 twice) and 1 (like person 2); medium 6 is dear. */
const met = [
  [2, 1, 1, 0, 0, 0, 0],
  [1, 1, 1, 1, 0, 0, 1],
  [1, 1, 1, 1, 0, 0, 1],
  [1, 1, 1, 1, 1, 1, 0],
  [1, 0, 0, 0, 0, 0, 0],
];
const prices = [1, 1, 1, 2, 2, 2, 6, 1];
const plans = {
  instance: {
    personCount: 5,
    mediaCount: 8,
    weights: Float64Array.of(1, 2, 3, 4, 5),
    rowStart: Uint32Array.from([0, 5, 9, 13, 16, 17, 18, 20, 20]),
    persons: Uint32Array.from([0, 1, 2, 3, 4, 0, 1, 2, 3, 0, 1, 2, 3, 1, 2, 3, 3, 3, 1, 2]),
    passages: Uint32Array.from([2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]),
    costs: Float64Array.from(prices),
  },
  k: 3,
  box: { from: prices.map(() => 0), to: [1, 1, 1, 1, 1, 1, 1, 0] },
  prices,
  budget: 6,
};
const base64 = (bytes: readonly number[]) => Buffer.from(bytes).toString('base64');
const bound = (proof: unknown) => jointBound(plans, proof);
const rows = (...own: readonly (readonly [WrittenRow['kind'], ...number[]])[]) =>
  writeProof(0, [{ rows: own.map(([kind, ...key]) => ({ kind, key, multiplier: 1 })) }]);
/** A proof with the step's fields changed. */
const changed = (step: Record<string, unknown>) => {
  const [own] = rows(['needs', 1]).steps;
  return { ceiling: 0, steps: [{ ...own, ...step }] };
};
const written = (kind: string, keys: readonly number[], codes: readonly number[]) =>
  changed({ rows: [{ kind, keys: base64(keys), codes: base64(codes) }] });

test('The instance is what its table says', () => {
  const { instance } = plans;
  met.forEach((own, p) =>
    own.forEach((n, m) => {
      const at = instance.persons.subarray(instance.rowStart[m], instance.rowStart[m + 1]).indexOf(p);
      expect(at < 0 ? 0 : instance.passages[instance.rowStart[m] + at]).toBe(n);
    }),
  );
  expect(jointCase(plans).persons.map(({ name, weight }) => [name, weight])).toEqual([
    [0, 1],
    [1, 5],
    [3, 4],
  ]);
});

test('A well-formed proof gives a bound; unknown fields are ignored', () => {
  const proof = rows(['needs', 1], ['needs', 3], ['shareOfReached', 3, 4], ['onceByParabola', 3, 0, 4]);
  expect(bound(proof)).toBeGreaterThanOrEqual(10);
  expect(bound({ ...proof, note: 1, steps: proof.steps.map((step) => ({ ...step, note: 2 })) })).toBe(
    bound(proof),
  );
  expect(bound({ ...proof, ceiling: 1000 })).toBe(1000);
  expect(bound(changed({ rows: [] }))).toBeCloseTo(10, 6);
});

test('What is not of the form is refused', () => {
  const step = rows(['needs', 1]).steps[0];
  const refused: readonly (readonly [unknown, RegExp])[] = [
    [undefined, /应为一个对象/],
    [[], /应为一个对象/],
    [{ steps: [step] }, /ceiling/],
    [{ ceiling: NaN, steps: [step] }, /ceiling/],
    [{ ceiling: Infinity, steps: [step] }, /ceiling/],
    [{ ceiling: '0', steps: [step] }, /ceiling/],
    [{ ceiling: 0, steps: [] }, /steps/],
    [{ ceiling: 0, steps: Array.from({ length: 101 }, () => step) }, /steps/],
    [{ ceiling: 0, steps: [null] }, /第 1 步应为一个对象/],
    ...[-1, NaN, Infinity, '1', undefined, null].map((money) => [changed({ money }), /money/] as const),
    ...[0, -1, 3, 0.3, NaN, Infinity, undefined, '1', 2 ** 1020].map(
      (unit) => [changed({ unit }), /unit/] as const,
    ),
    ...[[1, 0], [0, 0], [-1], [8], [0.5], ['0'], 'all', null, {}].map(
      (core) => [changed({ core }), /core 应为递增/] as const,
    ),
    [changed({ triples: [2, 1] }), /triples 应为递增/],
    [changed({ core: [0, 1, 2], triples: [1, 3] }), /triples 应在 core 之内/],
    [changed({ rows: undefined }), /rows 应为数组/],
    [changed({ rows: [null] }), /未知的种类/],
    [changed({ rows: [{ ...step.rows[0], kind: 'toString' }] }), /未知的种类/],
    [changed({ rows: [step.rows[0], step.rows[0]] }), /needs 重复/],
    [changed({ rows: Array.from({ length: 100 }, () => step.rows[0]) }), /重复/],
  ];
  for (const [proof, reason] of refused) expect(() => bound(proof), JSON.stringify(proof)).toThrow(reason);
});

test('Keys and codes that are no whole numbers of rows in strictly ascending order are refused', () => {
  const refused: readonly (readonly [unknown, RegExp])[] = [
    [changed({ rows: [{ kind: 'needs', keys: 'AQ=', codes: 'AAA=' }] }), /base64/],
    [changed({ rows: [{ kind: 'needs', keys: 'A?==', codes: 'AAA=' }] }), /base64/],
    [changed({ rows: [{ kind: 'needs', keys: 'AR==', codes: 'AAA=' }] }), /base64/],
    [changed({ rows: [{ kind: 'needs', keys: 'A===', codes: 'AAA=' }] }), /base64/],
    [changed({ rows: [{ kind: 'needs', keys: 'AQ==', codes: 'é===' }] }), /base64/],
    [changed({ rows: [{ kind: 'needs', keys: 1, codes: 'AAA=' }] }), /base64/],
    [changed({ rows: [{ kind: 'needs', keys: 'AQ==' }] }), /base64/],
    [written('needs', [1], [0]), /两个字节/],
    [written('needs', [1], [0, 0, 0]), /两个字节/],
    [written('needs', [1, 2], [0, 0]), /行数不符/],
    [written('needs', [1], [0, 0, 0, 0]), /行数不符/],
    [written('triangle', [0, 1], [0, 0]), /行数不符/],
    [written('needs', [129], [0, 0]), /不完整/],
    [written('needs', [255, 255, 255, 255, 127], [0, 0]), /过大/],
    [written('needs', [255, 255, 255, 255, 255, 1], [0, 0]), /过大/],
    [written('needs', [1, ...varint(2 ** 32 - 1)], [0, 0, 0, 0]), /过大/],
    [written('needs', [129, 0], [0, 0]), /最少的字节/],
    [written('needs', [1, 0], [0, 0, 0, 0]), /严格递增/],
    [written('triangle', [0, 1, 2, 0, 0, 0], [0, 0, 0, 0]), /严格递增/],
  ];
  for (const [proof, reason] of refused) expect(() => bound(proof), JSON.stringify(proof)).toThrow(reason);
});

test('Rows that do not exist are refused by name', () => {
  const refused: readonly (readonly [readonly [WrittenRow['kind'], ...number[]], RegExp])[] = [
    [['needs', 2], /需求相同/],
    [['needs', 4], /需求相同/],
    [['needs', 5], /需求相同/],
    [['needs', 4_000_000_000], /需求相同/],
    [['moneyWithMedium', 7], /core/],
    [['moneyWithMedium', 8], /core/],
    [['moneyWithMedium', 4_000_000_000], /core/],
    [['moneyWithPair', 1, 0], /递增/],
    [['pairHasMedium', 1, 1], /重复/],
    [['pairHasMedium', 0, 6], /买不起/],
    [['tripleHasPair', 0, 3, 6], /买不起/],
    [['tripleHasPair', 0, 1, 1], /重复/],
    [['tripleHasPair', 1, 0, 2], /递增/],
    [['triangle', 0, 2, 1], /递增/],
    [['triangleByTriple', 0, 1, 6], /买不起/],
    [['triangleWithMedium', 0, 1, 2, 2], /递增/],
    [['triangleWithPair', 1, 0, 2, 3], /递增/],
    [['shareOfReached', 0, 3], /不遇到/],
    [['needsBeside', 1, 4], /不遇到/],
    [['pairShareHasPair', 0, 1, 2], /三个不同的媒体/],
    [['pairShareHasPair', 3, 2, 1], /递增/],
    [['pairShareWithinShare', 3, 2, 2], /重复/],
    [['needsThird', 1, 0, 6], /买不起/],
    [['onceByPairs', 0, 0], /不多于所需/],
    [['onceGivenPair', 0, 0, 1], /过少/],
    [['onceByParabola', 3, 0, 2], /不小于 3/],
    [['onceByParabola', 3, 0, 5], /过少/],
    [['onceByParabola', 1, 0, 4], /过少/],
    [['onceByChord', 0, 0], /过少/],
  ];
  for (const [row, reason] of refused) expect(() => bound(rows(row)), row.join(' ')).toThrow(reason);
  expect(() => bound(rows(['needs', 1], ['needs', 2]))).toThrow(/^joint 第 1 步：needs\(2\) 不存在/);
});

test('Lists of a step say which rows exist', () => {
  const step = (
    core: number[],
    triples: number[],
    ...own: readonly (readonly [WrittenRow['kind'], ...number[]])[]
  ) => writeProof(0, [{ core, triples, rows: own.map(([kind, ...key]) => ({ kind, key, multiplier: 1 })) }]);
  const most = [0, 1, 2, 3, 4, 5];
  expect(() => bound(step([0, 1, 2], [], ['triangle', 0, 1, 3]))).toThrow(/媒体 3 不在 core 内/);
  expect(() => bound(step(most, [0, 1], ['triangleByTriple', 0, 1, 2]))).toThrow(/媒体 2 不在 triples 内/);
  expect(() => bound(step(most, [0, 1, 2, 3], ['onceByChord', 3, 0]))).toThrow(/triples 之外/);
  expect(bound(step(most, most, ['onceByChord', 3, 0]))).toBeGreaterThanOrEqual(10);
  expect(() => bound(step(most, [0, 1], ['needsThird', 3, 0, 1]))).toThrow(/过少/);
});

test('Multipliers too large for their sums are refused, whatever they are', () => {
  const [step] = rows(['needs', 1]).steps;
  expect(() => bound({ ceiling: 0, steps: [{ ...step, money: Number.MAX_VALUE }] })).toThrow(/乘数过大/);
});

test('A weight that is lost in the rounding of large sums is added to the bound', () => {
  const one = {
    ...plans,
    instance: {
      personCount: 1,
      mediaCount: 3,
      weights: Float64Array.of(1),
      rowStart: Uint32Array.of(0, 1, 2, 3),
      persons: new Uint32Array(3),
      passages: new Uint32Array(3).fill(1),
      costs: Float64Array.of(1, 1, 1),
    },
    box: { from: [0, 0, 0], to: [1, 1, 1] },
    prices: [1, 1, 1],
  };
  // y − 3Λ + Λ + Λ + Λ, and Λ − Λ for each medium.
  const multiplier = UNIT * 2 ** 42;
  const shares = [0, 1, 2].map((m) => ({ kind: 'shareOfReached' as const, key: [0, m], multiplier }));
  const { steps } = writeProof(0, [{ rows: [{ kind: 'needs', key: [0], multiplier }, ...shares] }]);
  expect(jointBound(one, { ceiling: 0, steps })).toBeCloseTo(1, 6);
  expect(jointBound(one, { ceiling: 0, steps: [{ ...steps[0], unit: 2 ** 20 }] })).toBeGreaterThanOrEqual(1);
});

test('A multiplier is read as it is written, and the bound is what it gives', () => {
  for (const multiplier of [2 ** -9, 0.3, 1, 17.123, 4095.999])
    expect(Math.abs(asRead(multiplier) - multiplier)).toBeLessThanOrEqual(multiplier * 2 ** -11);
  // Person 3 needs 3 of media 0 to 5, so that each of them is worth the multiplier; the money buys 4.5 of them.
  const alone = (multiplier: number) =>
    bound(writeProof(0, [{ core: [], rows: [{ kind: 'needs', key: [3], multiplier }] }]));
  expect(alone(1)).toBeCloseTo(6 + (4 - 3) + 4.5, 6);
  expect(alone(1.5)).toBeCloseTo(6 + 1.5 * 4.5, 6);
});
