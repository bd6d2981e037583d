import type { Effort } from './effort.ts';
import { greedyFill } from './greedy.ts';
import { priceOfMove } from './selection-problem.ts';
import { stepDown, stepUp } from './steps.ts';
import type { WorkingPlan } from './working-plan.ts';

const CANDIDATES = 12;
const EPSILON = 1e-12;

/** Media in descending order of the gain per fen of their next step, with the gains. */
interface Prospects {
  readonly order: number[];
  readonly gain: Float64Array;
}

function prospects(plan: WorkingPlan, effort: Effort): Prospects {
  const { domain, vehicles, problem } = plan;
  const gain = new Float64Array(vehicles.length);
  const perFen = new Float64Array(vehicles.length);
  const order: number[] = [];
  for (let m = 0; m < vehicles.length; m++) {
    const to = stepUp(domain, m, vehicles[m]);
    if (to < 0) continue;
    gain[m] = plan.state.gainTo(m, to);
    perFen[m] = gain[m] / Math.max(problem.freePrice, priceOfMove(problem, m, vehicles[m], to));
    order.push(m);
    if ((m & 63) === 0 && effort.exhausted) break;
  }
  order.sort((a, b) => perFen[b] - perFen[a] || a - b);
  return { order, gain };
}

/** Adds up to a few steps out of the leading candidates that fit; returns their gain. */
function refill(plan: WorkingPlan, ahead: Prospects, without: number): number {
  const { domain, vehicles, state } = plan;
  const candidates: number[] = [];
  for (const m of ahead.order) {
    if (m === without) continue;
    const to = stepUp(domain, m, vehicles[m]);
    if (to >= 0 && plan.allows(m, to)) candidates.push(m);
    if (candidates.length >= CANDIDATES) break;
  }
  let gained = 0;
  for (let adds = 0; adds < 8; adds++) {
    let best = -1;
    let bestTo = 0;
    let bestGain = EPSILON;
    for (const m of candidates) {
      const to = stepUp(domain, m, vehicles[m]);
      if (to < 0 || !plan.allows(m, to)) continue;
      const gain = state.gainTo(m, to);
      if (gain > bestGain) {
        best = m;
        bestTo = to;
        bestGain = gain;
      }
    }
    if (best < 0) break;
    plan.move(best, bestTo);
    gained += bestGain;
  }
  return gained;
}

/** One trial: remove a step (or the whole line) of medium m and refill; kept only when the plan improves. */
function trade(plan: WorkingPlan, ahead: Prospects, m: number, to: number, scale: number): boolean {
  const mark = plan.mark();
  const loss = -plan.state.gainTo(m, to);
  plan.move(m, to);
  const gained = refill(plan, ahead, m);
  if (plan.use.feasible && gained - loss > EPSILON * scale + 1e-9 * Math.abs(loss)) return true;
  plan.undo(mark);
  return false;
}

/** Drop-and-refill rounds until a whole round brings no gain. The plan keeps every row before and after. */
export function localSearch(plan: WorkingPlan, effort: Effort, maxRounds: number): void {
  for (let round = 0; round < maxRounds && !effort.exhausted; round++) {
    greedyFill(plan, 'gainPerFen', effort);
    const scale = Math.max(1, plan.state.value());
    const ahead = prospects(plan, effort);
    const inPlan: { m: number; weak: number }[] = [];
    for (let m = 0; m < plan.vehicles.length; m++) {
      const down = stepDown(plan.domain, m, plan.vehicles[m]);
      if (down < 0) continue;
      const saved = priceOfMove(plan.problem, m, down, plan.vehicles[m]);
      inPlan.push({ m, weak: -plan.state.gainTo(m, down) / Math.max(plan.problem.freePrice, saved) });
    }
    inPlan.sort((a, b) => a.weak - b.weak || a.m - b.m);
    let improved = false;
    for (const { m } of inPlan) {
      if (effort.exhausted) break;
      const v = plan.vehicles[m];
      const down = stepDown(plan.domain, m, v);
      if (down < 0) continue;
      if (trade(plan, ahead, m, down, scale)) improved = true;
      else if (down > 0 && plan.domain.lo[m] === 0 && trade(plan, ahead, m, 0, scale)) improved = true;
    }
    plan.forget();
    if (!improved) return;
  }
}

/**
 * Large-neighbourhood search: removes a few random lines of the plan and refills greedily from the media
 * near the price limit; keeps improvements. Stops after `patience` trials in a row without gain.
 */
export function neighbourhoodSearch(
  plan: WorkingPlan,
  effort: Effort,
  random: () => number,
  patience: number,
): void {
  if (effort.exhausted) return;
  let value = plan.state.value();
  let near = nearMedia(plan, effort);
  let failures = 0;
  while (failures < patience && !effort.exhausted) {
    const mark = plan.mark();
    const inPlan: number[] = [];
    for (let m = 0; m < plan.vehicles.length; m++)
      if (stepDown(plan.domain, m, plan.vehicles[m]) >= 0) inPlan.push(m);
    if (inPlan.length === 0) return;
    const drops = Math.min(inPlan.length, 2 + Math.floor(random() * 4));
    for (let i = 0; i < drops; i++) {
      const m = inPlan[Math.floor(random() * inPlan.length)];
      const down = stepDown(plan.domain, m, plan.vehicles[m]);
      if (down < 0) continue;
      const whole = plan.domain.lo[m] === 0 && random() < 0.5;
      plan.move(m, whole ? 0 : down);
    }
    greedyFill(plan, random() < 0.7 ? 'gainPerFen' : 'gain', effort, near);
    const now = plan.state.value();
    if (plan.use.feasible && now > value * (1 + 1e-10)) {
      failures = now > value * (1 + 1e-5) ? 0 : failures + 1;
      value = now;
      plan.forget();
      near = nearMedia(plan, effort);
    } else {
      plan.undo(mark);
      failures++;
    }
  }
}

/** The media worth trying: the plan's own lines and the leading ones outside it. */
function nearMedia(plan: WorkingPlan, effort: Effort): number[] {
  const ahead = prospects(plan, effort);
  const near = new Set(ahead.order.slice(0, 40));
  for (let m = 0; m < plan.vehicles.length; m++) if (plan.vehicles[m] > 0) near.add(m);
  return [...near].sort((a, b) => a - b);
}
