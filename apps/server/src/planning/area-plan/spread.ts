import type { AreaRules } from '@ooh/contract/domain/plan';
import { haversineMeters } from '@ooh/geo/distance';

/** How the chosen positions are spread over a city: 单区上限 and 最小间距. */
export type SpreadRules = Pick<AreaRules, 'maxPerDistrict' | 'minDistanceMeters'>;

export const spreadRulesOf = ({ maxPerDistrict, minDistanceMeters }: SpreadRules): SpreadRules => ({
  maxPerDistrict,
  minDistanceMeters,
});

export interface SpreadUnit {
  readonly positionId: string;
  readonly mediumId: number;
  readonly districtName: string | null;
  readonly lng: number;
  readonly lat: number;
}

/** The district of positions whose register names none; together they are capped like one. */
export const districtOf = ({ districtName }: Pick<SpreadUnit, 'districtName'>): string =>
  districtName ?? '未注明行政区';

/** Degrees of latitude in a metre, rounded up. */
const degreesPerMeter = 1 / 111_000;

/**
 * Positions chosen so far, asked for what one more would break. Forms of one position are one position. Distances are
 * great circles between positions of the same medium.
 */
export class Spread<Unit extends SpreadUnit> {
  private readonly districts = new Map<string, Set<string>>();
  /** By medium and band of latitude as high as the least distance: whoever is too near is in this band or the next. */
  private readonly bands = new Map<string, Unit[]>();

  private readonly rules: SpreadRules;

  constructor(rules: SpreadRules) {
    this.rules = rules;
  }

  private bandOf(lat: number): number {
    return Math.floor(lat / ((this.rules.minDistanceMeters ?? 1) * degreesPerMeter));
  }

  /** Positions of the unit's district, without its own. */
  othersInDistrict(unit: SpreadUnit): number {
    const chosen = this.districts.get(districtOf(unit));
    return chosen === undefined ? 0 : chosen.size - (chosen.has(unit.positionId) ? 1 : 0);
  }

  /** A chosen position of its medium that is nearer than the least distance. */
  tooNear(unit: SpreadUnit): { readonly unit: Unit; readonly meters: number } | undefined {
    const { minDistanceMeters } = this.rules;
    if (minDistanceMeters === null) return undefined;
    const band = this.bandOf(unit.lat);
    for (const at of [band - 1, band, band + 1]) {
      for (const other of this.bands.get(`${unit.mediumId}/${at}`) ?? []) {
        if (other.positionId === unit.positionId) continue;
        const meters = haversineMeters(unit.lng, unit.lat, other.lng, other.lat);
        if (meters < minDistanceMeters) return { unit: other, meters };
      }
    }
    return undefined;
  }

  allows(unit: SpreadUnit): boolean {
    const { maxPerDistrict } = this.rules;
    if (maxPerDistrict !== null && this.othersInDistrict(unit) >= maxPerDistrict) return false;
    return this.tooNear(unit) === undefined;
  }

  add(unit: Unit): void {
    const district = districtOf(unit);
    const positions = this.districts.get(district) ?? new Set();
    this.districts.set(district, positions.add(unit.positionId));
    const band = `${unit.mediumId}/${this.bandOf(unit.lat)}`;
    const beside = this.bands.get(band);
    if (beside === undefined) this.bands.set(band, [unit]);
    else beside.push(unit);
  }
}

/** What choosing `added` beside `kept` would break, in words that name the positions and districts. */
export function spreadProblems<Unit extends SpreadUnit & { readonly name: string }>(
  rules: SpreadRules,
  kept: readonly Unit[],
  added: readonly Unit[],
): string[] {
  const spread = new Spread<Unit>(rules);
  for (const unit of kept) spread.add(unit);
  const near = added.flatMap((unit) => {
    const found = spread.tooNear(unit);
    spread.add(unit);
    if (found === undefined) return [];
    const apart = `${unit.name} 与 ${found.unit.name} 相距 ${Math.floor(found.meters)} 米`;
    return [`${apart}，小于最小间距 ${rules.minDistanceMeters} 米`];
  });
  const { maxPerDistrict } = rules;
  if (maxPerDistrict === null) return near;
  const districts = Map.groupBy(added, districtOf);
  const full = [...districts].flatMap(([district, [unit]]) => {
    const count = spread.othersInDistrict(unit) + 1;
    return count > maxPerDistrict ? [`${district}将有 ${count} 个点位，单区上限为 ${maxPerDistrict} 个`] : [];
  });
  return [...near, ...full];
}
