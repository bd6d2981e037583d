import type { TargetAudience } from '@ooh/contract/domain/target-audience';
import { audienceMask } from '../../crowd/audience-mask.ts';
import type { CityModel } from '../city-model.ts';
import { daysOf, mediaOf, planExposure, type PlanPart } from './plan-exposure.ts';

/** What one part of a plan does beside the others, in people of the audience. */
export interface PartContribution {
  /** People lost without it. */
  readonly added: number;
  /** People gained by one vehicle more. */
  readonly nextVehicle: number;
  readonly taImpressions: number;
  /** Panel persons of the audience who meet the line at all. */
  readonly panelPersons: number;
}

/** The contribution of each part, exactly, from the contacts alone. Throws RangeError for an unknown line. */
export function partContributions(
  model: CityModel,
  audience: TargetAudience,
  parts: readonly PlanPart[],
): PartContribution[] {
  const mask = audienceMask(model.labels, audience);
  const media = mediaOf(model, parts);
  const contacts = planExposure(model, parts, media);
  const { weights, rowStart, persons, rates } = model.store;
  const unmet = new Float64Array(contacts.length);
  for (let p = 0; p < unmet.length; p++) if (mask[p] === 1) unmet[p] = weights[p]! * Math.exp(-contacts[p]!);
  // Beyond this mean e^−Λ and e^own may leave the range of numbers; their product does not.
  const often = 30;
  return parts.map((part, i) => {
    const medium = media[i]!;
    const perVehicle = daysOf(part) * part.formFactor;
    let [added, nextVehicle, taImpressions, panelPersons] = [0, 0, 0, 0];
    for (let e = rowStart[medium]!; e < rowStart[medium + 1]!; e++) {
      const p = persons[e]!;
      if (mask[p] === 0) continue;
      const one = perVehicle * rates[e]!;
      const own = part.vehicles * one;
      const chance = -Math.expm1(-one);
      nextVehicle += unmet[p]! * chance;
      // e^x − 1 = (1 − e^−x) / e^−x, which is exact enough as long as e^−x is no small number.
      if (own >= often) added -= weights[p]! * Math.exp(own - contacts[p]!) * Math.expm1(-own);
      else added += unmet[p]! * (own === one && own < 1 ? chance / (1 - chance) : Math.expm1(own));
      taImpressions += weights[p]! * own;
      panelPersons++;
    }
    return { added, nextVehicle, taImpressions, panelPersons };
  });
}
