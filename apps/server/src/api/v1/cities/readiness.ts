import { readinessGroups } from '@ooh/contract/v1/cities/readiness';
import { pairScopeOf, scopeGrants, scopeTouches } from '../../../access/pair-scope.ts';
import { readHeldData, type HeldData } from '../../../city-data/release/city-readiness.ts';
import { deepenableCities } from '../../../demo/deepenable-cities.ts';
import type { Handler } from '../../handler.ts';

export const getCityReadiness: Handler<'v1/cities/readiness'> = async (context, _input, { user }) => {
  const scopes = readinessGroups.map((group) => pairScopeOf(user.permission, group));
  const [held, deepenable] = await Promise.all([
    readHeldData(context.db),
    context.config.isDemo ? deepenableCities(context.db) : new Set<string>(),
  ]);
  const known = new Set(held.map(({ cityCode }) => cityCode));
  const bare = [...deepenable]
    .filter((cityCode) => !known.has(cityCode))
    .map((cityCode): HeldData => ({ cityCode, persons: 0, places: 0, units: new Map() }));
  return {
    cities: [...held, ...bare]
      .filter(({ cityCode }) => scopes.some((scope) => scopeTouches(scope, cityCode)))
      .map(({ cityCode, units, ...counts }) => ({
        cityCode,
        ...counts,
        media: [...units]
          .filter(([mediumId]) => scopes.some((scope) => scopeGrants(scope, cityCode, mediumId)))
          .map(([mediumId, count]) => ({ cityCode, mediumId, units: count }))
          .sort((a, b) => a.mediumId - b.mediumId),
        canDeepen: deepenable.has(cityCode),
      })),
  };
};
