import { percentText } from '@ooh/contract/core/percent-text';
import { leastContactsOf } from '@ooh/contract/domain/opportunity-names';
import { opportunityRules } from '@ooh/contract/domain/opportunity-rules';
import { addUnits, addedProof } from './add-units.ts';
import type { Found } from './found.ts';
import { foundOf } from './found-of.ts';
import { fewContactsShare, isTooSeldom } from './rules/retarget.ts';
import type { Search } from './search.ts';
import { longestDays, movableMoney, runUnitDays } from './situation.ts';

const metric = 'effective-reach';

/** People who met an order that is over once or twice: a crowd, and units that bring most of them to three contacts. */
export async function findRetarget(search: Search): Promise<Found[]> {
  const { situation } = search;
  const { distribution } = situation.city.measure.actual;
  const fewShare = fewContactsShare(distribution);
  const days = longestDays(situation);
  if (!isTooSeldom(fewShare) || days === null) return [];
  const added = await addUnits(search, {
    days,
    budgetFen: Math.round(opportunityRules.retargetMoneyShare * movableMoney(situation)),
    leastContacts: leastContactsOf[metric],
    area: null,
    before: runUnitDays(situation),
    isEligible: () => true,
  });
  if (added === null) return [];
  const best = { reachShare: added.choice.share, personsChanged: added.choice.personsChanged };
  return [
    foundOf(search, 'retarget', 'order', best, {
      metric,
      evidence: [
        {
          name: '接触 1–2 次占已到达',
          value: percentText(fewShare),
          threshold: `> ${percentText(opportunityRules.retargetFewShare)}`,
        },
        {
          name: '现有 3+ 到达率',
          value: percentText(
            distribution.slice(3).reduce((sum, persons) => sum + persons, 0) /
              distribution.reduce((sum, persons) => sum + persons, 0),
          ),
          threshold: null,
        },
      ],
      spark: distribution.slice(1).map((persons, i) => ({
        name: i + 1 === distribution.length - 1 ? `${i + 1} 次及以上` : `${i + 1} 次`,
        value: persons,
        isMarked: i < 2,
      })),
      out: [],
      in: added.units,
      proof: addedProof(added.choice, '接触 3 次及以上的目标人群'),
    }),
  ];
}
