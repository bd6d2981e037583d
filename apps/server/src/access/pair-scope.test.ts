import fc from 'fast-check';
import { expect, test } from 'vitest';
import { startTestService } from '../testing/test-service.ts';
import { sql } from '../platform/storage/postgres/database.ts';
import {
  firstScopeOf,
  pairScopeOf,
  scopeGrants,
  scopeGrantsSomeSql,
  scopeGrantsSql,
  scopeTouches,
} from './pair-scope.ts';
import { isPairGranted, mediaIdsOf } from '@ooh/contract/permission/rules';

const cities = ['110100', '310100', '440300', '440100'];
const media = [1, 2, 3, 4];
const group = fc.record({
  isEnabled: fc.boolean(),
  mediaIds: fc.array(fc.constantFrom(0, ...media), { maxLength: 3 }),
  mediaRegionData: fc.array(
    fc.record({
      regionCodes: fc.array(fc.constantFrom('ALL', ...cities), { maxLength: 3 }),
      mediaIds: fc.array(fc.constantFrom(0, ...media), { maxLength: 3 }),
    }),
    { maxLength: 4 },
  ),
});

const service = startTestService();

const anyPath = fc.constantFrom(
  'smartMarketingData.competitorPutData',
  'digitalAssetRoleData.allNationwideMediaData',
);
const scopeAt = (path: string, data: unknown) => {
  const [outer, inner] = path.split('.') as [string, string];
  return pairScopeOf({ [outer]: { [inner]: data } }, path);
};

test('PostgreSQL finds exactly the rows whose pair the predicate grants', async () => {
  await fc.assert(
    fc.asyncProperty(anyPath, group, async (path, data) => {
      const scope = scopeAt(path, data);
      const { rows } = await sql<{ city: string; medium: number }>`
        select city, medium from unnest(${cities}::text[]) city, unnest(${media}::int[]) medium
        where ${scopeGrantsSql(scope, sql`city`, sql`medium`)} order by city, medium`.execute(
        service.context.db,
      );
      const granted = cities.flatMap((city) =>
        media.filter((medium) => scopeGrants(scope, city, medium)).map((medium) => ({ city, medium })),
      );
      expect(rows).toEqual(granted.toSorted((a, b) => (a.city < b.city ? -1 : 1) || a.medium - b.medium));
    }),
  );
});

test('PostgreSQL finds rows with several cities and media of which any pair is granted', async () => {
  const some = <Value>(values: readonly Value[]) => fc.subarray([...values], { minLength: 1 });
  const rowsOf = fc.array(fc.tuple(some(cities), some(media)), { minLength: 1, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(anyPath, group, rowsOf, async (path, data, lists) => {
      const scope = scopeAt(path, data);
      const table = JSON.stringify(lists.map(([own, ids], at) => ({ at, own, ids })));
      const { rows } = await sql<{ at: number }>`
        select at from jsonb_to_recordset(${table}::jsonb) as r (at int, own text[], ids int[])
        where ${scopeGrantsSomeSql(scope, sql`r.own`, sql`r.ids`)} order by at`.execute(service.context.db);
      const granted = lists.flatMap(([own, ids], at) =>
        own.some((city) => ids.some((id) => scopeGrants(scope, city, id))) ? [{ at }] : [],
      );
      expect(rows).toEqual(granted);
    }),
  );
});

test('a scope grants exactly the pairs that the rules grant', () => {
  fc.assert(
    fc.property(group, (competitorPutData) => {
      const permission = { smartMarketingData: { competitorPutData } };
      const path = 'smartMarketingData.competitorPutData';
      const scope = pairScopeOf(permission, path);
      for (const city of cities) {
        const granted = media.filter((id) => isPairGranted(permission, path, city, id));
        expect(media.filter((id) => scopeGrants(scope, city, id))).toEqual(granted);
        if (granted.length > 0) expect(scopeTouches(scope, city)).toBe(true);
      }
    }),
  );
});

test('a nationwide group is also limited to its own media', () => {
  fc.assert(
    fc.property(group, (allNationwideMediaData) => {
      const permission = { digitalAssetRoleData: { allNationwideMediaData } };
      const path = 'digitalAssetRoleData.allNationwideMediaData';
      const own = mediaIdsOf(permission, path);
      const scope = pairScopeOf(permission, path);
      for (const city of cities)
        for (const id of media)
          expect(scopeGrants(scope, city, id)).toBe(
            (own.includes(0) || own.includes(id)) && isPairGranted(permission, path, city, id),
          );
    }),
  );
});

test('only the first enabled one of several groups counts', () => {
  const entry = (city: string) => ({
    isEnabled: true,
    mediaRegionData: [{ regionCodes: [city], mediaIds: [0] }],
  });
  const paths = ['digitalAssetRoleData.allMediumData', 'digitalAssetRoleData.appAnalyseData'];
  const both = { digitalAssetRoleData: { allMediumData: entry('110100'), appAnalyseData: entry('310100') } };
  const scope = firstScopeOf(both, paths);
  expect([scopeGrants(scope, '110100', 1), scopeGrants(scope, '310100', 1)]).toEqual([true, false]);
  const second = { digitalAssetRoleData: { appAnalyseData: entry('310100') } };
  expect(scopeGrants(firstScopeOf(second, paths), '310100', 1)).toBe(true);
  expect(scopeTouches(firstScopeOf({}, paths), '310100')).toBe(false);
});
