import type { PlanEvaluation } from '@ooh/contract/domain/evaluation';
import type { PlanLine } from '@ooh/contract/domain/bus';

export interface ContributionRow {
  readonly lineId: string;
  readonly lineName: string;
  readonly vehicles: number;
  readonly netFen: number;
  readonly taImpressions: number;
  /** Persons that only this line reaches: lost when it is taken out. */
  readonly addedPersons: number;
  /** Persons added for each ¥1,000 of net price; null where the line costs nothing. */
  readonly personsPerThousandYuan: number | null;
  readonly nextVehiclePersons: number | null;
}

/** Most persons for the money first: the last row is the first candidate to leave the plan. */
export function prepareContributions(
  evaluation: PlanEvaluation,
  lines: readonly PlanLine[],
  vehicles: ReadonlyMap<string, number>,
): ContributionRow[] {
  const names = new Map(lines.map((line) => [line.lineId, line.lineName]));
  const rows = evaluation.lineContributions.map((entry) => ({
    ...entry,
    lineName: names.get(entry.lineId) ?? entry.lineId,
    vehicles: vehicles.get(entry.lineId) ?? 0,
    personsPerThousandYuan: entry.netFen > 0 ? entry.addedPersons / (entry.netFen / 100_000) : null,
  }));
  return rows.sort((a, b) => (b.personsPerThousandYuan ?? Infinity) - (a.personsPerThousandYuan ?? Infinity));
}
