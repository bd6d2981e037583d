import type { TargetAudience } from '@ooh/contract/domain/target-audience';
import { pairedDifference } from '@ooh/measurement/paired-difference';
import { audienceMask } from '../audience-mask.ts';
import type { CityModel } from '../city-model.ts';
import { estimateOf, type Estimate } from '../../../disclosure/estimate.ts';
import { planExposure, type PlanPart } from './plan-exposure.ts';

/** Difference of two plans on the same persons. */
export interface PlanDifference {
  readonly reach: Estimate;
  readonly reachShare: Estimate;
  readonly taImpressions: Estimate;
  /** Panel persons of the audience, and outside of it. */
  readonly panelPersons: number;
  readonly otherPersons: number;
  /** Panel persons of the audience whose contacts differ. */
  readonly personsChanged: number;
}

/** The second plan minus the first. Throws RangeError for an unknown line or an empty audience. */
export function comparePlans(
  model: CityModel,
  audience: TargetAudience,
  before: readonly PlanPart[],
  after: readonly PlanPart[],
): PlanDifference {
  const mask = audienceMask(model.labels, audience);
  const difference = pairedDifference(
    { weights: model.store.weights, strata: model.strata },
    planExposure(model, before),
    planExposure(model, after),
    mask,
  );
  const panelPersons = mask.reduce((sum, belongs) => sum + belongs, 0);
  return {
    reach: estimateOf(difference.reach),
    reachShare: estimateOf(difference.reachShare),
    taImpressions: estimateOf(difference.impressions),
    panelPersons,
    otherPersons: mask.length - panelPersons,
    personsChanged: difference.personsChanged,
  };
}
