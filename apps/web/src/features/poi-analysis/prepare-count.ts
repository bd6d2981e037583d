import type { Figure } from '@ooh/contract/domain/figure';
import type { PoiCount } from '@ooh/contract/domain/place-insight';

/** People of a district, and its area. */
export interface DistrictGround {
  readonly districtName: string;
  readonly squareMeters: number;
  readonly persons: Figure | undefined;
  readonly taPersons: Figure | undefined;
}

export interface CountRow {
  readonly districtName: string;
  readonly own: number;
  /** One count a rival, in their order. */
  readonly rivals: readonly number[];
  /** Own places per 10,000 residents and per km²; null where the district's people are withheld or unknown. */
  readonly perTenThousand: number | null;
  readonly perSquareKilometer: number | null;
  /** Own ÷ own and rivals; null where there is none of either. */
  readonly share: number | null;
  readonly persons: Figure | undefined;
  readonly taPersons: Figure | undefined;
  /** 空白区: the audience is among the largest quarter and there is no own place. */
  readonly isBlank: boolean;
}

/** The value from which the largest quarter of the known ones begins; null without any. */
export function topQuarter(values: readonly (number | null)[]): number | null {
  const known = values.flatMap((value) => (value === null ? [] : [value])).toSorted((a, b) => a - b);
  return known.length === 0 ? null : (known[Math.ceil(known.length * 0.75) - 1] ?? null);
}

const countIn = (groups: readonly PoiCount[], districtName: string): number =>
  groups.reduce(
    (sum, { byDistrict }) => sum + (byDistrict.find((one) => one.districtName === districtName)?.count ?? 0),
    0,
  );

/** Places of own and rival brands by district; a district that only the places name comes last. */
export function countRows(
  own: readonly PoiCount[],
  rivals: readonly PoiCount[],
  ground: readonly DistrictGround[],
): CountRow[] {
  const named = new Set(ground.map(({ districtName }) => districtName));
  const others = [...own, ...rivals]
    .flatMap(({ byDistrict }) => byDistrict.map(({ districtName }) => districtName))
    .filter((name) => !named.has(name));
  const all: DistrictGround[] = [
    ...ground,
    ...[...new Set(others)].map((districtName) => ({
      districtName,
      squareMeters: 0,
      persons: undefined,
      taPersons: undefined,
    })),
  ];
  const many = topQuarter(all.map(({ taPersons }) => taPersons?.value ?? null));
  return all.map(({ districtName, squareMeters, persons, taPersons }) => {
    const count = countIn(own, districtName);
    const others = rivals.map((rival) => countIn([rival], districtName));
    const market = others.reduce((sum, one) => sum + one, count);
    const people = persons?.value ?? null;
    const ta = taPersons?.value ?? null;
    return {
      districtName,
      own: count,
      rivals: others,
      perTenThousand: people === null || people === 0 ? null : (count / people) * 10_000,
      perSquareKilometer: squareMeters === 0 ? null : (count / squareMeters) * 1e6,
      share: market === 0 ? null : count / market,
      persons,
      taPersons,
      isBlank: count === 0 && own.length > 0 && ta !== null && many !== null && ta >= many,
    };
  });
}
