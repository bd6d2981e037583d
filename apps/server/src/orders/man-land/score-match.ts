import type { ManLandWeights, MatchParts } from '@ooh/contract/domain/man-land';

/** Maximum distance of media that belong to an area. */
export const nearMeters = 300;

/** Input of a score for an area; withheld figures are 0. */
export interface AreaWorth {
  readonly taConcentration: number;
  /** People of the audience a day. */
  readonly taPersons: number;
}

/** Reference values of all scores of a city. */
export interface ScoreScale {
  readonly maxConcentration: number;
  readonly maxTaPersons: number;
  /** Net of the cheapest free unit, by medium. */
  readonly minNetFen: ReadonlyMap<number, number>;
}

export interface ScoredUnit {
  readonly mediumId: number;
  /** One unit over the order's days. */
  readonly netFen: number;
  /** From the outline of the area, 0 … nearMeters. */
  readonly distanceMeters: number;
}

const ratio = (part: number, whole: number): number => (whole > 0 ? part / whole : 0);

export function scaleOf(
  areas: readonly AreaWorth[],
  units: readonly Pick<ScoredUnit, 'mediumId' | 'netFen'>[],
): ScoreScale {
  const minNetFen = new Map<number, number>();
  for (const { mediumId, netFen } of units)
    minNetFen.set(mediumId, Math.min(netFen, minNetFen.get(mediumId) ?? Infinity));
  return {
    maxConcentration: areas.reduce((most, area) => Math.max(most, area.taConcentration), 0),
    maxTaPersons: areas.reduce((most, area) => Math.max(most, area.taPersons), 0),
    minNetFen,
  };
}

/**
 * The three parts of a unit's score in an area, 0–1: 人群 = the area's TA concentration ÷ the highest of the city;
 * 位置 = its TA people a day ÷ the most, times 1 − distance ÷ 300 m; 成本 = net of the cheapest unit of the same
 * medium ÷ that of this one, 1 for a unit that costs nothing.
 */
export function partsOf(unit: ScoredUnit, area: AreaWorth, scale: ScoreScale): MatchParts {
  const closeness = Math.max(0, 1 - unit.distanceMeters / nearMeters);
  const least = scale.minNetFen.get(unit.mediumId) ?? unit.netFen;
  return {
    people: ratio(area.taConcentration, scale.maxConcentration),
    place: ratio(area.taPersons, scale.maxTaPersons) * closeness,
    cost: unit.netFen === 0 ? 1 : least / unit.netFen,
  };
}

/** The weighted mean of the parts, 0–100. Weights that are all 0 count alike. */
export function scoreOf(parts: MatchParts, weights: ManLandWeights): number {
  const { peopleWeight, placeWeight, costWeight } = weights;
  const sum = peopleWeight + placeWeight + costWeight;
  const [people, place, cost] = sum === 0 ? [1, 1, 1] : [peopleWeight, placeWeight, costWeight];
  const whole = sum === 0 ? 3 : sum;
  return (100 * (people * parts.people + place * parts.place + cost * parts.cost)) / whole;
}
