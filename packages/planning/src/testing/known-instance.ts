import type { PassageInstance, UnitTerms } from '../passage-instance.ts';
import { randomPassageInstance } from './random-instance.ts';

type Random = () => number;

/** Kinds of test instances. */
export const KINDS = ['decimals', 'free', 'frequency', 'named', 'groups', 'digits'] as const;
export type Kind = (typeof KINDS)[number];

/** A small instance of fixed units with its optimum by enumeration, in integer arithmetic of its own. */
export interface KnownInstance {
  readonly kind: Kind;
  readonly instance: PassageInstance;
  readonly budget: number;
  readonly k: number;
  readonly terms: UnitTerms | undefined;
  /** Value of the best allowed plan; -1 where none is allowed. */
  readonly best: number;
  /** Whether a plan is allowed, its cost and value, from the definitions. */
  readonly evaluate: (media: readonly number[]) => { allowed: boolean; cost: number; value: number };
}

const upTo = (random: Random, n: number) => Math.floor(random() * n);
const some = (random: Random, count: number, share: number) =>
  [...Array(count).keys()].filter(() => random() < share);

/** Prices and budgets as integers with their unit, in addition to the decimals. */
interface Money {
  readonly whole: readonly bigint[];
  readonly written: (whole: bigint) => number;
}

function moneyOf(kind: Kind, random: Random, count: number): Money {
  if (kind === 'digits') {
    // Sixteen digits each: too many to be added exactly in double precision.
    const whole = Array.from({ length: count }, () => BigInt(Math.floor((1 + 20 * random()) * 1e14)));
    return { whole, written: (x) => Number(`${x}e-14`) };
  }
  const places = kind === 'decimals' ? upTo(random, 10) : upTo(random, 2);
  const most = 10 ** (1 + upTo(random, 3));
  const price = () => (kind === 'free' && random() < 0.3 ? 0 : 1 + upTo(random, most));
  const step = random() < 0.2 ? 50n : 1n;
  const whole = Array.from({ length: count }, () => step * BigInt(price()));
  return { whole, written: (x) => Number(`${x}e-${places}`) };
}

/** A budget that often equals the price of a plan to the last digit, or differs by one digit or more. */
function randomLimit(random: Random, whole: readonly bigint[], digits: bigint): bigint {
  const sum = whole.reduce((total, price) => (random() < 0.45 ? total + price : total), 0n);
  const off = upTo(random, 8);
  if (digits > 1n) return sum > digits && off < 4 ? sum - digits : sum + digits;
  return off === 0 && sum > 0n ? sum - 1n : off === 1 ? sum + 1n : sum;
}

function randomTerms(kind: Kind, random: Random, { whole, written }: Money) {
  const count = whole.length;
  if (kind === 'named') {
    const must = some(random, count, 0.2);
    return {
      terms: { must, excluded: some(random, count, 0.2).filter((m) => !must.includes(m)) },
      limits: [],
    };
  }
  if (kind !== 'groups') return { terms: undefined, limits: [] };
  const limits = [0, 1].map(() => randomLimit(random, whole, 1n));
  const groups = limits.map((limit, g) => ({
    name: `组${g}`,
    media: some(random, count, 0.6),
    budgetFen: random() < 0.7 ? written(limit) : undefined,
    minLines: random() < 0.2 ? 1 : undefined,
    maxLines: random() < 0.3 ? 1 + upTo(random, 3) : undefined,
  }));
  const apart = random() < 0.4 ? [some(random, count, 0.4)] : [];
  return { terms: { groups, apart, must: some(random, count, 0.05) }, limits };
}

/** A random instance of a kind with its best plan. */
export function knownInstance(kind: Kind, random: Random): KnownInstance {
  const count = 3 + upTo(random, 6);
  const drawn = randomPassageInstance(random, { media: count, persons: 6 + upTo(random, 12) });
  const money = moneyOf(kind, random, count);
  const { whole, written } = money;
  const instance = { ...drawn, costs: Float64Array.from(whole, written) };
  const limit = randomLimit(random, whole, kind === 'digits' ? 1_000_000n : 1n);
  const { terms, limits }: { terms: UnitTerms | undefined; limits: readonly bigint[] } = randomTerms(
    kind,
    random,
    money,
  );
  const k = kind === 'frequency' ? 1 + upTo(random, 6) : 1 + upTo(random, 3);
  const sum = (media: readonly number[]) => media.reduce((total, m) => total + whole[m], 0n);
  const evaluate = (media: readonly number[]) => {
    const held = (set: readonly number[] = []) => set.filter((m) => media.includes(m));
    const allowed =
      sum(media) <= limit &&
      held(terms?.must).length === (terms?.must ?? []).length &&
      held(terms?.excluded).length === 0 &&
      (terms?.apart ?? []).every((set) => held(set).length <= 1) &&
      (terms?.groups ?? []).every((group, g) => {
        const own = held(group.media);
        const isPaid = group.budgetFen === undefined || sum(own) <= limits[g];
        return isPaid && own.length >= (group.minLines ?? 0) && own.length <= (group.maxLines ?? Infinity);
      });
    const met = Array.from({ length: instance.personCount }, () => 0);
    for (const m of media)
      for (let e = instance.rowStart[m]; e < instance.rowStart[m + 1]; e++)
        met[instance.persons[e]] += instance.passages[e];
    const value = met.reduce((total, n, p) => (n >= k ? total + instance.weights[p] : total), 0);
    return { allowed, cost: written(sum(media)), value };
  };
  let best = -1;
  for (let mask = 0; mask < 1 << count; mask++) {
    const { allowed, value } = evaluate([...whole.keys()].filter((m) => mask & (1 << m)));
    if (allowed && value > best) best = value;
  }
  return { kind, instance, budget: written(limit), k, terms, best, evaluate };
}
