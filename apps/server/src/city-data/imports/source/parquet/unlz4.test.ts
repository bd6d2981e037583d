import { expect, test } from 'vitest';
import { unlz4 } from './unlz4.ts';

const bytes = (...values: (number | string)[]): Uint8Array =>
  Buffer.concat(
    values.map((value) => (typeof value === 'string' ? Buffer.from(value) : Buffer.from([value]))),
  );
const text = (packed: Uint8Array, length: number): string => Buffer.from(unlz4(packed, length)).toString();

test('literals alone, copies that overlap what they write, lengths beyond fifteen', () => {
  expect(text(bytes(0x50, 'hello'), 5)).toBe('hello');
  // Two letters, copied from two back for 4 + 4 bytes, then a last run.
  expect(text(bytes(0x24, 'ab', 2, 0, 0x10, 'c'), 11)).toBe('ababababab'.slice(0, 10) + 'c');
  expect(text(bytes(0xf0, 5, 'x'.repeat(20)), 20)).toBe('x'.repeat(20));
  // One letter copied 4 + 15 + 255 + 10 times.
  expect(text(bytes(0x1f, 'a', 1, 0, 255, 10, 0x10, 'b'), 286)).toBe('a'.repeat(285) + 'b');
});

test('damaged blocks are refused, none reads or writes beyond its ends', () => {
  const damaged: readonly (readonly [Uint8Array, number])[] = [
    [bytes(0x50, 'hell'), 5],
    [bytes(0x50, 'hello'), 4],
    [bytes(0x50, 'hello'), 6],
    [bytes(0x14, 'a', 2, 0, 0x10, 'b'), 10],
    [bytes(0x14, 'a', 0, 0, 0x10, 'b'), 10],
    [bytes(0x1f, 'a', 1, 0, 255, 255, 255), 20],
    [bytes(0x1f, 'a', 1), 20],
    [bytes(), 1],
  ];
  for (const [packed, length] of damaged) expect(() => unlz4(packed, length)).toThrow('Parquet');
});
