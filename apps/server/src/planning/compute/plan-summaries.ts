import { fixedMediaOf } from '../../access/media-scope.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import type { Db } from '../../platform/storage/postgres/database.ts';
import type { CitySummary } from '../../platform/storage/postgres/tables/smart-select-tables.ts';

/** Cities with fixed-media plans where a user sees all media: the reach of the whole choice is shown only there. */
export async function citiesOfAllMedia(db: Db, user: SignedInUser): Promise<string[]> {
  const held = await db.selectFrom('area_plan_city').select('city_code').distinct().execute();
  return held.map((row) => row.city_code).filter((cityCode) => fixedMediaOf(user, cityCode) === null);
}

/** Summaries of plans' cities visible to a user, by plan and city. */
export async function readPlanSummaries(
  db: Db,
  user: SignedInUser,
  planIds: readonly string[],
): Promise<ReadonlyMap<string, ReadonlyMap<string, CitySummary>>> {
  if (planIds.length === 0) return new Map();
  const of = (table: 'bus_plan_city' | 'area_plan_city') =>
    db
      .selectFrom(table)
      .select(['plan_id', 'city_code', 'summary'])
      .where('plan_id', 'in', [...planIds])
      .execute();
  const [lines, areas] = await Promise.all([of('bus_plan_city'), of('area_plan_city')]);
  const disclosed = [...lines, ...areas.filter((city) => fixedMediaOf(user, city.city_code) === null)];
  const byPlan = Map.groupBy(disclosed, (city) => city.plan_id);
  return new Map(
    [...byPlan].map(([planId, cities]) => [
      planId,
      new Map(cities.flatMap((city) => (city.summary === null ? [] : [[city.city_code, city.summary]]))),
    ]),
  );
}
