import { fenPerDayOf, type Candidate } from './candidates.ts';
import type { Weighed } from '../../measurement/engine/work/weigh-changes.ts';
import { quantileOf } from './rules/quantile.ts';
import { taCpmOf, type UnitStanding } from './rules/standing.ts';
import { movableFen, type Situation } from './situation.ts';
import { formOf } from './weigh-units.ts';

/** A median needs so many units of a form. */
const leastOfForm = 5;

/** TA-CPM of the units of each form in the city. */
function mediansOf(situation: Situation, candidates: readonly Candidate[], weighed: Weighed) {
  const known = [...situation.items, ...candidates.map(({ offer }) => offer)].flatMap((unit, i) => {
    const cpm = taCpmOf(fenPerDayOf(unit), weighed.items[i]?.taContactsPerDay ?? 0);
    return cpm === null ? [] : [{ form: formOf(unit), cpm }];
  });
  return new Map(
    [...Map.groupBy(known, ({ form }) => form)].flatMap(([form, units]) =>
      units.length < leastOfForm
        ? []
        : [
            [
              form,
              quantileOf(
                units.map(({ cpm }) => cpm),
                0.5,
              ),
            ] as const,
          ],
    ),
  );
}

/** How the units of an order stand beside each other; without those that nobody of the audience meets. */
export function standingsOf(
  situation: Situation,
  candidates: readonly Candidate[],
  weighed: Weighed,
): UnitStanding[] {
  const medians = mediansOf(situation, candidates, weighed);
  return situation.items.flatMap((item, i): UnitStanding[] => {
    const figures = weighed.items[i];
    const cpm = taCpmOf(fenPerDayOf(item), figures?.taContactsPerDay ?? 0);
    if (!figures || cpm === null) return [];
    const days = situation.movable[i];
    return [
      {
        item: i,
        movableFen: days === null ? 0 : movableFen(item, days),
        addedShare: figures.addedShare,
        taCpmFen: cpm,
        formMedianFen: medians.get(formOf(item)) ?? null,
      },
    ];
  });
}
