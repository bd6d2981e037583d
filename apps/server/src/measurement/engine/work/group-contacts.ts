import { audienceMask } from '../audience-mask.ts';
import type { CityModel } from '../city-model.ts';
import { addUnitDays, unitDayOf } from './effect-exposure.ts';
import { knownItems, type EffectInput } from './measure-effect.ts';

/** An item that counts for a part in a group of media. */
interface GroupMember {
  readonly group: number;
  readonly item: number;
  /** Units of the item that count in the group; parts of them are allowed. */
  readonly units: number;
}

interface GroupContacts {
  /** On one day: of all and of the audience. */
  readonly contacts: number;
  readonly taContacts: number;
  /** Panel persons who can meet any of the group: of all and of the audience. */
  readonly persons: number;
  readonly taPersons: number;
}

export interface GroupsMeasure {
  readonly groups: readonly GroupContacts[];
  /** Contacts of the audience with one unit of each item on one day; null where the model knows nothing of it. */
  readonly taContacts: readonly (number | null)[];
  readonly universe: number;
  readonly taUniverse: number;
  readonly panelPersons: number;
  readonly otherPersons: number;
}

/** Contacts a day with groups of media, whose items may count in several. Throws RangeError for an audience of nobody. */
export function groupContacts(
  model: CityModel,
  input: { readonly effect: EffectInput; readonly groups: number; readonly members: readonly GroupMember[] },
): GroupsMeasure {
  const { weights } = model.store;
  const mask = audienceMask(model.labels, input.effect.audience);
  const { rates } = knownItems(model, input.effect);
  const membersOf = Map.groupBy(input.members, ({ group }) => group);
  const met = new Float64Array(weights.length);
  const groups = Array.from({ length: input.groups }, (_, group): GroupContacts => {
    met.fill(0);
    for (const { item, units } of membersOf.get(group) ?? []) {
      const unit = rates[item];
      if (unit) addUnitDays(model, unit, units, met);
    }
    let [contacts, taContacts, persons, taPersons] = [0, 0, 0, 0];
    for (let p = 0; p < met.length; p++) {
      if (met[p] === 0) continue;
      const own = weights[p] * met[p];
      contacts += own;
      persons++;
      if (mask[p] === 0) continue;
      taContacts += own;
      taPersons++;
    }
    return { contacts, taContacts, persons, taPersons };
  });
  let [universe, taUniverse, panelPersons] = [0, 0, 0];
  for (let p = 0; p < weights.length; p++) {
    universe += weights[p];
    taUniverse += mask[p] * weights[p];
    panelPersons += mask[p];
  }
  return {
    groups,
    taContacts: rates.map((unit) => unit && unitDayOf(model, unit, mask).taContacts),
    universe,
    taUniverse,
    panelPersons,
    otherPersons: weights.length - panelPersons,
  };
}
