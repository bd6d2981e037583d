/** Methods of the literature, written anew: each returns the media it selects. */
import type { PassageInstance } from '@ooh/planning/passage-instance';
import { seededRandom } from '@ooh/measurement/random';
import { Coverage } from './coverage.ts';
import { lazyGreedy } from './lazy-greedy.ts';
import { partitionSelect } from './partition-select.ts';

export interface Baseline {
  readonly name: string;
  readonly select: (instance: PassageInstance, budget: number, k: number) => number[];
}

const mediaOf = (instance: PassageInstance) => [...instance.costs.keys()];

/** Takes media in order while the money lasts. */
function inOrder(instance: PassageInstance, budget: number, order: readonly number[]): number[] {
  let left = budget;
  return order.filter((m) => {
    if (instance.costs[m] > left) return false;
    left -= instance.costs[m];
    return true;
  });
}

function shuffled(instance: PassageInstance, seed: number): number[] {
  const random = seededRandom(seed);
  const order = mediaOf(instance);
  for (let i = order.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [order[i], order[j]] = [order[j], order[i]];
  }
  return order;
}

function byScore(instance: PassageInstance, budget: number, score: (m: number) => number): number[] {
  const scores = mediaOf(instance).map(score);
  const order = mediaOf(instance).sort((a, b) => scores[b] - scores[a] || a - b);
  return inOrder(instance, budget, order);
}

/** Greedy over a random sample at each step (Mirzasoleiman et al., AAAI 2015), ε = 0.1, by gain per cost. */
function stochasticGreedy(instance: PassageInstance, budget: number, k: number, seed: number): number[] {
  const { costs, mediaCount } = instance;
  const random = seededRandom(seed);
  const meanCost = costs.reduce((sum, cost) => sum + cost, 0) / mediaCount;
  const steps = Math.max(1, Math.floor(budget / meanCost));
  const sample = Math.max(1, Math.ceil((mediaCount / steps) * Math.log(10)));
  const plan = new Coverage(instance, k);
  let open = mediaOf(instance);
  for (;;) {
    open = open.filter((m) => plan.cost + costs[m] <= budget);
    if (open.length === 0) return plan.media;
    const drawn = Math.min(sample, open.length);
    let best = -1;
    let most = -1;
    for (let i = 0; i < drawn; i++) {
      const j = i + random.below(open.length - i);
      [open[i], open[j]] = [open[j], open[i]];
      const density = plan.gain(open[i]) / costs[open[i]];
      if (density <= most) continue;
      most = density;
      best = open[i];
    }
    plan.add(best);
    open = open.filter((m) => m !== best);
  }
}

const influence = (instance: PassageInstance, k: number) => {
  const nothing = new Coverage(instance, k);
  return (m: number) => nothing.gain(m);
};

/** In the order of the table. Random methods are run with seed 1. */
export const baselines: readonly Baseline[] = [
  { name: 'random', select: (instance, budget) => inOrder(instance, budget, shuffled(instance, 1)) },
  {
    name: 'top influence',
    select: (instance, budget, k) => byScore(instance, budget, influence(instance, k)),
  },
  {
    name: 'top density',
    select: (instance, budget, k) => {
      const worth = influence(instance, k);
      return byScore(instance, budget, (m) => worth(m) / instance.costs[m]);
    },
  },
  { name: 'stochastic greedy', select: (instance, budget, k) => stochasticGreedy(instance, budget, k, 1) },
  { name: 'CELF greedy', select: (instance, budget, k) => lazyGreedy(instance, budget, k) },
  { name: 'PartSel', select: (instance, budget, k) => partitionSelect(instance, budget, k, false) },
  { name: 'LazyProbe', select: (instance, budget, k) => partitionSelect(instance, budget, k, true) },
];
