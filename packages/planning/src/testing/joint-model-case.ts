import { ExcludedSets, type Exclusions } from '../bound/joint/exclusions.ts';
import { jointNeeds, type JointNeeds } from '../bound/joint/needs.ts';
import type { SeparatedRows } from '../bound/joint/separated-rows.ts';
import type { StepChoice, StepModel } from '../bound/joint/step-model.ts';
import { passageSelectionProblem } from '../select-passages.ts';
import type { JointCase } from './joint-case.ts';

type Random = () => number;

/** The needs of a small box, as the planner finds them, in the money of the case; null where no money is left. */
export function needsOfCase({ plans }: JointCase): JointNeeds | null {
  const { instance, k, box, budget, prices } = plans;
  const must = box.from.flatMap((from, m) => (from > 0 ? [m] : []));
  const excluded = box.to.flatMap((to, m) => (to > 0 ? [] : [m]));
  const problem = passageSelectionProblem(instance, { budget, k }, { must, excluded });
  const price = Float64Array.from(prices);
  const rows = problem.rows.map((row, r) => (r === problem.budgetRow ? { ...row, bound: budget } : row));
  return jointNeeds({ ...problem, price, rows }, problem.domain);
}

const someOf = (random: Random, list: Iterable<number>, share: number) =>
  [...list].filter(() => random() < share);

/** Every key of a number of different media. */
function keysOf(media: readonly number[], length: number, isKey: (key: readonly number[]) => boolean) {
  const keys: number[][] = [];
  const extend = (key: readonly number[]) => {
    if (key.length < length) for (const m of media) if (!key.includes(m)) extend([...key, m]);
    if (key.length === length && isKey(key)) keys.push([...key]);
  };
  extend([]);
  return Int32Array.from(keys.flat());
}

/** Every separated row of some media, whether it exists or not. */
export function allSeparatedRows(media: readonly number[]): SeparatedRows {
  return {
    triangle: keysOf(media, 3, ([, b, c]) => b < c),
    triangleByTriple: keysOf(media, 3, ([, b, c]) => b < c),
    triangleWithMedium: keysOf(media, 4, ([, , c, d]) => c < d),
    triangleWithPair: keysOf(media, 4, ([a, b, c, d]) => a < b && c < d),
  };
}

/** Random media with pairs and triples, and triples for all of them or for those that a person shares. */
export function randomChoice(random: Random, { open }: JointNeeds, separated: SeparatedRows): StepChoice {
  const core = random() < 0.4 ? null : someOf(random, open, 0.75);
  const triples = random() < 0.4 ? null : someOf(random, core ?? open, 0.8);
  return { core, triples, separated, allTriplesUpTo: random() < 0.5 ? 0 : 120 };
}

/** Some media, pairs and triples at random. */
export function randomExclusions(random: Random, { open, mediaCount }: JointNeeds): Exclusions {
  const found = new ExcludedSets(mediaCount);
  const share = random() < 0.5 ? 0 : 0.2 * random();
  const media = [...open];
  for (const [i, a] of media.entries()) {
    if (random() < share / 2) found.addMedium(a);
    for (const [j, b] of media.entries()) {
      if (j <= i) continue;
      if (random() < share) found.addPair(a, b);
      for (const c of media.slice(j + 1)) if (random() < share) found.addTriple(a, b, c);
    }
  }
  return found;
}

/** Whether a set of media contains an excluded medium, pair or triple. */
export function isExcluded(exclusions: Exclusions, set: ReadonlySet<number>): boolean {
  const media = [...set];
  return media.some(
    (a) =>
      exclusions.hasMedium(a) ||
      media.some(
        (b) =>
          a < b && (exclusions.hasPair(a, b) || media.some((c) => b < c && exclusions.hasTriple(a, b, c))),
      ),
  );
}

/** The value of every column of a model at a plan: what the columns mean. */
export function meaningOf({ columns, needs }: StepModel, set: ReadonlySet<number>): Float64Array {
  const { media, first, persons, outside, shareMedium, sharePerson, pairs, triples, pairShares } = columns;
  const x = Float64Array.from(media, (m) => Number(set.has(m)));
  const point = new Float64Array(columns.count);
  point.set(x);
  const inCore = new Set(columns.core);
  const shareOfPerson: number[] = [];
  const shareOfPair: number[] = [];
  for (let p = 0; p < persons.count; p++) {
    let all = 0;
    let core = 0;
    let isPlain = persons.need[p] === 3;
    const own = needs.name.indexOf(persons.name[p]);
    for (let e = needs.start[own]; e < needs.start[own + 1]; e++) {
      const column = media.indexOf(needs.medium[e]);
      if (column < 0) continue;
      isPlain &&= needs.amount[e] === 1;
      all += needs.amount[e] * x[column];
      if (inCore.has(column)) core += needs.amount[e] * x[column];
    }
    const y = Number(all >= persons.need[p]);
    point[first.y + p] = y;
    const s = outside.indexOf(p);
    if (s >= 0) point[first.s + s] = all - core;
    const share = core === 0 ? 1 : Math.min(1, persons.need[p] / core);
    shareOfPerson.push(y * share);
    shareOfPair.push(y * (isPlain ? (core <= 1 ? 1 : Math.min(1, 6 / (core * (core - 1)))) : share));
  }
  shareMedium.forEach((a, i) => {
    point[first.e + i] = x[a] * shareOfPerson[sharePerson[i] - first.y];
  });
  pairs.a.forEach((a, i) => (point[first.z + i] = x[a] * x[pairs.b[i]]));
  triples.a.forEach((a, i) => (point[first.t + i] = x[a] * x[triples.b[i]] * x[triples.c[i]]));
  for (let p = 0; p < persons.count; p++)
    for (let i = pairShares.start[p]; i < pairShares.start[p + 1]; i++)
      point[first.v + i] = point[pairShares.pair[i]] * shareOfPair[p];
  return point;
}
