import type { Estimate } from '../../../disclosure/estimate.ts';
import { audienceMask } from '../audience-mask.ts';
import type { CityModel } from '../city-model.ts';
import { addUnitDays, concentrationOf, exposureSums, type ExposureSums } from './effect-exposure.ts';
import type { GroupMember } from './group-contacts.ts';
import { knownItems, type EffectInput } from './measure-effect.ts';

export interface GroupReachInput {
  /** What days are planned is not read: every member runs on all days. */
  readonly effect: EffectInput;
  readonly groups: number;
  readonly members: readonly GroupMember[];
  readonly days: number;
}

/** What all members of a group together bring in the days. */
export interface GroupReach {
  readonly sums: ExposureSums;
  /** Share of the audience in the contacts; null where there are none. */
  readonly concentration: Estimate | null;
}

/** Reach, contacts and concentration of groups of media on an audience. Throws RangeError for an audience of nobody. */
export function groupReach(
  model: CityModel,
  { effect, groups, members, days }: GroupReachInput,
): GroupReach[] {
  const mask = audienceMask(model.labels, effect.audience);
  const { rates } = knownItems(model, effect);
  const membersOf = Map.groupBy(members, ({ group }) => group);
  return Array.from({ length: groups }, (_, group) => {
    const contacts = new Float64Array(mask.length);
    for (const { item, units } of membersOf.get(group) ?? []) {
      const unit = rates[item];
      if (unit !== null) addUnitDays(model, unit, units * days, contacts);
    }
    return {
      sums: exposureSums(model, contacts, mask),
      concentration: concentrationOf(model, contacts, mask).impressions,
    };
  });
}
