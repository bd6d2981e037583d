import { EARTH_RADIUS_METERS } from '@ooh/geo/distance';
import { districtOf } from './spread.ts';
import type { ChoiceLimits, UnitOffer } from './unit-offers.ts';

/** What a choice is worth: of a place with k chosen units, its people times 1 + 1/2 + … + 1/k. */
export function choiceWorth(chosen: readonly Pick<UnitOffer, 'placeId' | 'heat'>[]): number {
  const taken = new Map<string, number>();
  let worth = 0;
  for (const { placeId, heat } of chosen) {
    const rank = (taken.get(placeId) ?? 0) + 1;
    taken.set(placeId, rank);
    worth += heat / rank;
  }
  return worth;
}

/** What is left of one choice in a district: how many of the gains it can take, each at a price of money. */
interface DistrictGains {
  readonly most: number;
  readonly gains: (priceOfFen: number) => number[];
}

const mostForms = (offers: readonly UnitOffer[]): number =>
  Math.max(...[...Map.groupBy(offers, ({ positionId }) => positionId).values()].map((forms) => forms.length));

/** Without the least distance: units of a place one after another, the cheapest first. */
function byPlaces(offers: readonly UnitOffer[], cap: number): DistrictGains {
  const ranked = [...Map.groupBy(offers, ({ placeId }) => placeId).values()].flatMap((place) =>
    place
      .toSorted((a, b) => a.costFen - b.costFen)
      .map(({ heat, costFen }, before) => ({ people: heat / (before + 1), costFen })),
  );
  return {
    most: cap * mostForms(offers),
    gains: (price) => ranked.map(({ people, costFen }) => people - price * costFen),
  };
}

const metersPerDegree = (EARTH_RADIUS_METERS * Math.PI) / 180;

/** A square whose diagonal is shorter than the least distance: a choice has at most one position of a medium in it. */
function squareOf({ mediumId, lng, lat }: UnitOffer, minDistanceMeters: number): string {
  const side = ((minDistanceMeters / Math.SQRT2) * 0.999) / metersPerDegree;
  const row = Math.floor(lat / side);
  // As wide on its longest parallel as it is high.
  const nearest = Math.min(Math.abs(row), Math.abs(row + 1)) * side;
  const column = Math.floor((lng * Math.cos((nearest * Math.PI) / 180)) / side);
  return `${mediumId}/${row}/${column}`;
}

/** With the least distance, every unit counted as the first of its place: the best position of each square. */
function bySquares(offers: readonly UnitOffer[], cap: number, minDistanceMeters: number): DistrictGains {
  const squares = [...Map.groupBy(offers, (unit) => squareOf(unit, minDistanceMeters)).values()].map(
    (square) => [...Map.groupBy(square, ({ positionId }) => positionId).values()],
  );
  return {
    most: cap,
    gains: (price) =>
      squares.map((positions) =>
        Math.max(
          ...positions.map((forms) =>
            forms.reduce((sum, { heat, costFen }) => sum + Math.max(0, heat - price * costFen), 0),
          ),
        ),
      ),
  };
}

const positive = (gain: number) => gain > 0;

/** The Lagrangian at a price of money: no choice within the budget is worth more, whatever the price. */
function dualOf(districts: readonly DistrictGains[], budgetFen: number, price: number): number {
  let total = price * budgetFen;
  for (const { most, gains } of districts) {
    const taken = gains(price).filter(positive);
    if (taken.length > most) taken.sort((a, b) => b - a).length = most;
    for (const gain of taken) total += gain;
  }
  return total;
}

const steps = 48;

/** Its least value: it is convex in the price. Every price gives a bound, so that an inexact one costs nothing but sharpness. */
function leastDual(districts: readonly DistrictGains[], budgetFen: number, highest: number) {
  let [low, high] = [0, highest];
  let best = { worth: dualOf(districts, budgetFen, 0), priceOfFen: 0 };
  const at = (priceOfFen: number) => {
    const worth = dualOf(districts, budgetFen, priceOfFen);
    if (worth < best.worth) best = { worth, priceOfFen };
    return worth;
  };
  for (let step = 0; step < steps; step++) {
    const [a, b] = [low + (high - low) / 3, high - (high - low) / 3];
    if (at(a) <= at(b)) high = b;
    else low = a;
  }
  return best;
}

/**
 * What no choice of single faces within the budget and the rules is worth more than, and the price of money (people for
 * a fen) at which it was found. The rules are relaxed in two ways, of which the sharper counts; where districts have a
 * cap and a place lies in several of them, it counts in each anew.
 */
export function choiceBound(
  offers: readonly UnitOffer[],
  { budgetFen, maxPerDistrict, minDistanceMeters }: ChoiceLimits,
): { worth: number; priceOfFen: number } {
  const cap = maxPerDistrict ?? Infinity;
  const districts = [...Map.groupBy(offers, maxPerDistrict === null ? () => '' : districtOf).values()];
  const highest = Math.max(0, ...offers.map(({ heat, costFen }) => heat / Math.max(1, costFen)));
  const spread = districts.map((district) => byPlaces(district, cap));
  const best = leastDual(spread, budgetFen, highest);
  if (minDistanceMeters === null) return best;
  const squares = districts.map((district) => bySquares(district, cap, minDistanceMeters));
  const other = leastDual(squares, budgetFen, highest);
  return other.worth < best.worth ? other : best;
}
