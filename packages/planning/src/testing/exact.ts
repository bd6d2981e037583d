import type { RateStore } from '@ooh/measurement/rate-store';
import type { PassageInstance } from '../passage-instance.ts';
import type { RateProblem } from '../rate-problem.ts';

/** Objective value from the definition, by person and number of contacts. */
export function plainRateValue(store: RateStore, problem: RateProblem, vehicles: readonly number[]): number {
  const mean = new Float64Array(store.personCount);
  for (let m = 0; m < store.mediaCount; m++)
    for (let e = store.rowStart[m]; e < store.rowStart[m + 1]; e++)
      mean[store.persons[e]] += vehicles[m] * problem.media[m].days * store.rates[e];
  const { objective } = problem;
  const worth = (t: number) => {
    const share: number[] = [];
    for (let n = 0, x = Math.exp(-t); n < 200; x *= t / ++n) share.push(x);
    const from = (k: number) => share.reduce((sum, x, n) => sum + (n >= k ? x : 0), 0);
    const contacts = (cap = 200) => share.reduce((sum, x, n) => sum + x * Math.min(n, cap), 0);
    if (objective.kind === 'reach') return from(objective.k);
    if (objective.kind === 'contacts') return contacts(objective.cap);
    return objective.reachWeight * from(objective.k) + objective.contactsWeight * contacts(objective.cap);
  };
  let value = 0;
  for (let p = 0; p < store.personCount; p++) {
    if (problem.audience && !problem.audience[p]) continue;
    value += (problem.personWeights ?? store.weights)[p] * worth(mean[p]);
  }
  return value;
}

/** Price of a line's vehicles: each of them, and once for the line where it has any. */
export function plainPriceOf({ media }: RateProblem, m: number, vehicles: number): number {
  let price = vehicles > 0 ? (media[m].pricePerLineFen ?? 0) : 0;
  for (let bought = 0; bought < vehicles; bought++) price += media[m].pricePerVehicleFen;
  return price;
}

/** Whether given vehicles keep every constraint of the problem, computed from the definitions. */
export function keepsConstraints(problem: RateProblem, vehicles: readonly number[]): boolean {
  const everything = [...problem.media.keys()];
  const cost = (media: readonly number[]) =>
    media.reduce((sum, m) => sum + plainPriceOf(problem, m, vehicles[m]), 0);
  const lines = (media: readonly number[]) => media.filter((m) => vehicles[m] > 0).length;
  const count = (media: readonly number[]) => media.reduce((sum, m) => sum + vehicles[m], 0);
  for (const m of everything) {
    const terms = problem.media[m];
    const v = vehicles[m];
    if (v < (terms.mustHaveVehicles ?? 0)) return false;
    if (v > 0 && (terms.excluded || v > terms.maxVehicles || v < (terms.minVehicles ?? 1))) return false;
  }
  if (cost(everything) > problem.budgetFen) return false;
  if (lines(everything) < (problem.minLines ?? 0)) return false;
  if (lines(everything) > (problem.maxLines ?? Infinity)) return false;
  if (problem.apart?.some((set) => lines(set) > 1)) return false;
  return (problem.groups ?? []).every(
    (g) =>
      cost(g.media) <= (g.budgetFen ?? Infinity) &&
      lines(g.media) >= (g.minLines ?? 0) &&
      lines(g.media) <= (g.maxLines ?? Infinity) &&
      count(g.media) >= (g.minVehicles ?? 0) &&
      count(g.media) <= (g.maxVehicles ?? Infinity),
  );
}

/** The best plan of a tiny rate-form problem by enumeration; null when there is none. */
export function exhaustiveRates(
  store: RateStore,
  problem: RateProblem,
): { value: number; vehicles: number[] } | null {
  let best: { value: number; vehicles: number[] } | null = null;
  const vehicles = problem.media.map(() => 0);
  const visit = (m: number, cost: number) => {
    if (cost > problem.budgetFen) return;
    if (m === vehicles.length) {
      if (!keepsConstraints(problem, vehicles)) return;
      const value = plainRateValue(store, problem, vehicles);
      if (!best || value > best.value) best = { value, vehicles: vehicles.slice() };
      return;
    }
    for (let v = 0; v <= problem.media[m].maxVehicles; v++) {
      vehicles[m] = v;
      visit(m + 1, cost + plainPriceOf(problem, m, v));
    }
    vehicles[m] = 0;
  };
  visit(0, 0);
  return best;
}

/** Weighted people with at least k passages of the chosen media. */
export function plainPassageValue(instance: PassageInstance, media: readonly number[], k: number): number {
  const passages = new Float64Array(instance.personCount);
  for (const m of media)
    for (let e = instance.rowStart[m]; e < instance.rowStart[m + 1]; e++)
      passages[instance.persons[e]] += instance.passages[e];
  return instance.weights.reduce((sum, w, p) => sum + (passages[p] >= k ? w : 0), 0);
}

/** The best selection of a tiny passage instance by enumeration of all subsets. */
export function exhaustivePassages(instance: PassageInstance, budget: number, k: number): number {
  let best = 0;
  for (let mask = 0; mask < 1 << instance.mediaCount; mask++) {
    const media = [...instance.costs.keys()].filter((m) => mask & (1 << m));
    if (media.reduce((sum, m) => sum + instance.costs[m], 0) <= budget)
      best = Math.max(best, plainPassageValue(instance, media, k));
  }
  return best;
}
