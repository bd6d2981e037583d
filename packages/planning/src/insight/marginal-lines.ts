import type { RateLine, RateStore } from '@ooh/measurement/rate-store';
import { Effort } from '../search/effort.ts';
import { workingPlan, type WorkingPlan } from '../search/working-plan.ts';
import { linePriceFen, type RateProblem } from '../rate-problem.ts';
import { rateSelectionProblem } from '../select-rates.ts';

/** Gain of one line over the rest of a plan, in the objective's unit. */
export interface MarginalLine {
  readonly medium: number;
  readonly vehicles: number;
  readonly costFen: number;
  /** Value of the line alone in an otherwise empty plan. */
  readonly alone: number;
  /** Value that the plan would lose without the line; never more than `alone` for reach 1+ and contacts. */
  readonly added: number;
  /** Value lost with one vehicle less. */
  readonly lastVehicle: number;
  /** Value gained with one more vehicle; null when no further vehicle is available. */
  readonly nextVehicle: number | null;
  /** Why one more vehicle is not allowed although available; empty when it is allowed. */
  readonly nextBlockedBy: readonly string[];
}

/** Vehicles per medium of a list of lines; lines of one medium add up. */
export function vehiclesOf(mediaCount: number, lines: readonly RateLine[]): Int32Array {
  const vehicles = new Int32Array(mediaCount);
  for (const line of lines) vehicles[line.medium] += line.vehicles;
  return vehicles;
}

/** A plan prepared for evaluating single changes. */
export function loadedPlan(store: RateStore, problem: RateProblem, lines: readonly RateLine[]): WorkingPlan {
  const search = rateSelectionProblem(store, problem);
  return workingPlan(search, search.domain, new Effort(Infinity), vehiclesOf(store.mediaCount, lines));
}

/** The plan's problem without a vehicle, must-haves neither. */
const emptyPlan = ({ problem, domain, vehicles }: WorkingPlan): WorkingPlan =>
  workingPlan(problem, domain, new Effort(Infinity), new Int32Array(vehicles.length));

/** Names of the rows that a move would violate, in Chinese. */
export function blockedBy(plan: WorkingPlan, problem: RateProblem, m: number, to: number): string[] {
  const names: string[] = [];
  const from = plan.vehicles[m];
  plan.problem.rows.forEach((row, r) => {
    const i = row.media.indexOf(m);
    if (i < 0) return;
    const change = row.perVehicle[i] * (to - from) + row.perLine[i] * (Number(to > 0) - Number(from > 0));
    if (change <= 0 || plan.use.used[r] + change <= row.bound) return;
    const group = 'group' in row.name ? `「${problem.groups?.[row.name.group].name ?? ''}」` : '';
    const text = {
      budget: '总预算不足',
      maxLines: '线路总数已达上限',
      minLines: '线路总数会低于下限',
      groupBudget: `${group}预算不足`,
      groupMaxLines: `${group}线路数已达上限`,
      groupMinLines: `${group}线路数会低于下限`,
      groupMaxVehicles: `${group}车辆数已达上限`,
      groupMinVehicles: `${group}车辆数会低于下限`,
      apart: '与已选媒体互斥',
    }[row.name.kind];
    names.push(text);
  });
  return names;
}

/** The gain of every line of a plan, in the order of the lines' media. */
export function marginalLines(
  store: RateStore,
  problem: RateProblem,
  lines: readonly RateLine[],
): MarginalLine[] {
  const plan = loadedPlan(store, problem, lines);
  const empty = emptyPlan(plan);
  const result: MarginalLine[] = [];
  plan.vehicles.forEach((vehicles, medium) => {
    if (vehicles === 0) return;
    const terms = problem.media[medium];
    const more = vehicles < terms.maxVehicles;
    result.push({
      medium,
      vehicles,
      costFen: linePriceFen(terms, vehicles),
      alone: empty.state.gainTo(medium, vehicles),
      added: -plan.state.gainTo(medium, 0),
      lastVehicle: -plan.state.gainTo(medium, vehicles - 1),
      nextVehicle: more ? plan.state.gainTo(medium, vehicles + 1) : null,
      nextBlockedBy: more ? blockedBy(plan, problem, medium, vehicles + 1) : [],
    });
  });
  return result;
}

/** An available medium outside a plan with its minimum number of vehicles. */
export interface OtherLine {
  readonly medium: number;
  readonly vehicles: number;
  readonly gain: number;
  readonly gainPerFen: number;
  /** Value of these vehicles in an otherwise empty plan. */
  readonly alone: number;
  /** Rows that adding them would violate, in Chinese. */
  readonly blockedBy: readonly string[];
}

/** The gain of every available medium outside the plan with its minimum number of vehicles. */
export function gainsOfOthers(
  store: RateStore,
  problem: RateProblem,
  lines: readonly RateLine[],
): OtherLine[] {
  const plan = loadedPlan(store, problem, lines);
  const empty = emptyPlan(plan);
  const gains: OtherLine[] = [];
  plan.vehicles.forEach((v, medium) => {
    const terms = problem.media[medium];
    const vehicles = Math.max(1, terms.minVehicles ?? 1);
    if (v > 0 || terms.excluded || vehicles > terms.maxVehicles) return;
    const gain = plan.state.gainTo(medium, vehicles);
    gains.push({
      medium,
      vehicles,
      gain,
      gainPerFen: gain / Math.max(1, linePriceFen(terms, vehicles)),
      alone: empty.state.gainTo(medium, vehicles),
      blockedBy: blockedBy(plan, problem, medium, vehicles),
    });
  });
  return gains;
}
