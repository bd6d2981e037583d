import type { TargetAudience } from '@ooh/contract/domain/target-audience';
import { audienceMask } from '../audience-mask.ts';
import type { CityModel } from '../city-model.ts';
import { membersReader } from './area-members.ts';
import type { AreaCells } from './area-presence.ts';
import { passing, shareAmong, type AreaReachInput, type ShareAmong } from './area-reach.ts';
import { contactsOf, knownItems, type EffectInput } from './measure-effect.ts';

export interface AreaOutcomeInput {
  /** Plan and postings; its audience does not count. */
  readonly effect: EffectInput;
  readonly audiences: readonly TargetAudience[];
  readonly areas: AreaCells;
}

/** The audience that comes to an area in the week, and the shares of it that plan and postings reach. */
export interface OutcomeInArea {
  readonly taPanelPersons: number;
  readonly taPeople: number;
  readonly planned: ShareAmong;
  readonly actual: ShareAmong;
  /** Actual − planned of the same persons. */
  readonly difference: ShareAmong;
}

/** By audience, the outcome in every area. */
export function areaOutcome(
  model: CityModel,
  { effect, audiences, areas }: AreaOutcomeInput,
): OutcomeInArea[][] {
  const { known } = knownItems(model, effect);
  const planned = contactsOf(model, known, 'planned', 0, Infinity);
  const actual = contactsOf(model, known, 'actual', 0, effect.elapsedDays);
  const membersOf = membersReader(model, areas);
  const met = (contacts: Float64Array) => (p: number) => -Math.expm1(-contacts[p]);
  return audiences.map((audience) => {
    const mask = audienceMask(model.labels, audience);
    return Array.from({ length: areas.start.length - 1 }, (_, area) => {
      const { members, weights, panelPersons } = membersOf(area, mask);
      let taPeople = 0;
      for (const p of members) taPeople += weights[p];
      return {
        taPanelPersons: panelPersons,
        taPeople,
        planned: shareAmong(weights, members, met(planned)),
        actual: shareAmong(weights, members, met(actual)),
        // e^−planned − e^−actual without cancellation where both are small.
        difference: shareAmong(
          weights,
          members,
          (p) => -Math.exp(-planned[p]) * Math.expm1(planned[p] - actual[p]),
        ),
      };
    });
  });
}

/** People of an audience who pass anything that is for sale; whoever the order reaches passes. */
export function reachableCrowd(
  model: CityModel,
  { effect, visibility }: Omit<AreaReachInput, 'areas'>,
): { readonly people: number; readonly panelPersons: number; readonly otherPersons: number } {
  const { weights } = model.store;
  const mask = audienceMask(model.labels, effect.audience);
  const contacts = contactsOf(model, knownItems(model, effect).known, 'planned', 0, Infinity);
  const passes = passing(model, visibility);
  let [people, panelPersons, otherPersons] = [0, 0, 0];
  for (let p = 0; p < weights.length; p++) {
    if (mask[p] === 0) continue;
    if (passes[p] === 0 && contacts[p] === 0) {
      otherPersons++;
      continue;
    }
    panelPersons++;
    people += weights[p];
  }
  return { people, panelPersons, otherPersons };
}
