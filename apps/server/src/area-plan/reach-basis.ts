import type { Basis } from '@ooh/contract/domain/figure';
import { flightOfBrief } from '../bus-plan/flight-days.ts';
import { cityName } from '../region/regions.ts';
import type { Db } from '../storage/postgres/database.ts';
import type { GrantedAreaPlan } from './granted-area-plan.ts';

/** 口径 of what the chosen faces of each city reach, by city: the people and positions that its computation read. */
export async function reachBases(
  db: Db,
  { plan, cities }: Pick<GrantedAreaPlan, 'plan' | 'cities'>,
): Promise<ReadonlyMap<string, Basis>> {
  if (cities.length === 0) return new Map();
  const read = cities.flatMap((city) => [city.panel_release_id, city.position_release_id ?? []].flat());
  const releases = await db
    .selectFrom('data_release')
    .select(['release_id', 'kind', 'release_no', 'source', 'is_demo'])
    .where('release_id', 'in', read)
    .execute();
  const { startDate, endDate } = flightOfBrief(plan.brief.startDate, plan.brief.weeks);
  return new Map(
    cities.map((city) => {
      const own = [city.panel_release_id, city.position_release_id].flatMap(
        (id) => releases.find((release) => release.release_id === id) ?? [],
      );
      const basis: Basis = {
        nature: '预估',
        source: own.map(({ source }) => source).join(' × '),
        universe: `${cityName(city.city_code)}常住15岁及以上人口`,
        universePersons: city.measure?.universe ?? 0,
        period: `${startDate} 至 ${endDate}`,
        dataReleases: own.map(({ kind, release_no: releaseNo }) => ({ kind, releaseNo })),
        isDemo: own.some((release) => release.is_demo),
      };
      return [city.city_code, basis];
    }),
  );
}
