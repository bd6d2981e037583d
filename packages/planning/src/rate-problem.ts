import type { RateStore } from '@ooh/measurement/rate-store';
import { assertWeights, isWeight } from './objective/weight-range.ts';

/** Terms on which one medium (a bus line and form) can be bought. Vehicles are 0 or minVehicles..maxVehicles. */
export interface RateMedium {
  /** Days of the flight. */
  readonly days: number;
  /** Net price of one vehicle for the whole flight, whole fen. */
  readonly pricePerVehicleFen: number;
  /** Price of using the line at all (design, installation), paid once beside the vehicles, whole fen; default 0. */
  readonly pricePerLineFen?: number;
  /** Available vehicles. */
  readonly maxVehicles: number;
  /** Minimum vehicles if the line is used; default 1. */
  readonly minVehicles?: number;
  /** Minimum vehicles of a must-have line. */
  readonly mustHaveVehicles?: number;
  readonly excluded?: boolean;
}

/** Limits on a set of media: a level, a district, an operator. Sets may overlap. */
export interface LineGroup {
  readonly name: string;
  readonly media: readonly number[];
  readonly budgetFen?: number;
  readonly minLines?: number;
  readonly maxLines?: number;
  readonly minVehicles?: number;
  readonly maxVehicles?: number;
}

/**
 * Objective of a plan, in people or contacts of the audience.
 * reach: people with at least k contacts ("wide" at k = 1). contacts: expected contacts ("deep"); with a cap,
 * E[min(N, cap)] per person. mixed: reachWeight · reach + contactsWeight · contacts.
 */
export type RateObjective =
  | { readonly kind: 'reach'; readonly k: number }
  | { readonly kind: 'contacts'; readonly cap?: number }
  | {
      readonly kind: 'mixed';
      readonly k: number;
      readonly reachWeight: number;
      readonly contactsWeight: number;
      readonly cap?: number;
    };

/** A selection in rate form. `media[m]` are the terms of the store's medium m. */
export interface RateProblem {
  readonly media: readonly RateMedium[];
  readonly budgetFen: number;
  readonly objective: RateObjective;
  /** Non-zero for persons of the audience; absent: all persons. */
  readonly audience?: Uint8Array | null;
  /** Objective weight of each person, instead of the store's weights, >= 0. */
  readonly personWeights?: Float64Array | null;
  readonly minLines?: number;
  readonly maxLines?: number;
  readonly groups?: readonly LineGroup[];
  /** Sets of media of which a plan may use at most one: too close to each other, or separated competitors. */
  readonly apart?: readonly (readonly number[])[];
}

/** Maximum contacts of a vehicle-day, and maximum days of a flight. */
export const MOST_RATE = 1e9;
export const MOST_DAYS = 1e5;

/** Price of some vehicles of a medium for the whole flight; no vehicles cost nothing. */
export const linePriceFen = (terms: RateMedium, vehicles: number): number =>
  vehicles > 0 ? vehicles * terms.pricePerVehicleFen + (terms.pricePerLineFen ?? 0) : 0;

const whole = (n: number | undefined) => n === undefined || (Number.isSafeInteger(n) && n >= 0);

const allowedRates = new WeakSet<RateStore>();

/** Whether all rates are in range; a store that passed is not read again, since it never changes. */
function hasAllowedRates(store: RateStore): boolean {
  if (allowedRates.has(store)) return true;
  const { rates } = store;
  for (let e = 0; e < rates.length; e++) if (!(rates[e] >= 0 && rates[e] <= MOST_RATE)) return false;
  allowedRates.add(store);
  return true;
}

/**
 * Validates that a problem is well formed (a conflict between well-formed constraints is not an error here).
 * @throws RangeError naming the field, in Chinese
 */
export function assertRateProblem(store: RateStore, problem: RateProblem): void {
  const refuse = (field: string, reason: string) => {
    throw new RangeError(`${field}：${reason}`);
  };
  const { media, objective, personWeights, audience } = problem;
  if (media.length !== store.mediaCount)
    refuse('media', `应有 ${store.mediaCount} 项，实为 ${media.length} 项`);
  if (!whole(problem.budgetFen)) refuse('budgetFen', '应为不小于 0 的整数（分）');
  if (audience && audience.length !== store.personCount) refuse('audience', '长度应等于样本人数');
  if (personWeights && personWeights.length !== store.personCount)
    refuse('personWeights', '长度应等于样本人数');
  assertWeights(personWeights ?? store.weights, personWeights ? 'personWeights' : 'weights');
  if (!hasAllowedRates(store)) refuse('rates', `应为 0 到 ${MOST_RATE} 的数`);
  media.forEach((medium, m) => {
    const at = `media[${m}]`;
    if (!(medium.days >= 0 && medium.days <= MOST_DAYS)) refuse(`${at}.days`, `应为 0 到 ${MOST_DAYS} 的数`);
    if (!whole(medium.pricePerVehicleFen)) refuse(`${at}.pricePerVehicleFen`, '应为不小于 0 的整数（分）');
    if (!whole(medium.pricePerLineFen)) refuse(`${at}.pricePerLineFen`, '应为不小于 0 的整数（分）');
    if (!whole(medium.maxVehicles) || medium.maxVehicles > 1e6)
      refuse(`${at}.maxVehicles`, '应为 0 到 1000000 的整数');
    if (!whole(medium.minVehicles)) refuse(`${at}.minVehicles`, '应为不小于 0 的整数');
    if (!whole(medium.mustHaveVehicles)) refuse(`${at}.mustHaveVehicles`, '应为不小于 0 的整数');
  });
  if (
    objective.kind !== 'contacts' &&
    !(Number.isInteger(objective.k) && objective.k >= 1 && objective.k <= 20)
  )
    refuse('objective.k', '应为 1 到 20 的整数');
  if (objective.kind !== 'reach' && objective.cap !== undefined) {
    if (!(Number.isInteger(objective.cap) && objective.cap >= 1 && objective.cap <= 100))
      refuse('objective.cap', '应为 1 到 100 的整数');
  }
  if (objective.kind === 'mixed' && !(isWeight(objective.reachWeight) && isWeight(objective.contactsWeight)))
    refuse('objective', '权重应为 0，或在 1e-100 到 1e100 之间');
  if (!whole(problem.minLines)) refuse('minLines', '应为不小于 0 的整数');
  if (!whole(problem.maxLines)) refuse('maxLines', '应为不小于 0 的整数');
  problem.apart?.forEach((set, s) => {
    if (new Set(set).size !== set.length) refuse(`apart[${s}]`, '媒体重复');
    if (set.some((m) => !Number.isInteger(m) || m < 0 || m >= media.length))
      refuse(`apart[${s}]`, '媒体不存在');
  });
  problem.groups?.forEach((group, g) => {
    for (const field of ['budgetFen', 'minLines', 'maxLines', 'minVehicles', 'maxVehicles'] as const)
      if (!whole(group[field])) refuse(`groups[${g}].${field}`, '应为不小于 0 的整数');
    if (new Set(group.media).size !== group.media.length) refuse(`groups[${g}].media`, '线路重复');
    if (group.media.some((m) => !Number.isInteger(m) || m < 0 || m >= media.length))
      refuse(`groups[${g}].media`, '线路不存在');
  });
}
