import { opportunityRules } from '@ooh/contract/domain/opportunity-rules';

/** People of the audience that a further yuan reaches in a city, spent as its money is spent now. */
export interface CityYield {
  readonly cityCode: string;
  readonly peoplePerYuan: number;
}

export interface YieldPart {
  /** People that one unit-day more reaches, and how many there are. */
  readonly peoplePerUnitDay: number;
  readonly unitDays: number;
  readonly fen: number;
}

/** What one per cent more of everything brings for what it costs; null where nothing costs anything. */
export function yieldOf(parts: readonly YieldPart[]): number | null {
  const fen = parts.reduce((sum, part) => sum + part.fen, 0);
  const people = parts.reduce((sum, part) => sum + part.peoplePerUnitDay * part.unitDays, 0);
  return fen > 0 ? people / (fen / 100) : null;
}

/** The cities between which money is moved: from the least to the most yield, where they are far enough apart. */
export function farthestApart<City extends CityYield>(
  cities: readonly City[],
): { readonly from: City; readonly to: City; readonly times: number } | null {
  const sorted = cities.toSorted(
    (a, b) => a.peoplePerYuan - b.peoplePerYuan || (a.cityCode < b.cityCode ? -1 : 1),
  );
  const [from] = sorted;
  const to = sorted.at(-1);
  if (from === undefined || to === undefined || from === to || from.peoplePerYuan <= 0) return null;
  const times = to.peoplePerYuan / from.peoplePerYuan;
  return times > opportunityRules.cityYieldTimes ? { from, to, times } : null;
}
