import type { TargetAudience } from '@ooh/contract/domain/target-audience';
import { chanceOfContact, chanceOfNone } from '@ooh/measurement/poisson';
import { exposure } from '@ooh/measurement/rate-reach';
import type { CityModel } from '../city-model.ts';
import { audiencePart } from './audience-part.ts';
import { daysOf, mediaOf, rateLinesOf, type PlanPart } from './plan-exposure.ts';

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
  const { store } = audiencePart(model, audience).people;
  const media = mediaOf(model, parts);
  const contacts = exposure(store, rateLinesOf(parts, media));
  const { weights, rowStart, persons, rates } = store;
  const unmet = contacts.map((mean, p) => weights[p] * chanceOfNone(mean));
  return parts.map((part, i) => {
    const medium = media[i];
    const perVehicle = daysOf(part) * part.formFactor;
    let [added, nextVehicle, taImpressions] = [0, 0, 0];
    const panelPersons = rowStart[medium + 1] - rowStart[medium];
    for (let e = rowStart[medium]; e < rowStart[medium + 1]; e++) {
      const p = persons[e];
      const one = perVehicle * rates[e];
      const own = part.vehicles * one;
      const chance = chanceOfContact(one);
      nextVehicle += unmet[p] * chance;
      const ownChance = own === one ? chance : chanceOfContact(own);
      // Who is missed by all others: e^−(Λ−own), by division where that keeps its digits.
      const missed = own < 1 ? unmet[p] / (1 - ownChance) : weights[p] * chanceOfNone(contacts[p] - own);
      added += missed * ownChance;
      taImpressions += weights[p] * own;
    }
    return { added, nextVehicle, taImpressions, panelPersons };
  });
}
