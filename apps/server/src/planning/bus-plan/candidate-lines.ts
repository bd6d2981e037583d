import type { BusFilter } from '@ooh/contract/domain/bus-condition';
import type { FilterResult } from '@ooh/contract/bus-plan/v1/getBusLinePlanFilterData';
import { allLabels } from '@ooh/reference/labels';
import type { Context } from '../../context.ts';
import type { LineMerits } from './condition-hits.ts';
import { networkOf, placesOf } from '../../city-data/bus-line/city-lines.ts';
import { filterLines } from './filter-lines.ts';
import { lineFiguresOf } from './line-figures.ts';
import type { PlanCity } from './plan-city.ts';

const labelsNamed = (...names: string[]) =>
  allLabels().flatMap(({ label }) => (names.includes(label.name) ? [label.labelId] : []));
const anyOf = (labelIds: number[]) => ({
  groups: [{ join: 'and' as const, conditions: [{ join: 'and' as const, labelIds }] }],
});

/** Figures by line id that data empowerment ranks by; computed only when a condition asks. */
async function meritsOf(context: Pick<Context, 'engine'>, city: PlanCity): Promise<Map<string, LineMerits>> {
  const [own, spenders, workers] = await Promise.all([
    lineFiguresOf(context, city, city.audience),
    lineFiguresOf(context, city, anyOf(labelsNamed('高消费', '中高消费'))),
    lineFiguresOf(context, city, anyOf(labelsNamed('上班族', '产业工人'))),
  ]);
  return new Map(
    [...city.register.values()].map((line) => [
      line.lineId,
      {
        taConcentration: own.get(line.lineId)?.concentration ?? 0,
        taContacts: own.get(line.lineId)?.taContacts ?? 0,
        ridership: line.dailyRiders,
        consumption: spenders.get(line.lineId)?.concentration ?? 0,
        commute: workers.get(line.lineId)?.concentration ?? 0,
      },
    ]),
  );
}

const noMerit: LineMerits = { taConcentration: 0, taContacts: 0, ridership: 0, consumption: 0, commute: 0 };

/** The lines of a city that satisfy a filter. */
export async function filterCityLines(
  context: Pick<Context, 'db' | 'engine'>,
  city: PlanCity,
  filter: BusFilter,
): Promise<FilterResult> {
  const needsMerits = filter.conditions.some((condition) => condition.kind === 'dataEmpowerment');
  const [network, places, merits] = await Promise.all([
    networkOf(context.db, city.data.busLines),
    placesOf(context.db, city.data.places),
    needsMerits ? meritsOf(context, city) : new Map<string, LineMerits>(),
  ]);
  const aligned = network.lines.map((line) => merits.get(line.lineId) ?? noMerit);
  return filterLines(network, places, aligned, filter);
}

/** The ids that a filter leaves, null when it has no condition. */
export async function candidateLines(
  context: Pick<Context, 'db' | 'engine'>,
  city: PlanCity,
  filter: BusFilter,
): Promise<ReadonlySet<string> | null> {
  if (filter.conditions.length === 0) return null;
  return new Set((await filterCityLines(context, city, filter)).matchedLineIds);
}
