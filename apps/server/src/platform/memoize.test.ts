import { expect, test } from 'vitest';
import { memoize, shareWork } from './memoize.ts';

test('callers of one key share a reading, and the key that was asked longest ago goes first', async () => {
  const readings: string[] = [];
  const remembered = memoize<string>(2);
  const ask = (key: string) =>
    remembered(key, async () => {
      readings.push(key);
      return key.toUpperCase();
    });
  expect(await Promise.all([ask('a'), ask('a'), ask('b')])).toEqual(['A', 'A', 'B']);
  await ask('a');
  await ask('c');
  await ask('a');
  await ask('b');
  expect(readings).toEqual(['a', 'b', 'c', 'b']);
});

test('a failed read is reported to all waiting callers and repeated; a later one of the key is kept', async () => {
  const remembered = memoize<number>(1);
  const fail = () => Promise.reject(new Error('no answer'));
  const both = [remembered('a', fail), remembered('a', () => Promise.resolve(1))];
  for (const asked of both) await expect(asked).rejects.toThrow('no answer');
  expect(await remembered('a', () => Promise.resolve(2))).toBe(2);
  const late = Promise.withResolvers<number>();
  const first = remembered('b', () => late.promise);
  await remembered('c', () => Promise.resolve(3));
  await remembered('b', () => Promise.resolve(4));
  late.reject(new Error('too late'));
  await expect(first).rejects.toThrow('too late');
  expect(await remembered('b', () => Promise.resolve(5))).toBe(4);
});

test('shared work is done once for those who ask meanwhile, and anew for those who ask afterwards', async () => {
  const share = shareWork<number>();
  let done = 0;
  const ask = (key: string) => share(key, async () => (done += 1));
  expect(await Promise.all([ask('a'), ask('a')])).toEqual([1, 1]);
  expect(await ask('a')).toBe(2);
  const failing = share('a', () => Promise.reject(new Error('no')));
  await expect(Promise.all([failing, ask('a')])).rejects.toThrow('no');
  expect(await ask('a')).toBe(3);
});
