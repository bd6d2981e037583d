/** Fits scale and heterogeneity of bus bodies to the published figures. */
import {
  fitHeterogeneity,
  reachError,
  type ReachAnchor,
} from '@ooh/measurement/calibration/fit-heterogeneity';
import { fitScale } from '@ooh/measurement/calibration/fit-scale';
import { formShare } from '@ooh/measurement/segment-rates';
import {
  contactTargets,
  dublinReach,
  reachTargets,
  type ReachTarget,
} from '@ooh/reference/benchmarks/audience-targets';
import { contactsOfClass, randomPlans, type Fleet } from './fleet.ts';

export interface Fit {
  /** a. */
  readonly scale: number;
  /** κ. */
  readonly heterogeneity: number;
  /** Root of the mean squared distance from the anchors, points of reach. */
  readonly errorPoints: number;
}

/** Ordinary lines are most of a fleet. */
const classWeight = { trunk: 1, ordinary: 2, suburban: 1 } as const;
/** Least and greatest factor on all contacts. */
export interface ScaleRange {
  readonly least: number;
  readonly most: number;
}

/** The factors with which the median line of every class lies within its published range, in all fleets; none where least > most. */
export function scalesInRange(fleets: readonly Fleet[]): ScaleRange {
  const bounds = fleets.flatMap((fleet) =>
    contactTargets.map(({ lineClass, low, high }) => {
      const median = contactsOfClass(fleet, lineClass);
      return { least: low / median, most: high / median };
    }),
  );
  return {
    least: Math.max(...bounds.map(({ least }) => least)),
    most: Math.min(...bounds.map(({ most }) => most)),
  };
}

export const plansPerCell = 6;
export const oneSide = formShare({ kerbSide: 0, driverSide: 1 });

export const scaleOf = (fleet: Fleet): number =>
  fitScale(
    contactTargets.map(({ lineClass, value }) => ({
      published: value,
      model: contactsOfClass(fleet, lineClass),
      weight: classWeight[lineClass],
    })),
  );

/** Plans of every published cell, drawn once. */
export function plansOfCells(fleet: Fleet): (benchmark: Pick<ReachTarget, 'campaign'>) => Float64Array[] {
  const known = new Map<number, Float64Array[]>();
  return ({ campaign }) => {
    const { fleetShare } = campaign;
    const plans = known.get(fleetShare) ?? randomPlans(fleet, fleetShare, plansPerCell);
    known.set(fleetShare, plans);
    return plans;
  };
}

export function reachAnchors(
  plansOf: (benchmark: Pick<ReachTarget, 'campaign'>) => Float64Array[],
  scale: number,
): ReachAnchor[] {
  return [...reachTargets, ...dublinReach].map((benchmark) => {
    const { days, form } = benchmark.campaign;
    const factor = scale * days * (form === 'one-side' ? oneSide : 1);
    return {
      published: benchmark.value / 100,
      plans: plansOf(benchmark).map((daily) => daily.map((value) => value * factor)),
    };
  });
}

export function fitFleet(fleet: Fleet): Fit {
  const scale = scaleOf(fleet);
  const anchors = reachAnchors(plansOfCells(fleet), scale);
  const heterogeneity = fitHeterogeneity(fleet.weights, anchors);
  return { scale, heterogeneity, errorPoints: 100 * reachError(fleet.weights, anchors, heterogeneity) };
}
