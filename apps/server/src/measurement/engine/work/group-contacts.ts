import { audienceMask } from '../audience-mask.ts';
import type { CityModel } from '../city-model.ts';
import { personsOfUnit, unitDaysOf } from './effect-exposure.ts';
import { knownItems, type EffectInput } from './measure-effect.ts';
import { countAudience } from './audience-count.ts';

/** An item that counts for a part in a group of media. */
export interface GroupMember {
  readonly group: number;
  readonly item: number;
  /** Units of the item that count in the group; parts of them are allowed. */
  readonly units: number;
}

interface GroupContacts {
  /** On one day: of all and of the audience. */
  readonly contacts: number;
  readonly taContacts: number;
  /** Panel persons who can meet any of the group, of the audience and others: all of them where they are few. */
  readonly taPersons: number;
  readonly otherPersons: number;
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

interface GroupsInput {
  readonly effect: EffectInput;
  readonly groups: number;
  readonly members: readonly GroupMember[];
  /** Panel persons from which on they are many: of groups that more meet, not all are counted. */
  readonly manyPersons: number;
}

/** Contacts a day with groups of media, whose items may count in several. Throws RangeError for an audience of nobody. */
export function groupContacts(model: CityModel, input: GroupsInput): GroupsMeasure {
  const { weights } = model.store;
  const mask = audienceMask(model.labels, input.effect.audience);
  const { rates } = knownItems(model, input.effect);
  const membersOf = Map.groupBy(input.members, ({ group }) => group);
  const days = unitDaysOf(model, rates, mask);
  const people = countAudience(model, mask);
  // The group in which a person was met last: each counts once in a group.
  const metIn = new Int32Array(weights.length).fill(-1);
  const groups = Array.from({ length: input.groups }, (_, group): GroupContacts => {
    let [contacts, taContacts, met, taMet] = [0, 0, 0, 0];
    for (const { item, units } of membersOf.get(group) ?? []) {
      const [unit, day] = [rates[item], days[item]];
      if (unit === null || day === null || units === 0) continue;
      contacts += units * day.contacts;
      taContacts += units * day.taContacts;
      const areMany =
        taMet >= input.manyPersons && met - taMet >= Math.min(people.otherPersons, input.manyPersons);
      if (areMany) continue;
      const persons = personsOfUnit(model, unit);
      for (let i = 0; i < persons.length; i++) {
        const p = persons[i];
        if (metIn[p] === group) continue;
        metIn[p] = group;
        met++;
        if (mask[p] !== 0) taMet++;
      }
    }
    return { contacts, taContacts, taPersons: taMet, otherPersons: met - taMet };
  });
  return {
    groups,
    taContacts: days.map((day) => day && day.taContacts),
    ...people,
  };
}
