import { certain } from '@ooh/contract/core/certain';
import type { PlanBrief, PlanStrategy } from '@ooh/contract/domain/plan';
import type { Context } from '../../context.ts';
import { modelReleasesOf, readCityData } from '../../city-data/release/city-data.ts';
import type { DbOrTransaction } from '../../platform/storage/postgres/database.ts';
import { splitBudgetFen } from './split-budget.ts';

/**
 * The budget of each city: as declared, the rest by the size of the audience there. A city without a panel
 * counts as an audience of nobody, unless none has one: then all count the same.
 */
export async function cityBudgets(
  context: Pick<Context, 'engine' | 'config'> & { readonly db: DbOrTransaction },
  brief: Pick<PlanBrief, 'cityCodes' | 'budgetFen' | 'targetAudience'>,
  strategy: Pick<PlanStrategy, 'cityBudgetsFen'>,
): Promise<Map<string, number>> {
  const open = brief.cityCodes.filter((city) => strategy.cityBudgetsFen[city] === undefined);
  if (open.length <= 1) {
    const cities = brief.cityCodes.map((cityCode) => ({ cityCode, weight: 1 }));
    return splitBudgetFen(brief.budgetFen, cities, strategy.cityBudgetsFen);
  }
  // Under strict privacy by all people: parts of a budget would tell the exact size of an audience.
  const audience = context.config.privacyMode === 'strict' ? { groups: [] } : brief.targetAudience;
  const data = await readCityData(context.db, brief.cityCodes);
  const cities = await Promise.all(
    brief.cityCodes.map(async (cityCode) => {
      const releases = modelReleasesOf(certain(data.get(cityCode), 'city data', cityCode));
      if (releases === null) return { cityCode, weight: 0 };
      const size = await context.engine.ask(releases, 'crowdSize', { audience });
      return { cityCode, weight: size.persons.value };
    }),
  );
  return splitBudgetFen(brief.budgetFen, cities, strategy.cityBudgetsFen);
}
