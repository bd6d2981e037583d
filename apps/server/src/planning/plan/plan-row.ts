import { isAudienceChosen } from '@ooh/contract/domain/target-audience';
import type { PlanRow } from '@ooh/contract/domain/smart-plan';
import { cityName } from '../../reference/region/regions.ts';
import type { CitySummary } from '../../platform/storage/postgres/tables/smart-select-tables.ts';
import { unknownFigure } from '../../disclosure/suppression.ts';
import { combineSummaries } from './city-summary.ts';
import type { StoredPlan } from './plan-store.ts';

/** Whether a text names a city of a plan beyond some of them. */
export function namesHiddenCity(
  plan: Pick<StoredPlan, 'city_codes'>,
  cityCodes: readonly string[],
  text: string,
): boolean {
  return plan.city_codes.some(
    (code) => !cityCodes.includes(code) && text.includes(cityName(code).replace(/市$/, '')),
  );
}

/** A plan as lists show it: only the cities in the reader's scope, and sums over them. */
export function planRowOf(
  plan: Omit<StoredPlan, 'strategy'>,
  names: { brandName: string; createdBy: string },
  cities: readonly { cityCode: string; summary: CitySummary | null }[],
  minimumCell: number,
): PlanRow {
  const summaries = cities.map((city) => city.summary).filter((summary) => summary !== null);
  const visible = cities.map(({ cityCode }) => cityCode);
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
    // The whole budget with those of some cities would reveal the rest.
    budgetFen: cities.length === plan.city_codes.length ? plan.budget_fen : null,
    state: plan.state,
    // It may name the city whose data changed or whose brief has no solution.
    stateReason: namesHiddenCity(plan, visible, plan.state_reason ?? '') ? null : plan.state_reason,
    ...combined,
    taConcentration: isAudienceChosen(plan.brief.targetAudience) ? combined.taConcentration : unknownFigure,
    version: plan.version,
    createdBy: names.createdBy,
    updatedAt: plan.updated_at.toISOString(),
  };
}
