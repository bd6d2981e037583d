import { MaxHeap } from '@ooh/planning/search/max-heap';
import { choiceBound, choiceWorth, placeWorth } from './choice-bound.ts';
import { Spread } from './spread.ts';
import { offersOf, type ChoiceLimits, type ChoosableUnit, type UnitOffer } from './unit-offers.ts';

/** A place: the units left of it, the heats of those taken, and what these are worth. */
interface Place {
  readonly left: UnitOffer[];
  readonly taken: number[];
  worth: number;
}

/** Takes the unit that scores best by the people that it adds, as long as one is affordable and allowed. */
function greedy(
  offers: readonly UnitOffer[],
  { budgetFen, ...rules }: ChoiceLimits,
  score: (people: number, costFen: number) => number,
): UnitOffer[] {
  const places: Place[] = [...Map.groupBy(offers, ({ placeId }) => placeId).values()].map((left) => ({
    left: left.toSorted((one, other) => one.costFen - other.costFen || one.index - other.index),
    taken: [],
    worth: 0,
  }));
  const heap = new MaxHeap();
  /** Which of a place's units is next. */
  const next = places.map(() => 0);
  const offer = (at: number) => {
    const { left: units, taken, worth } = places[at];
    const scores = units.map(({ heat, costFen }) =>
      score(placeWorth([...taken, heat]) - worth, Math.max(1, costFen)),
    );
    if (scores.length === 0) return;
    const best = Math.max(...scores);
    next[at] = scores.indexOf(best);
    heap.push(at, best);
  };
  for (const at of places.keys()) offer(at);
  const spread = new Spread<UnitOffer>(rules);
  const chosen: UnitOffer[] = [];
  let left = budgetFen;
  while (heap.size > 0) {
    const at = heap.pop();
    const place = places[at];
    const [unit] = place.left.splice(next[at], 1);
    if (unit.costFen <= left && spread.allows(unit)) {
      left -= unit.costFen;
      place.taken.push(unit.heat);
      place.worth = placeWorth(place.taken);
      spread.add(unit);
      chosen.push(unit);
    }
    offer(at);
  }
  return chosen;
}

/**
 * One face each of the units that bring most TA people for their money, within a budget and spread as the rules say.
 * The k-th unit of a place counts for 1/k of the people around it. A heuristic: people present are counted, not contacts. Where the
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
