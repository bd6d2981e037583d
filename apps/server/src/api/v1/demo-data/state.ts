import { administeredCities } from '../../../city-data/release/city-scope.ts';
import { heldCities } from '../../../demo/held-cities.ts';
import { deepenKinds } from '../../../demo/deepen-job.ts';
import { jobAtWork } from '../../../demo/job-at-work.ts';
import { seedJobKind } from '../../../demo/seed-job.ts';
import type { Handler } from '../../handler.ts';

export const getDemoDataState: Handler<'v1/demo-data/state'> = async ({ db }, _input, { user }) => {
  const scope = administeredCities(user);
  const cities = await heldCities(db);
  return {
    cities: scope === null ? cities : cities.filter((city) => scope.includes(city.cityCode)),
    job: await jobAtWork(db, [seedJobKind, ...deepenKinds]),
  };
};
