import { isAudienceChosen } from '@ooh/contract/domain/target-audience';
import type { PlanRow } from '@ooh/contract/domain/smart-plan';
import { cityName } from '../region/regions.ts';
import type { CitySummary } from '../storage/postgres/tables/smart-select-tables.ts';
import { combineSummaries, unknownFigure } from './city-summary.ts';
import type { StoredPlan } from './plan-store.ts';

/** A plan as lists show it: only the cities in the reader's scope, and sums over them. */
export function planRowOf(
  plan: Omit<StoredPlan, 'strategy'>,
  names: { brandName: string; createdBy: string },
  cities: readonly { cityCode: string; summary: CitySummary | null }[],
  minimumCell: number,
): PlanRow {
  const summaries = cities.map((city) => city.summary).filter((summary) => summary !== null);
  // A reason may name the city whose data changed or whose brief has no solution.
  const isOfVisibleCities = plan.city_codes.every(
    (code) =>
      cities.some(({ cityCode }) => cityCode === code) || !plan.state_reason?.includes(cityName(code)),
  );
  const combined = combineSummaries(summaries, minimumCell);
  return {
    planId: plan.plan_id,
    planNo: plan.plan_no,
    name: plan.name,
    kind: plan.kind,
    brandName: names.brandName,
    cityCodes: cities.map((city) => city.cityCode),
    cityNames: cities.map((city) => cityName(city.cityCode)),
    startDate: plan.brief.startDate,
    weeks: plan.brief.weeks,
    budgetFen: plan.budget_fen,
    state: plan.state,
    stateReason: isOfVisibleCities ? plan.state_reason : null,
    ...combined,
    taConcentration: isAudienceChosen(plan.brief.targetAudience) ? combined.taConcentration : unknownFigure,
    version: plan.version,
    createdBy: names.createdBy,
    updatedAt: plan.updated_at.toISOString(),
  };
}
