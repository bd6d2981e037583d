import type { ChangedUnit } from '@ooh/contract/domain/opportunity';
import { countText } from '../../disclosure/figure-text.ts';
import type { AreaCells } from '../../measurement/engine/work/area-presence.ts';
import type { AddChoice, AddOption } from '../../measurement/engine/work/choose-added.ts';
import type { Days } from '../order/free-units.ts';
import { inUnit, offerFen } from './changed-units.ts';
import type { Candidate } from './candidates.ts';
import { discountOf } from './discount-of.ts';
import { chooseUnits } from './weigh-units.ts';
import { unitDaysBefore, type Search } from './search.ts';
import { daysIn } from './situation.ts';

/** Units of one place or line that are looked at. */
const mostOfOne = 4;

export interface Added {
  readonly choice: AddChoice;
  readonly units: ChangedUnit[];
}

interface AddedQuestion {
  /** When the units are to hang. */
  readonly days: Days;
  readonly isEligible: (candidate: Candidate) => boolean;
  readonly budgetFen: number;
  readonly leastContacts: number;
  readonly area: AreaCells | null;
  /** Unit-days of the order's items that there are already. */
  readonly before: readonly number[];
}

/** Free units that are worth some more money on top of an order; null where the model knows none of them. */
export async function addUnits(search: Search, question: AddedQuestion): Promise<Added | null> {
  const { context, situation, candidates, units, priority } = search;
  const { days, isEligible, budgetFen, leastContacts, area, before } = question;
  const permilleOf = ({ offer }: Candidate) => discountOf(offer, undefined, situation.items);
  const options: (AddOption & { readonly candidate: number })[] = candidates.flatMap((one, candidate) => {
    if (!isEligible(one)) return [];
    const fen = offerFen(one.offer, 1, days, permilleOf(one));
    if (fen <= 0 || fen > budgetFen) return [];
    const count = Math.min(mostOfOne, one.freeUnits(days));
    const option = { candidate, item: situation.items.length + candidate, unitDays: daysIn(days), fen };
    return Array.from({ length: count }, () => option);
  });
  if (options.length === 0) return null;
  const whole = [...before, ...unitDaysBefore(situation, candidates).slice(before.length)];
  const asked = { units, before: whole, options, budgetFen, leastContacts, area };
  const choice = await chooseUnits(context, situation.order, situation.city.data, asked, priority);
  if (choice === null || choice.chosen.length === 0) return null;
  const counts = Map.groupBy(choice.chosen, (option) => options[option].candidate);
  return {
    choice,
    units: [...counts].map(([candidate, chosen]) => {
      const one = candidates[candidate];
      return inUnit(one.offer, chosen.length, days, permilleOf(one));
    }),
  };
}

/** How the proof tells of units that were chosen for some money. */
export function addedProof({ compared, added, most }: AddChoice, whom: string): string {
  const apart = most > 0 ? ((100 * (most - added)) / most).toFixed(1) : '0.0';
  return `在 ${countText(compared)} 个符合条件的空位中按每元新增由高到低选取；${whom}新增 ${countText(added)} 人，同等金额的任何选法理论最高 ${countText(most)} 人，距理论最高 ${apart}%`;
}
