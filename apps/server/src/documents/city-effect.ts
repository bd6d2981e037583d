import type { PlanEvaluation } from '@ooh/contract/domain/evaluation';
import type { CityEffect, LineContribution } from '@ooh/report/proposal-document';
import { methodLine } from '../disclosure/basis-text.ts';
import { amountInFull, countText } from '../disclosure/figure-text.ts';
import { metricsOf } from './plan-metrics.ts';

const benchmarkNames = {
  contactsPerVehicleDay: '每辆全车彩贴每天可见接触',
  cpmFen: '千人成本 CPM',
} as const;

/** What a document tells of a line by its id. */
export type LineNames = ReadonlyMap<string, { readonly name: string; readonly units: number }>;

/** What each line adds that no other does, most first; none where the reach is withheld. */
export function contributionsOf(evaluation: PlanEvaluation, lines: LineNames): LineContribution[] {
  if (evaluation.reach.value === null) return [];
  return evaluation.lineContributions
    .flatMap(({ lineId, netFen, addedPersons }) => {
      const line = lines.get(lineId);
      return line === undefined ? [] : [{ ...line, netFen, addedPersons }];
    })
    .sort((a, b) => b.addedPersons - a.addedPersons);
}

/** A city's evaluation as the deck shows it. */
export function cityEffect(
  evaluation: PlanEvaluation,
  city: { readonly name: string; readonly hasAudience: boolean; readonly lines: LineNames },
): CityEffect {
  const { basis } = evaluation;
  return {
    cityName: city.name,
    metrics: metricsOf(evaluation, city.name, city.hasAudience ? evaluation : null),
    universe: basis.universe,
    universePersons: basis.universePersons,
    audiencePersons: evaluation.taUniverse,
    panelPersons: evaluation.panelPersons,
    reach: evaluation.reach,
    reachShare: evaluation.reachShare,
    frequency: evaluation.frequency,
    reachAtLeast: evaluation.reachAtLeast,
    weeklyReach: evaluation.weeklyReach,
    benchmarks: evaluation.benchmarks.map(({ measure, value, low, high, source }) => {
      const text = measure === 'cpmFen' ? amountInFull : (count: number) => `${countText(count)} 人次`;
      return {
        name: benchmarkNames[measure],
        value: text(value),
        range: `${text(low)} – ${text(high)}`,
        source,
      };
    }),
    contributions: contributionsOf(evaluation, city.lines),
    basis: methodLine(basis),
  };
}
