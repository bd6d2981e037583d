/**
 * How the trade buys in a demonstration: which media go together in an order, how many units of them in a city, and the
 * reach that the parties agree on. Assumed (演示数据).
 */
import { cumulativeOf, pickIndex, type Random } from '@ooh/reference/random';

interface Purchase {
  /** Relative number of orders with the medium. */
  readonly weight: number;
  /** Units bought in one city: the least that a seller accepts, and a large campaign in a large city. */
  readonly least: number;
  readonly most: number;
}

const purchases: Readonly<Record<number, Purchase>> = {
  1: { weight: 7, least: 20, most: 90 },
  2: { weight: 6, least: 10, most: 60 },
  3: { weight: 4, least: 4, most: 30 },
  4: { weight: 2, least: 10, most: 40 },
  5: { weight: 4, least: 80, most: 240 },
  6: { weight: 3, least: 80, most: 200 },
  7: { weight: 3, least: 1, most: 6 },
  8: { weight: 3, least: 1, most: 6 },
  9: { weight: 2, least: 30, most: 90 },
  10: { weight: 1, least: 4, most: 16 },
  11: { weight: 2, least: 1, most: 6 },
  12: { weight: 1, least: 1, most: 5 },
};

const purchaseOf = (mediumId: number): Purchase => purchases[mediumId] ?? { weight: 1, least: 1, most: 4 };

/** Share of orders with one, two, three and four media. */
const mediaCounts = cumulativeOf([0.3, 0.35, 0.25, 0.1]);

/** Media of an order, from those that its buyer may buy. */
export function drawMedia(random: Random, mediumIds: readonly number[]): number[] {
  const left = [...mediumIds];
  const chosen: number[] = [];
  const count = Math.min(left.length, 1 + pickIndex(mediaCounts, random.next()));
  while (chosen.length < count) {
    const at = pickIndex(cumulativeOf(left.map((mediumId) => purchaseOf(mediumId).weight)), random.next());
    chosen.push(...left.splice(at, 1));
  }
  return chosen.sort((a, b) => a - b);
}

/** Most of a medium in a city that one order takes: others buy there as well. */
const mostOfCity = 0.2;

/** Population, in ten thousands, from which on a city takes a campaign at its full size. */
const fullSizePopulationWan = 1500;

/**
 * Units wanted of a medium in a city of `populationWan` that has `available`: more of them the larger order and city are,
 * and never more than a fifth of what is there. `size` of the order: 0 … 1.
 */
export function unitsWanted(
  mediumId: number,
  size: number,
  populationWan: number,
  available: number,
): number {
  const { least, most } = purchaseOf(mediumId);
  const share = size * Math.sqrt(Math.min(1, populationWan / fullSizePopulationWan));
  return Math.max(
    1,
    Math.min(Math.round(least + (most - least) * share), Math.floor(available * mostOfCity)),
  );
}

/** Least units of a medium that are sold together where a city has `available`; small cities sell fewer. */
export const leastSold = (mediumId: number, available: number): number =>
  Math.max(1, Math.min(purchaseOf(mediumId).least, Math.floor((available * mostOfCity) / 2)));
