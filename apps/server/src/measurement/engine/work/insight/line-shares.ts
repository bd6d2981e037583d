import type { TargetAudience } from '@ooh/contract/domain/target-audience';
import { seededRandom } from '@ooh/measurement/random';
import { contributionsOf, type Contributions } from '@ooh/planning/insight/contributions';
import { overlapOf } from '@ooh/planning/insight/overlap';
import { rateSelectionProblem } from '@ooh/planning/select-rates';
import { audienceMask } from '../../audience-mask.ts';
import type { CityModel } from '../../city-model.ts';
import { boughtLines, metBy, type DeliveredLine } from '../bought-lines.ts';

export interface LineSharesInput {
  readonly audience: TargetAudience;
  readonly delivered: readonly DeliveredLine[];
  /** Reach counts from so many contacts. */
  readonly k: number;
}

export interface LineShares extends Pick<Contributions, 'value' | 'method' | 'orders'> {
  readonly lines: readonly {
    readonly lineId: string;
    readonly vehicles: number;
    readonly alone: number;
    readonly fair: number;
    readonly standardError: number;
    readonly added: number;
    /** The other line that shares most of its reach. */
    readonly mostShared: {
      readonly lineId: string;
      readonly share: number;
      /** Panel persons of the audience who meet both lines at all, and only this one. */
      readonly sharedPersons: number;
      readonly otherPersons: number;
    } | null;
    /** Panel persons of the audience who meet the line at all. */
    readonly panelPersons: number;
  }[];
}

/** Orders drawn where no exact formula holds: enough for a standard error of about one in a hundred. */
const orders = 120;

/** Panel persons of an audience who meet two media. */
function metByBoth(model: CityModel, one: number, other: number, mask: Uint8Array): number {
  const { rowStart, persons } = model.store;
  const met = new Set(persons.subarray(rowStart[one], rowStart[one + 1]));
  let count = 0;
  for (const p of persons.subarray(rowStart[other], rowStart[other + 1]))
    if (mask[p] !== 0 && met.has(p)) count++;
  return count;
}

/** Divides the reach of a delivery fairly among its lines. */
export function lineShares(model: CityModel, { audience, delivered, k }: LineSharesInput): LineShares {
  const mediumOf = new Map(model.lineIds.map((lineId, medium) => [lineId, medium]));
  const bought = new Map(boughtLines(delivered, mediumOf).map((line) => [line.medium, line]));
  const mask = audienceMask(model.labels, audience);
  const problem = {
    media: model.lineIds.map((_, medium) => ({
      days: bought.get(medium)?.days ?? 0,
      pricePerVehicleFen: 0,
      maxVehicles: bought.get(medium)?.vehicles ?? 0,
    })),
    budgetFen: 0,
    objective: { kind: 'reach', k } as const,
    audience: mask,
  };
  const plan = rateSelectionProblem(model.store, problem);
  const units = problem.media.map((terms) => terms.maxVehicles);
  const found = contributionsOf(plan, units, { random: seededRandom(1), orders });
  const { media, share } = overlapOf(plan, units);
  const mostSharedOf = (medium: number) => {
    const i = media.indexOf(medium);
    const others = [...media.keys()].filter((j) => j !== i);
    const best = others.sort((a, b) => share[i * media.length + b] - share[i * media.length + a])[0];
    if (best === undefined) return null;
    const other = media[best];
    const sharedPersons = metByBoth(model, medium, other, mask);
    return {
      lineId: model.lineIds[other],
      share: share[i * media.length + best],
      sharedPersons,
      otherPersons: metBy(model, medium, mask) - sharedPersons,
    };
  };
  const lines = found.rows.map(({ medium, units: vehicles, alone, fair, standardError, added }) => ({
    lineId: model.lineIds[medium],
    vehicles,
    alone,
    fair,
    standardError,
    added,
    mostShared: mostSharedOf(medium),
    panelPersons: metBy(model, medium, mask),
  }));
  return { value: found.value, method: found.method, orders: found.orders, lines };
}
