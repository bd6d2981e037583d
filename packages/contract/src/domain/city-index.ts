import { cityIndexParts, type CityIndexPart, type CitySort, type CityWeights } from './city-index-parts.ts';
import type { CityRankingRow } from './city-ranking.ts';
import { percentiles } from './percentiles.ts';

interface IndexPoints {
  readonly part: CityIndexPart;
  /** Share of the weights, 0..1. */
  readonly weight: number;
  /** Rank among the cities in which the part is known, 0..1; null where it is not known. */
  readonly rank: number | null;
  /** Points of 100 that it gives. */
  readonly points: number;
}

/** 推荐指数 0–100 with its parts; null where nothing that has a weight is known. */
export interface CityIndex {
  readonly score: number | null;
  readonly parts: readonly IndexPoints[];
}

type Known = Pick<CityRankingRow, 'persons' | 'share' | 'supply'>;

/** The larger the better: cost counts from the dearest. */
const meritOf: Readonly<Record<CityIndexPart, (row: Known) => number | null>> = {
  scale: ({ persons }) => persons.value,
  concentration: ({ share }) => share.value,
  supply: ({ supply }) => supply.contactsPerPerson,
  cost: ({ supply }) => (supply.medianCpmFen === null ? null : -supply.medianCpmFen),
};

/** Ranks among what is known; null for the others. */
function ranksOf(values: readonly (number | null)[]): (number | null)[] {
  const known = [...values.keys()].filter((at) => values[at] !== null);
  const ranks = percentiles(known.map((at) => values[at] ?? 0));
  const found: (number | null)[] = values.map(() => null);
  known.forEach((at, i) => (found[at] = ranks[i]));
  return found;
}

/**
 * The recommend index of cities: weights × rank among the cities shown. A part that is not known of a city leaves its
 * weight to the others; without the size of the audience there is no index.
 */
export function cityIndexes(rows: readonly Known[], weights: CityWeights): CityIndex[] {
  const ranks = cityIndexParts.map((part) => ({ part, of: ranksOf(rows.map(meritOf[part])) }));
  return rows.map((row, at) => {
    const own = ranks.map(({ part, of }) => ({ part, rank: of[at] }));
    const sum = own.reduce((total, { part, rank }) => total + (rank === null ? 0 : weights[part]), 0);
    const parts = own.map(({ part, rank }) => {
      const weight = rank === null || sum === 0 ? 0 : weights[part] / sum;
      return { part, rank, weight, points: 100 * weight * (rank ?? 0) };
    });
    const isKnown = row.persons.value !== null && sum > 0;
    const score = isKnown ? parts.reduce((total, { points }) => total + points, 0) : null;
    return { score, parts };
  });
}

export interface RankedCity extends CityRankingRow {
  readonly index: CityIndex;
}

const keyOf: Readonly<Record<CitySort, (row: RankedCity) => number | null>> = {
  index: ({ index }) => index.score,
  persons: ({ persons }) => persons.value,
  share: ({ share }) => share.value,
  tgi: ({ tgi }) => tgi.value,
  contacts: ({ supply }) => supply.contactsPerPerson,
  cpm: ({ supply }) => supply.medianCpmFen,
  free: ({ supply }) => supply.freeShare,
};

/** Cities with their index in the order of a column; what is not known stands last. */
export function rankCities(
  rows: readonly CityRankingRow[],
  weights: CityWeights,
  { key, order }: { readonly key: CitySort; readonly order: 'asc' | 'desc' },
): RankedCity[] {
  const indexes = cityIndexes(rows, weights);
  const sign = order === 'asc' ? 1 : -1;
  return rows
    .map((row, at): RankedCity => ({ ...row, index: indexes[at] }))
    .toSorted((a, b) => {
      const [x, y] = [keyOf[key](a), keyOf[key](b)];
      if (x === null || y === null) return Number(x === null) - Number(y === null);
      return sign * (x - y);
    });
}
