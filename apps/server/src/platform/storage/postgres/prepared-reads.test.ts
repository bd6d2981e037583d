import { expect, test } from 'vitest';
import { statementNames } from './prepared-reads.ts';

test('a read has a stable name from its third use on, and two reads never share a name', () => {
  const nameOf = statementNames();
  const uses = Array.from({ length: 5 }, () => nameOf('select a from t where b = $1'));
  expect(uses.slice(0, 2)).toEqual([undefined, undefined]);
  expect(new Set(uses.slice(2)).size).toBe(1);
  expect(uses[2]).toMatch(/^read_\d+$/);
  const others = Array.from({ length: 3 }, () => nameOf('with x as (select 1) select * from x'));
  expect(others[2]).not.toBe(uses[2]);
});

test('changes, commands and texts with varying lists are never prepared', () => {
  const nameOf = statementNames();
  for (const text of [
    'insert into t values ($1)',
    'begin',
    'update t set a = 1',
    `select ${'x'.repeat(20_000)}`,
  ])
    expect(Array.from({ length: 5 }, () => nameOf(text))).toEqual(Array(5).fill(undefined));
  const named = new Set<string>();
  for (let n = 0; n < 3000; n++) {
    for (let use = 0; use < 3; use++) {
      const name = nameOf(`select ${n}`);
      if (name !== undefined) named.add(name);
    }
  }
  expect(named.size).toBe(400);
});
