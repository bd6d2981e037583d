import { EARTH_RADIUS_METERS } from '@ooh/geo/distance';
import { districtOf } from './spread.ts';
import type { ChoiceLimits, UnitOffer } from './unit-offers.ts';

/** What units of one place are worth: the people around the first, half of those around the second, a k-th of the k-th. */
export const placeWorth = (heats: readonly number[]): number =>
  heats.toSorted((a, b) => b - a).reduce((sum, heat, before) => sum + heat / (before + 1), 0);

/** What a choice is worth, place by place. */
export const choiceWorth = (chosen: readonly Pick<UnitOffer, 'placeId' | 'heat'>[]): number =>
  [...Map.groupBy(chosen, ({ placeId }) => placeId).values()].reduce(
    (sum, units) => sum + placeWorth(units.map(({ heat }) => heat)),
    0,
  );

/** What is left of one choice in a district: how many of the gains it can take, each at a price of money. */
interface DistrictGains {
  readonly most: number;
  readonly gains: (priceOfFen: number) => number[];
}

const mostForms = (offers: readonly UnitOffer[]): number =>
  Math.max(...[...Map.groupBy(offers, ({ positionId }) => positionId).values()].map((forms) => forms.length));

/** The most that k units of a place are worth at a price of money, k from 0: the k-th largest of them counts for 1/k. */
function bestOfPlace(place: readonly UnitOffer[], price: number): number[] {
  const best = [0];
  for (const { heat, costFen } of place)
    for (let k = best.length; k > 0; k--)
      best[k] = Math.max(best[k] ?? -Infinity, best[k - 1] + heat / k - price * costFen);
  return best;
}

/** Steps of the least concave sequence above another, which begins with 0: falling, and of no k with a smaller sum. */
function concaveSteps(best: readonly number[]): number[] {
  const corners = [0];
  const slope = (from: number, to: number) => (best[to] - best[from]) / (to - from);
  for (let k = 1; k < best.length; k++) {
    while (
      corners.length > 1 &&
      slope(corners.at(-2) ?? 0, k) >= slope(corners.at(-2) ?? 0, corners.at(-1) ?? 0)
    )
      corners.pop();
    corners.push(k);
  }
  return corners.slice(1).flatMap((to, at) => {
    const from = corners[at];
    return Array.from({ length: to - from }, () => slope(from, to));
  });
}

/** Without the least distance: every place gives the best of its units, one more after another. */
function byPlaces(offers: readonly UnitOffer[], cap: number): DistrictGains {
  const places = [...Map.groupBy(offers, ({ placeId }) => placeId).values()].map((place) =>
    place.toSorted((a, b) => b.heat - a.heat),
  );
  return {
    most: cap * mostForms(offers),
    gains: (price) => places.flatMap((place) => concaveSteps(bestOfPlace(place, price))),
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
