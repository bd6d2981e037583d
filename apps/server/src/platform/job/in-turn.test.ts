import { expect, test } from 'vitest';
import { openTurns } from './in-turn.ts';

test('work of one key never overlaps, comes in the order of asking, and goes on after a failure; other keys do not wait', async () => {
  const inTurn = openTurns();
  const done: string[] = [];
  const gate = Promise.withResolvers<void>();
  const first = inTurn('a', async () => {
    await gate.promise;
    done.push('first');
    throw new Error('fails');
  });
  const second = inTurn('a', async () => void done.push('second'));
  await inTurn('b', async () => void done.push('other'));
  expect(done).toEqual(['other']);
  gate.resolve();
  await expect(first).rejects.toThrow('fails');
  await second;
  expect(done).toEqual(['other', 'first', 'second']);
  expect(await inTurn('a', async () => 3)).toBe(3);
});
