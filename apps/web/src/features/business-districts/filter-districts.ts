import type { DistrictAddress } from './district-address.ts';
import { allParts } from '../../ui/address/address-values.ts';
import type { DistrictFacts } from './district-metrics.ts';

/** A name without regard to width and case, as the service searches. */
const plain = (text: string): string => text.normalize('NFKC').toLowerCase().trim();

/** The business districts that the filters leave: by district, holding each kind of AOI, by part of their name. */
export function filterDistricts(
  rows: readonly DistrictFacts[],
  address: Pick<DistrictAddress, 'districts' | 'types' | 'q'>,
): DistrictFacts[] {
  const [districts, types] = [allParts(address.districts), allParts(address.types)];
  const keyword = plain(address.q ?? '');
  return rows.filter(
    ({ name, districtName, aois }) =>
      (districts.length === 0 || districts.includes(districtName ?? '')) &&
      types.every((type) => aois.some(({ aoiType }) => aoiType === type)) &&
      plain(name).includes(keyword),
  );
}

export interface FilterOption {
  readonly name: string;
  /** Business districts that have it. */
  readonly count: number;
}

function tally(values: readonly string[]): FilterOption[] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name, 'zh-CN'));
}

/** What the filters can be set to, most frequent first. */
export const filterOptions = (rows: readonly DistrictFacts[]) => ({
  districts: tally(rows.flatMap(({ districtName }) => districtName ?? [])),
  types: tally(rows.flatMap(({ aois }) => aois.map(({ aoiType }) => aoiType))),
});
