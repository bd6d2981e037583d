import { linePriceFen } from '@ooh/planning/rate-problem';
import type { CallOutput } from '@ooh/contract/registry';
import type { PlanBrief, PlanStrategy } from '@ooh/contract/domain/plan';
import { candidateCity, conflictsOf, unknownMustLines } from '../../../planning/compute/feasibility.ts';
import { cityBudgets } from '../../../planning/plan/city-budgets.ts';
import { isCityGranted } from '../../../access/plan-access.ts';
import type { Context } from '../../../context.ts';
import { estimateCrowd } from '../../../measurement/crowd/crowd-estimate.ts';
import { cityName } from '../../../reference/region/regions.ts';
import { unknownFigure } from '../../../disclosure/suppression.ts';
import type { Handler } from '../../handler.ts';

type City = CallOutput<'v1/smart-select/feasibility'>['cities'][number];

async function checkCity(
  context: Context,
  brief: PlanBrief,
  strategy: PlanStrategy,
  cityCode: string,
  budgetFen: number,
  known: Set<string>,
): Promise<City> {
  const { cities } = await estimateCrowd(context, [cityCode], brief.targetAudience);
  const base = {
    cityCode,
    cityName: cityName(cityCode),
    budgetFen,
    taPersons: cities[0]?.persons ?? unknownFigure,
  };
  const candidate = await candidateCity(context, brief, strategy, cityCode);
  if (typeof candidate === 'string') {
    return {
      ...base,
      candidateLines: 0,
      cheapestVehicleFen: null,
      leastLineFen: null,
      mustHaveFen: 0,
      conflicts: [candidate],
      leastBudget: null,
    };
  }
  for (const { lineId } of candidate.terms) known.add(lineId);
  const free = candidate.terms.filter(
    (line) => line.excluded !== true && line.maxVehicles >= (line.minVehicles ?? 1),
  );
  const must = candidate.terms.filter((line) => (line.mustHaveVehicles ?? 0) > 0);
  return {
    ...base,
    candidateLines: free.length,
    cheapestVehicleFen: free.length === 0 ? null : Math.min(...free.map((line) => line.pricePerVehicleFen)),
    leastLineFen:
      free.length === 0 ? null : Math.min(...free.map((line) => linePriceFen(line, line.minVehicles ?? 1))),
    mustHaveFen: must.reduce((sum, line) => sum + linePriceFen(line, line.mustHaveVehicles ?? 0), 0),
    ...conflictsOf(candidate.terms, budgetFen, strategy),
  };
}

export const checkFeasibility: Handler<'v1/smart-select/feasibility'> = async (context, input, request) => {
  const { strategy } = input;
  const cityCodes = input.brief.cityCodes.filter((city) => isCityGranted(request.user, city));
  const brief = { ...input.brief, cityCodes };
  const budgets = await cityBudgets(context, brief, strategy);
  const cities: City[] = [];
  const known = new Set<string>();
  for (const city of cityCodes)
    cities.push(await checkCity(context, brief, strategy, city, budgets.get(city) ?? 0, known));
  const [last] = cities.slice(-1);
  // A brief does not assign lines to cities, so a line that no city knows is reported with the last city.
  if (last !== undefined) last.conflicts = [...last.conflicts, ...unknownMustLines(strategy, known)];
  return { isFeasible: cities.length > 0 && cities.every((city) => city.conflicts.length === 0), cities };
};
