import type { Effort } from '../search/effort.ts';
import { fillCover, type CoverMarket, type CoverRule } from './cover-greedy.ts';
import type { CoverPlan } from './cover-plan.ts';
import { LEVELS } from './cover-relaxation.ts';

/** The share of each medium in the best relaxed plan. */
export type CoverGuide = Int32Array;

/** A plan with the data that a search needs. */
export interface CoverTrial {
  readonly plan: CoverPlan;
  readonly market: CoverMarket;
  readonly effort: Effort;
}

/** Better in reach, or as good for less money. */
const improves = (plan: CoverPlan, reached: number, cost: number): boolean =>
  plan.reached > reached * (1 + 1e-12) || (plan.reached >= reached && plan.cost < cost);

/** Removes media, refills, and keeps the result when it is better; otherwise restores the plan. */
function exchange(
  { plan, market, effort }: CoverTrial,
  out: readonly number[],
  rule: CoverRule,
  favour: Float64Array | null,
  banned: Uint8Array | null,
): boolean {
  const { reached, cost } = plan;
  const before = plan.pairs;
  for (const m of out) plan.remove(m);
  effort.spend(plan.pairs - before);
  const added = fillCover(plan, market, rule, effort, favour, banned);
  if (improves(plan, reached, cost)) return true;
  const undo = plan.pairs;
  for (const m of added) plan.remove(m);
  for (const m of out) plan.add(m);
  // Integer weights are subtracted exactly; otherwise the old sum is restored.
  plan.reached = reached;
  plan.cost = cost;
  effort.spend(plan.pairs - undo);
  return false;
}

/** Removable members, least reach per cost first. */
function weakestFirst({ plan, market, effort }: CoverTrial): number[] {
  const { costs, required } = market.terms;
  const before = plan.pairs;
  const weak = plan.members
    .filter((m) => !required?.[m])
    .map((m) => ({ m, key: plan.loss(m) / costs[m] }))
    .sort((a, b) => a.key - b.key || a.m - b.m)
    .map(({ m }) => m);
  effort.spend(plan.pairs - before);
  return weak;
}

/** Tries to replace every member, the weakest first; returns whether the plan improved. */
export function exchangeRound(trial: CoverTrial): boolean {
  const { plan, market, effort } = trial;
  fillCover(plan, market, 'gain', effort);
  const banned = new Uint8Array(plan.taken.length);
  let gained = false;
  for (const m of weakestFirst(trial)) {
    if (effort.exhausted) break;
    if (plan.taken[m] === 0) continue;
    banned[m] = 1;
    if (exchange(trial, [m], 'gain', null, banned)) gained = true;
    banned[m] = 0;
  }
  return gained;
}

/**
 * Large-neighbourhood search guided by the relaxation: removes a few members, more often those of which the
 * relaxed plan has a small share, and refills, favouring media with a large share. Ends after `patience` trials
 * in a row without gain, at the effort limit, or when `onGain` returns false.
 */
export function neighbourhoodRounds(
  trial: CoverTrial,
  guide: CoverGuide,
  random: () => number,
  patience: number,
  onGain: () => boolean,
): void {
  const { plan, market, effort } = trial;
  const { required } = market.terms;
  const favour = new Float64Array(plan.taken.length);
  const banned = new Uint8Array(plan.taken.length);
  let failures = 0;
  while (failures < patience && !effort.exhausted) {
    const members = plan.members.filter((m) => !required?.[m]);
    if (members.length === 0) return;
    const size = Math.min(members.length, 1 + Math.floor(random() * 4));
    const out = new Set<number>();
    for (let tries = 0; out.size < size && tries < 20; tries++) {
      const m = members[Math.floor(random() * members.length)];
      if (random() > (0.85 * guide[m]) / LEVELS) out.add(m);
    }
    if (out.size === 0) out.add(members[Math.floor(random() * members.length)]);
    const lean = random();
    for (let m = 0; m < favour.length; m++) {
      const share = guide[m] / LEVELS;
      favour[m] = (1 + lean * share) * (1 - 0.1 * random());
    }
    const first = out.values().next().value as number;
    banned[first] = Number(random() < 0.5);
    const rule = random() < 0.8 ? 'gainPerCost' : 'gain';
    const before = plan.reached;
    exchange(trial, [...out], rule, favour, banned);
    banned[first] = 0;
    failures = plan.reached > before * (1 + 1e-6) ? 0 : failures + 1;
    if (plan.reached > before && !onGain()) return;
  }
}
