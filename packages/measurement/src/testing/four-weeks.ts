/** Predicts four weeks from one measured week and compares with the simulated truth. */
import { modelledReach, reachGrowth, weekBuild } from '../beyond-window.ts';
import type { RandomSource } from '../random.ts';
import { contactsByDay, drawPlan, simulateLives, type SimulatedLife } from './simulated-weeks.ts';

export interface FourWeeks {
  /** Shares of the universe. */
  readonly oneWeek: number;
  readonly truth: number;
  readonly growing: number;
  readonly fixed: number;
  /** Bounds: the measured week repeated by all people, and new people every week. */
  readonly repeated: number;
  readonly anew: number;
  readonly exponent: number;
}

const shareOf = (weights: Float64Array, days: readonly Float64Array[], times: number): number => {
  let [met, universe] = [0, 0];
  for (let p = 0; p < weights.length; p++) {
    const mean = days.reduce((sum, contacts) => sum + contacts[p], 0);
    met -= weights[p] * Math.expm1(-times * mean);
    universe += weights[p];
  }
  return met / universe;
};

/** Measures the first 7 of 28 days of contacts and predicts all of them. */
export function predictFourWeeks(weights: Float64Array, days: readonly Float64Array[]): FourWeeks {
  const week = days.slice(0, 7);
  const build = weekBuild(weights, week) ?? [];
  const growth = reachGrowth(build);
  const { share, mean } = build[6];
  return {
    oneWeek: share,
    truth: shareOf(weights, days, 1),
    ...modelledReach(growth, 4 * mean, 28),
    repeated: shareOf(weights, week, 4),
    anew: 1 - (1 - share) ** 4,
    exponent: growth.exponent,
  };
}

/** Runs `plans` plans, from one place to hundreds and from single places to lines of 60 cells, over one simulated population. */
export function fourWeeks(life: SimulatedLife, plans: number, random: RandomSource): FourWeeks[] {
  const passed = simulateLives(life, random);
  return Array.from({ length: plans }, (_, plan) => {
    const cellsPerUnit = [1, 20, 60][plan % 3];
    const places = [4, 10, 25, 60, 160, 400][Math.floor(plan / 3) % 6];
    const units = Math.max(1, Math.round(cellsPerUnit === 1 ? places : (3 * places) / cellsPerUnit));
    const intensity = drawPlan(life.side, units, cellsPerUnit, random);
    return predictFourWeeks(passed.weights, contactsByDay(passed, intensity));
  });
}

export const meanAbsoluteError = (
  runs: readonly FourWeeks[],
  figure: 'growing' | 'fixed' | 'repeated' | 'anew',
): number => runs.reduce((sum, run) => sum + Math.abs(run[figure] - run.truth), 0) / runs.length;
