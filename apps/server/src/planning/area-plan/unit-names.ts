import type { Context } from '../../context.ts';
import { loadPeopledCity } from '../bus-plan/plan-city.ts';
import { peopleReleasesOf, readCityData } from '../../city-data/release/city-data.ts';
import { rulesOf } from '../plan/plan-fences.ts';
import { cityDistricts } from '../../city-data/boundary/city-districts.ts';
import { candidateAreas } from './candidate-area.ts';
import { placesOf } from '../../city-data/bus-line/city-lines.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import { grantedAreaPlan, type GrantedAreaPlan } from './granted-area-plan.ts';
import { formKey, type UnitNames } from './present-unit.ts';

/** Names of a plan's areas: of its fences, or of the areas of its cities. */
async function areaNamesOf(
  context: Pick<Context, 'db' | 'engine' | 'now'>,
  { plan, cityCodes }: GrantedAreaPlan,
): Promise<Map<string, string>> {
  if (plan.kind === 'geo') return new Map(plan.brief.fences.map(({ fenceId, name }) => [fenceId, name]));
  const names = new Map<string, string>();
  for (const cityCode of cityCodes) {
    const city = await loadPeopledCity(context, plan, cityCode);
    const panelCells = await context.engine.ask(city.releases, 'panelCells', {});
    const places = await placesOf(context.db, city.data.places);
    const districts = await cityDistricts(context.db, cityCode, city.data.districts);
    const areas = candidateAreas(rulesOf(plan.brief).areaKind, panelCells, places, districts);
    for (const { areaId, name } of areas) names.set(areaId, name);
  }
  return names;
}

/** What units of a plan are called, and the audience's share of each city. */
export async function unitNamesOf(
  context: Pick<Context, 'db' | 'engine' | 'now'>,
  granted: GrantedAreaPlan,
): Promise<UnitNames> {
  const { db } = context;
  const [areaNames, media, forms, data] = await Promise.all([
    areaNamesOf(context, granted),
    db.selectFrom('medium').select(['medium_id', 'name']).execute(),
    db.selectFrom('medium_form').select(['medium_id', 'form_id', 'name']).execute(),
    readCityData(db, granted.cityCodes),
  ]);
  const cityShares = new Map<string, number>();
  for (const [cityCode, city] of data) {
    const releases = peopleReleasesOf(city);
    if (releases === null) continue;
    const audience = granted.plan.brief.targetAudience;
    const size = await context.engine.ask(releases, 'crowdSize', { audience });
    cityShares.set(cityCode, size.share.value);
  }
  return {
    areaNames,
    cityShares,
    media: new Map(media.map((row) => [row.medium_id, row.name])),
    forms: new Map(forms.map((row) => [formKey(row.medium_id, row.form_id), row.name])),
  };
}

/** A plan that the user may see, with the names of its units. */
export async function namedAreaPlan(
  context: Pick<Context, 'db' | 'engine' | 'now'>,
  user: SignedInUser,
  planId: string,
): Promise<{ granted: GrantedAreaPlan; names: UnitNames }> {
  const granted = await grantedAreaPlan(context.db, user, planId);
  return { granted, names: await unitNamesOf(context, granted) };
}
