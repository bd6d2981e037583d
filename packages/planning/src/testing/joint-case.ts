import type { TriedPlans } from '../checker/tried-plans.ts';

type Random = () => number;
const upTo = (random: Random, n: number) => Math.floor(random() * n);

/** A person of the part by definition: those with the same needs are one. Media by their number in the instance. */
export interface CasePerson {
  /** The first person of the instance with these needs. */
  readonly name: number;
  readonly need: number;
  readonly weight: number;
  readonly amounts: ReadonlyMap<number, number>;
}

/** A small box of a passage problem, and every plan of it. */
export interface JointCase {
  readonly plans: TriedPlans;
  readonly money: number;
  readonly open: readonly number[];
  readonly persons: readonly CasePerson[];
  /** Sets of open media that the money buys. */
  readonly sets: readonly ReadonlySet<number>[];
  /** Their values, from the definition. */
  readonly values: readonly number[];
  readonly best: number;
}

/** Persons who need several media with one passage each are frequent; some persons are alike, some media dear and weak. */
export function randomJointCase(random: Random): JointCase {
  for (;;) {
    const mediaCount = 6 + upTo(random, 5);
    const k = [2, 3, 3, 3, 4][upTo(random, 5)];
    const density = 0.25 + 0.65 * random();
    const many = random() < 0.5 ? 0.1 : 0.5;
    const isWeak = Array.from({ length: mediaCount }, () => random() < 0.35);
    const people = Array.from({ length: 10 + upTo(random, 31) }, () => {
      const ones = random() < 0.6;
      return isWeak.map((weak) =>
        random() >= (weak ? 0.4 : 1) * density ? 0 : ones || random() >= many ? 1 : 1 + upTo(random, k + 1),
      );
    });
    const alike = people.filter(() => random() < 0.15).map((own) => own.slice());
    const all = [...people, ...alike].sort(() => random() - 0.5);
    const weights = all.map(() => {
      if (random() < 0.05) return 0;
      return random() < 0.5 ? 1 : Math.round((0.1 + 20 * random()) * 1000) / 1000;
    });
    const same = random() < 0.3;
    const prices = isWeak.map((weak) =>
      same ? 5 : random() < 0.05 ? 0 : 1 + upTo(random, 20) + (weak ? 10 : 0),
    );
    const from = prices.map(() => Number(random() < 0.08));
    const to = from.map((must) => Number(must > 0 || random() < 0.92));
    const budget = Math.floor(prices.reduce((sum, c) => sum + c, 0) * (0.1 + 0.7 * random()));
    const rowStart = new Uint32Array(mediaCount + 1);
    const persons: number[] = [];
    const passages: number[] = [];
    for (let m = 0; m < mediaCount; m++) {
      all.forEach((own, p) => {
        if (own[m] === 0) return;
        persons.push(p);
        passages.push(own[m]);
      });
      rowStart[m + 1] = persons.length;
    }
    const instance = {
      personCount: all.length,
      mediaCount,
      weights: Float64Array.from(weights),
      rowStart,
      persons: Uint32Array.from(persons),
      passages: Uint32Array.from(passages),
      costs: Float64Array.from(prices),
    };
    const found = jointCase({ instance, k, box: { from, to }, prices, budget });
    if (found.money >= 0 && found.open.length >= 3) return found;
  }
}

/** What the specification says of a box, from the definitions, with all its plans. */
export function jointCase(plans: TriedPlans): JointCase {
  const { instance, k, box, prices, budget } = plans;
  const media = [...prices.keys()];
  const certain = media.filter((m) => box.from[m] > 0);
  const money = budget - certain.reduce((sum, m) => sum + prices[m], 0);
  const open = media.filter((m) => box.from[m] === 0 && box.to[m] > 0 && prices[m] <= money);
  const met = Array.from({ length: instance.personCount }, () => new Map<number, number>());
  for (const m of media)
    for (let e = instance.rowStart[m]; e < instance.rowStart[m + 1]; e++)
      met[instance.persons[e]].set(m, instance.passages[e]);
  const byNeeds = new Map<string, CasePerson>();
  met.forEach((own, p) => {
    const got = certain.reduce((sum, m) => sum + Math.min(k, own.get(m) ?? 0), 0);
    const need = k - got;
    if (need <= 0 || instance.weights[p] === 0) return;
    const amounts = new Map(open.filter((m) => own.has(m)).map((m) => [m, Math.min(need, own.get(m)!)]));
    if ([...amounts.values()].reduce((sum, n) => sum + n, 0) < need) return;
    const text = JSON.stringify([need, [...amounts]]);
    const known = byNeeds.get(text);
    const weight = (known?.weight ?? 0) + instance.weights[p];
    byNeeds.set(text, { name: known?.name ?? p, need, weight, amounts });
  });
  const sets: Set<number>[] = [];
  const gather = (chosen: readonly number[], from: number, left: number) => {
    sets.push(new Set(chosen));
    for (let i = from; i < open.length; i++)
      if (prices[open[i]] <= left) gather([...chosen, open[i]], i + 1, left - prices[open[i]]);
  };
  if (money >= 0) gather([], 0, money);
  const values = sets.map((set) => {
    const plan = [...certain, ...set];
    return met.reduce((sum, own, p) => {
      const contacts = plan.reduce((total, m) => total + (own.get(m) ?? 0), 0);
      return contacts >= k ? sum + instance.weights[p] : sum;
    }, 0);
  });
  const persons = [...byNeeds.values()].sort((a, b) => a.name - b.name);
  return { plans, money, open, persons, sets, values, best: Math.max(...values) };
}
