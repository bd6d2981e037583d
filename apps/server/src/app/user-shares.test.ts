import { expect, test } from 'vitest';
import { createUserShares } from './user-shares.ts';

const turn = () => new Promise((resolve) => setImmediate(resolve));

test('so many of a user at once, the others in their order, and nobody else waits for them', async () => {
  const shares = createUserShares(2);
  const entered: string[] = [];
  const leave = new Map<string, () => void>();
  const come = async (user: string, name: string) => {
    leave.set(name, await shares.enter(user));
    entered.push(name);
  };
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) void come('a', name);
  void come('b', 'b1');
  await turn();
  expect(entered).toEqual(['a1', 'a2', 'b1']);
  leave.get('a2')!();
  // A place is given back once, however often that is said.
  leave.get('a2')!();
  await turn();
  expect(entered).toEqual(['a1', 'a2', 'b1', 'a3']);
  leave.get('a1')!();
  leave.get('a3')!();
  await turn();
  expect(entered.slice(4)).toEqual(['a4', 'a5']);
  leave.get('a4')!();
  leave.get('a5')!();
  await come('a', 'a6');
  expect(entered.at(-1)).toBe('a6');
});

test('a queue without end is refused', async () => {
  const shares = createUserShares(1);
  await shares.enter('a');
  for (let n = 0; n < 5000; n += 1) void shares.enter('a');
  await expect(shares.enter('a')).rejects.toThrow('同时提交的请求过多');
  await expect(shares.enter('b')).resolves.toBeTypeOf('function');
});
