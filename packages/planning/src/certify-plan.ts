import type { RateStore } from '@ooh/measurement/rate-store';
import { relax, type RelaxedStart } from './bound/relaxation.ts';
import { writeCertificate, type Certificate } from './certificate.ts';
import { rateInstanceHash } from './instance-hash.ts';
import { valueOfPlan } from './plan-value.ts';
import type { RateProblem } from './rate-problem.ts';
import { Effort } from './search/effort.ts';
import { costOf } from './search/selection-problem.ts';
import { allowedPlan, rateSelectionProblem } from './select-rates.ts';

/** Sweeps over the matrix that a bound is improved by from where it starts. */
const sweeps = 3;

/** The relaxed plan and row prices of a certificate's first tangent; null where its proof has none. */
export function tangentPointOf({ proof }: Certificate, mediaCount: number): RelaxedStart | null {
  const tangent = proof.tangents.at(0);
  if (tangent === undefined) return null;
  const point = new Float64Array(mediaCount);
  tangent.media.forEach((medium, i) => (point[medium] = tangent.units[i]));
  return { point, multipliers: Float64Array.from(tangent.multipliers) };
}

/**
 * A certificate of the best of some plans that were found elsewhere, such as on part of the persons: its value, and the
 * bound that a few sweeps from `near` prove. Plans that do not keep the constraints are left out; throws RangeError
 * where none does.
 * @param near where the relaxation begins; null: at the plan, without prices
 */
export function certifyPlan(
  store: RateStore,
  problem: RateProblem,
  plans: readonly Certificate['plan'][],
  near: RelaxedStart | null,
): Certificate {
  const search = rateSelectionProblem(store, problem);
  const allowed = plans.flatMap((plan) => allowedPlan(search, plan) ?? []);
  if (allowed.length === 0) throw new RangeError('no plan keeps the constraints');
  const valued = allowed.map((vehicles) => ({ vehicles, value: valueOfPlan(search, vehicles) }));
  const { vehicles, value } = valued.reduce((best, one) => (one.value > best.value ? one : best));
  const start = near ?? { point: vehicles, multipliers: new Float64Array(search.rows.length) };
  const relaxed = relax(search, search.domain, start, new Effort(Infinity), 0, sweeps, true);
  return writeCertificate(
    'rates',
    rateInstanceHash(store, problem),
    vehicles,
    { cost: costOf(search, vehicles), value, bound: relaxed.bound, seed: 1 },
    { tree: { tangent: 0 }, tangents: [relaxed.tangent], bound: relaxed.bound },
  );
}
