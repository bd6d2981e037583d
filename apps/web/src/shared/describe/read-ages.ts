import type { CrowdLabel } from '../ta-builder/label-index.ts';
import { findAll, type Mention } from './mention.ts';

/** Ages in whole years, both included. */
export interface AgeRange {
  readonly from: number;
  readonly to: number;
}

const oldest = 100;

function rangeOf(from: number, to: number): AgeRange | undefined {
  return from <= to && to <= oldest ? { from, to } : undefined;
}

/** Born in the nineties → 26 to 36 in 2026. */
function ageOfBirthYears(first: number, last: number, today: string): AgeRange {
  const year = Number(today.slice(0, 4));
  return { from: Math.max(0, year - last), to: Math.max(0, year - first) };
}

/** Ages of a text: 25-35岁, 18至24, 30岁以上, 35岁以下, 90后, Z世代. */
export function readAges(text: string, today: string): Mention<AgeRange>[] {
  const between = findAll(text, /(\d{1,2})\s*岁?\s*[-–—~～至到]\s*(\d{1,2})\s*(?:周)?岁/g, ([, a, b]) =>
    rangeOf(Number(a), Number(b)),
  );
  const over = findAll(text, /(\d{1,2})\s*(?:周)?岁\s*(?:及|或)?(?:以上|\+)/g, ([, a]) =>
    rangeOf(Number(a), oldest),
  );
  const under = findAll(text, /(\d{1,2})\s*(?:周)?岁\s*(?:及|或)?以下/g, ([, a]) => rangeOf(0, Number(a)));
  const decades = findAll(text, /([06789][05])\s*后/g, ([, decade]) => {
    const short = Number(decade);
    const first = (short > 30 ? 1900 : 2000) + short;
    return ageOfBirthYears(first, first + (short % 10 === 5 ? 4 : 9), today);
  });
  const generation = findAll(text, /[Zz]\s*世代/g, () => ageOfBirthYears(1995, 2009, today));
  return [...between, ...over, ...under, ...decades, ...generation].sort((a, b) => a.from - b.from);
}

function yearsOf(label: CrowdLabel): AgeRange | undefined {
  const between = /(\d+)\s*[–-]\s*(\d+)\s*岁/.exec(label.name);
  if (between) return { from: Number(between[1]), to: Number(between[2]) };
  const over = /(\d+)\s*岁及?以上/.exec(label.name);
  if (over) return { from: Number(over[1]), to: oldest };
  return undefined;
}

/**
 * The age labels nearest to a range: those of which at least half lies inside, or the one that it touches
 * most. `isExact`: whether both mean the same.
 */
export function ageLabelsFor(range: AgeRange, labels: readonly CrowdLabel[]) {
  const candidates = labels
    .filter(({ dimension }) => dimension === '年龄')
    .flatMap((label) => {
      const years = yearsOf(label);
      if (!years) return [];
      const inside = Math.min(range.to, years.to) - Math.max(range.from, years.from) + 1;
      return inside > 0 ? [{ label, years, inside, half: inside * 2 >= years.to - years.from + 1 }] : [];
    });
  const whole = candidates.filter(({ half }) => half);
  const most = Math.max(...candidates.map(({ inside }) => inside));
  const taken = whole.length > 0 ? whole : candidates.filter(({ inside }) => inside === most).slice(0, 1);
  const [first, last] = [taken[0]?.years, taken.at(-1)?.years];
  return {
    labels: taken.map(({ label }) => label),
    isExact: first?.from === range.from && last?.to === range.to,
  };
}
