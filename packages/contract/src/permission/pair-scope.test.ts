import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstScopeOf, pairScopeOf, scopeGrants, scopeTouches } from './pair-scope.ts';
import { isPairGranted, mediaIdsOf } from './rules.ts';

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

test('a scope grants the very pairs that the rules grant', () => {
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

test('a nationwide group is held to its own media besides', () => {
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

test('of several groups the first enabled one counts alone', () => {
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
