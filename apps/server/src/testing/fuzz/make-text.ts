import type { RandomSource } from '@ooh/measurement/random';

interface TextSchema {
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
}

const texts = [
  '咖啡',
  '深圳',
  '银行',
  'a',
  '0',
  '-1',
  '%',
  '_',
  "'; drop table app_user; --",
  '𠮷野家',
  ' 空 白 ',
  '1e999',
];
const day = 86_400_000;

/** Days around an anchor that is fixed, so that a seed makes the same inputs on every day; and odd ones. */
function someDate(random: RandomSource): string {
  const odd = ['2024-02-29', '1970-01-01', '2999-12-31', '2027-01-01'];
  if (random.next() < 0.15) return odd[random.below(odd.length)];
  return new Date(Date.UTC(2026, 10, 1) + random.below(300) * day).toISOString().slice(0, 10);
}

const hex = (count: number, random: RandomSource): string =>
  Array.from({ length: count }, () => random.below(16).toString(16)).join('');

/** A text of a format, a pattern that our schemas use, or any within its length, its limits among them. */
export function makeText(schema: TextSchema, random: RandomSource): string {
  const { format, pattern = '', minLength: least = 0, maxLength: most = 60 } = schema;
  if (format === 'uuid')
    return `${hex(8, random)}-${hex(4, random)}-4${hex(3, random)}-8${hex(3, random)}-${hex(12, random)}`;
  if (format === 'date-time') return `${someDate(random)}T08:00:00.000Z`;
  if (format === 'date' || pattern.includes('\\d{2}-\\d{2}')) return someDate(random);
  if (format === 'email') return `${hex(6, random)}@example.com`;
  if (pattern.startsWith('^20\\d{2}-(0')) return someDate(random).slice(0, 7);
  if (pattern.includes('\\d{6}')) return ['440300', '310100', '440305', '100000', '999999'][random.below(5)];
  if (pattern.startsWith('^(all|label'))
    return random.next() < 0.3 ? 'all' : `label-${101 + random.below(20)}`;
  const draw = random.next();
  if (draw < 0.08) return '字'.repeat(most);
  if (draw < 0.14) return '字'.repeat(least);
  return texts[random.below(texts.length)].padEnd(least, 'x').slice(0, most);
}
