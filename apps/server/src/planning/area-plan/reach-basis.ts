import type { Basis } from '@ooh/contract/domain/figure';
import { flightOfBrief } from '../../reference/calendar/flight-days.ts';
import { basisReleases, figureBasis } from '../../city-data/release/figure-basis.ts';
import type { Db } from '../../platform/storage/postgres/database.ts';
import type { GrantedAreaPlan } from './granted-area-plan.ts';

/** 口径 of what the chosen faces of each city reach, by city: the people and positions that it was measured with. */
export async function reachBases(
  db: Db,
  { plan, cities }: Pick<GrantedAreaPlan, 'plan' | 'cities'>,
): Promise<ReadonlyMap<string, Basis>> {
  const releases = await basisReleases(
    db,
    cities.flatMap((city) => city.measure_release_ids),
  );
  const { startDate, endDate } = flightOfBrief(plan.brief.startDate, plan.brief.weeks);
  return new Map(
    cities.map((city) => {
      const own = city.measure_release_ids.map((id) => releases.get(id));
      const universe = city.measure?.universe ?? 0;
      return [city.city_code, figureBasis(city.city_code, own, universe, `${startDate} 至 ${endDate}`)];
    }),
  );
}
