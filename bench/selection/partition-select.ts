/**
 * PartSel and LazyProbe of Zhang et al., KDD 2018 (arXiv 1802.02254): media that share people form clusters,
 * each cluster is solved alone for every budget, and dynamic programming shares the budget out among them.
 * LazyProbe first computes an upper bound of a cluster's value and solves the cluster only if that could
 * still matter; the result is the same. Within a cluster we take CELF greedy in place of their enumeration of
 * triples, which would take hours at this size.
 */
import type { PassageInstance } from '@ooh/planning/passage-instance';
import { Coverage, coverageOf } from './coverage.ts';
import { lazyGreedy } from './lazy-greedy.ts';

/** Share of the lesser one's people beyond which two media belong together (θ). */
const mostShared = 0.2;
const budgetSteps = 100;

export function partitionSelect(
  instance: PassageInstance,
  budget: number,
  k: number,
  lazy: boolean,
): number[] {
  const step = budget / budgetSteps;
  const clusters = clustersOf(instance);
  let best = new Float64Array(budgetSteps + 1);
  const shares: Uint16Array[] = [];
  const solved = clusters.map(() => new Map<number, number[]>());
  const solve = (c: number, q: number): number[] => {
    const known = solved[c].get(q) ?? lazyGreedy(instance, q * step + 1e-9, k, clusters[c]);
    solved[c].set(q, known);
    return known;
  };
  clusters.forEach((cluster, c) => {
    const bound = lazy ? fractionalBound(instance, k, cluster) : null;
    const next = best.slice();
    const share = new Uint16Array(budgetSteps + 1);
    const worth = new Map<number, number>();
    for (let l = 1; l <= budgetSteps; l++) {
      for (let q = 1; q <= l; q++) {
        if (bound && best[l - q] + bound(q * step) <= next[l]) continue;
        let value = worth.get(q);
        if (value === undefined) {
          value = coverageOf(instance, k, solve(c, q)).value;
          worth.set(q, value);
        }
        if (best[l - q] + value <= next[l]) continue;
        next[l] = best[l - q] + value;
        share[l] = q;
      }
    }
    best = next;
    shares.push(share);
  });
  const media: number[] = [];
  let left = budgetSteps;
  for (let c = clusters.length - 1; c >= 0; c--) {
    const q = shares[c][left];
    if (q > 0) media.push(...solve(c, q));
    left -= q;
  }
  return media;
}

/** Media joined, directly or through others, by shared people. */
function clustersOf(instance: PassageInstance): number[][] {
  const { mediaCount, personCount, rowStart, persons, weights } = instance;
  const byPerson: number[][] = Array.from({ length: personCount }, () => []);
  const people = new Float64Array(mediaCount);
  for (let m = 0; m < mediaCount; m++) {
    for (let e = rowStart[m]; e < rowStart[m + 1]; e++) {
      byPerson[persons[e]].push(m);
      people[m] += weights[persons[e]];
    }
  }
  const parent = [...people.keys()];
  const rootOf = (m: number): number => (parent[m] === m ? m : (parent[m] = rootOf(parent[m])));
  const shared = new Float64Array(mediaCount);
  for (let m = 0; m < mediaCount; m++) {
    shared.fill(0);
    for (let e = rowStart[m]; e < rowStart[m + 1]; e++)
      for (const other of byPerson[persons[e]]) if (other < m) shared[other] += weights[persons[e]];
    for (let other = 0; other < m; other++)
      if (shared[other] > mostShared * Math.min(people[m], people[other])) parent[rootOf(m)] = rootOf(other);
  }
  const clusters = new Map<number, number[]>();
  for (let m = 0; m < mediaCount; m++) clusters.set(rootOf(m), [...(clusters.get(rootOf(m)) ?? []), m]);
  return [...clusters.values()];
}

/** Upper bound of a cluster's value by budget: its media alone, the best ratio first, the last one in part. */
function fractionalBound(instance: PassageInstance, k: number, cluster: readonly number[]) {
  const nothing = new Coverage(instance, k);
  const { costs } = instance;
  const worth = new Map(cluster.map((m) => [m, nothing.gain(m)]));
  const order = cluster.toSorted((a, b) => (worth.get(b) ?? 0) / costs[b] - (worth.get(a) ?? 0) / costs[a]);
  return (budget: number): number => {
    let left = budget + 1e-9;
    let sum = 0;
    for (const m of order) {
      const part = Math.min(1, left / costs[m]);
      sum += part * (worth.get(m) ?? 0);
      left -= part * costs[m];
      if (left <= 0) break;
    }
    return sum;
  };
}
