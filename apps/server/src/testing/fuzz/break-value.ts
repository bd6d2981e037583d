import type { RandomSource } from '@ooh/measurement/random';
import { oneOf } from './make-value.ts';

const deep = (levels: number): unknown => (levels === 0 ? 1 : [deep(levels - 1)]);

/** What stands where something else belongs. */
const strange: readonly unknown[] = [
  null,
  '',
  ' ',
  -1,
  0,
  1.5,
  1e308,
  Number.MAX_SAFE_INTEGER,
  2 ** 31,
  true,
  [],
  [null],
  {},
  'NaN',
  'ALL',
  '*',
  'null',
  '\u0000',
  '\ud800',
  '../../etc/passwd',
  '__proto__',
  '2026-02-30',
  'x'.repeat(5_000),
  deep(60),
  { constructor: 1, prototype: 'no' },
  Array.from({ length: 1_000 }, (_, i) => i),
];

/** A copy with one part, at any depth, missing, doubled or replaced by something that does not belong there. */
export function breakValue(value: unknown, random: RandomSource): unknown {
  const isDeep = typeof value === 'object' && value !== null && Object.keys(value).length > 0;
  if (!isDeep || random.next() < 0.15) return oneOf(strange, random);
  const at = oneOf(Object.keys(value), random);
  if (Array.isArray(value)) {
    const copy: unknown[] = [...value];
    if (random.next() < 0.2) copy.push(copy[Number(at)]);
    else copy[Number(at)] = breakValue(copy[Number(at)], random);
    return copy;
  }
  const copy = { ...(value as Record<string, unknown>) };
  if (random.next() < 0.2) delete copy[at];
  else copy[at] = breakValue(copy[at], random);
  return copy;
}
