import type { PlanEvaluation } from '@ooh/contract/domain/evaluation';
import type { PlanLine } from '@ooh/contract/domain/bus';
import type { CallOutput } from '@ooh/contract/registry';

export type FairShares = CallOutput<'v1/bus-plan/contributions'>;

export interface ContributionRow {
  readonly lineId: string;
  readonly lineName: string;
  readonly vehicles: number;
  readonly netFen: number;
  readonly totalFen: number;
  readonly taImpressions: number;
  /** Persons that only this line reaches: lost when it is taken out. */
  readonly addedPersons: number;
  /** Persons that only this line reaches for each ¥1,000 of its cost with tax; null where the line costs nothing. */
  readonly personsPerThousandYuan: number | null;
  readonly nextVehiclePersons: number | null;
  /** Fair part (Shapley) of the delivery's reach, and as a share of it; null until it is computed or where withheld. */
  readonly fairPersons: number | null;
  readonly fairShare: number | null;
  /** The line that shares most of this one's reach. */
  readonly mostShared: { readonly lineName: string; readonly share: number } | null;
}

/** Most persons for the money first: the last row is the first candidate to leave the plan. */
export function prepareContributions(
  evaluation: PlanEvaluation,
  lines: readonly PlanLine[],
  vehicles: ReadonlyMap<string, number>,
  shares: FairShares | null,
): ContributionRow[] {
  const names = new Map(lines.map((line) => [line.lineId, line.lineName]));
  const fair = new Map(shares?.lines.map((line) => [line.lineId, line]));
  const rows = evaluation.lineContributions.map((entry) => ({
    ...entry,
    ...fairPartOf(fair.get(entry.lineId), shares?.persons ?? 0),
    lineName: names.get(entry.lineId) ?? entry.lineId,
    vehicles: vehicles.get(entry.lineId) ?? 0,
    personsPerThousandYuan: entry.totalFen > 0 ? entry.addedPersons / (entry.totalFen / 100_000) : null,
  }));
  return rows.sort((a, b) => (b.personsPerThousandYuan ?? Infinity) - (a.personsPerThousandYuan ?? Infinity));
}

function fairPartOf(line: FairShares['lines'][number] | undefined, persons: number) {
  const fairPersons = line?.fairPersons ?? null;
  return {
    fairPersons,
    fairShare: fairPersons !== null && persons > 0 ? fairPersons / persons : null,
    mostShared: line?.mostShared ?? null,
  };
}
