import { MaxHeap } from '@ooh/planning/search/max-heap';
import { choiceBound, choiceWorth } from './choice-bound.ts';
import { Spread } from './spread.ts';
import { offersOf, type ChoiceLimits, type ChoosableUnit, type UnitOffer } from './unit-offers.ts';

/** Takes the unit that scores best as long as one is affordable and allowed; of a place, the cheapest first. */
function greedy(
  offers: readonly UnitOffer[],
  { budgetFen, ...rules }: ChoiceLimits,
  score: (people: number, costFen: number) => number,
): UnitOffer[] {
  const places = [...Map.groupBy(offers, ({ placeId }) => placeId).values()].map((place) => ({
    units: place.toSorted((a, b) => a.costFen - b.costFen || a.index - b.index),
    next: 0,
    taken: 0,
  }));
  const heap = new MaxHeap();
  const offer = (at: number) => {
    const { units, next, taken } = places[at];
    if (next < units.length)
      heap.push(at, score(units[next].heat / (taken + 1), Math.max(1, units[next].costFen)));
  };
  for (const at of places.keys()) offer(at);
  const spread = new Spread<UnitOffer>(rules);
  const chosen: UnitOffer[] = [];
  let left = budgetFen;
  while (heap.size > 0) {
    const at = heap.pop();
    const place = places[at];
    const unit = place.units[place.next];
    place.next++;
    if (unit.costFen <= left && spread.allows(unit)) {
      left -= unit.costFen;
      place.taken++;
      spread.add(unit);
      chosen.push(unit);
    }
    offer(at);
  }
  return chosen;
}

/**
 * One face each of the units that bring most TA people for their money, within a budget and spread as the rules say.
 * The k-th unit of a place counts for 1/k of its people. A heuristic: areas count people present, not contacts. Where the
 * rules limit it, money is not all that is scarce, so it is also tried by people and by people less the price of money;
 * `choiceBound` says how much better a choice can be at most. Returns positions in `units`, ascending.
 */
export function chooseUnits(units: readonly ChoosableUnit[], limits: ChoiceLimits): number[] {
  const offers = offersOf(units);
  const byMoney = greedy(offers, limits, (people, costFen) => people / costFen);
  const tried = [byMoney];
  if (limits.maxPerDistrict !== null || limits.minDistanceMeters !== null) {
    const { priceOfFen } = choiceBound(offers, limits);
    tried.push(
      greedy(offers, limits, (people) => people),
      greedy(offers, limits, (people, costFen) => people - priceOfFen * costFen),
    );
  }
  const best = tried.reduce((a, b) => (choiceWorth(b) > choiceWorth(a) ? b : a));
  return best.map(({ index }) => index).toSorted((a, b) => a - b);
}
