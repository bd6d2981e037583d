import { cityIndexes, type CityIndex, type CityWeights } from '@ooh/contract/domain/city-index';
import type { CityRankingRow } from '@ooh/contract/domain/city-ranking';
import type { Sort } from '../../ui/address/address-values.ts';
import type { CitySort } from './city-people-address.ts';

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
  { key, order }: Sort<CitySort>,
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
