import { registry, type CallKey } from '@ooh/contract/registry';
import { wgs84 } from '@ooh/geo/point';
import { areaContains, polygonFrom } from '@ooh/geo/polygon';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { female, openInsightCities, shanghai, shenzhen } from '../../testing/insight-cities.ts';
import { signInAs } from '../../testing/seeded-plan.ts';
import type { SmallPlaces } from '../../testing/small-places.ts';
import type { TestService } from '../../testing/test-service.ts';
import { knownTo } from '../../testing/wire.ts';

let service: TestService;
let places: SmallPlaces;
beforeAll(async () => {
  ({ service, places } = await openInsightCities());
});
afterAll(() => service?.close());

const crowdCalls = [
  'city-perspective/getAreaSumHeatData',
  'city-perspective/getTaAreaSumHeatData',
  'city-perspective/getChartData',
  'city-perspective/getAoiTaConcentrationData',
  'city-perspective/taIntelligenceCityMapData',
  'city-perspective/intelligenceTaOfflineSceneData',
  'city-perspective/intelligenceCityUv',
  'aoi-draw/selectList',
  'aoi-draw/selectTaDrawList',
  'aoi-draw/getAoiHotData',
  'aoi-draw/selectCbdData',
  'aoi-draw/selectCbdRegionIdScene',
  'aoi-draw/getSubsetSceneDetail',
] as const;

test.each(crowdCalls)('%s differs for another city, audience, hour and month', async (key) => {
  const ask = async (input: object) => {
    const asked = knownTo(key, { cityCode: shenzhen, ...input });
    const answer = await service.body(key, asked as { cityCode: string });
    const { basis: _basis, isModelled: _isModelled, ...figures } = answer;
    return JSON.stringify(figures);
  };
  const isAboutEverybody = key === 'city-perspective/getAreaSumHeatData';
  const young = { groups: [{ conditions: [{ labelIds: [111, 112] }] }] };
  const bodies = await Promise.all([
    ask({ targetAudience: female }),
    ask({ targetAudience: female, cityCode: shanghai }),
    ask({ targetAudience: young }),
    ask({ targetAudience: female, fromHour: 7, toHour: 12 }),
    ask({ targetAudience: female, month: '2026-02' }),
  ]);
  // For calls about all people another audience does not change the request.
  expect(new Set(bodies).size).toBe(bodies.length - Number(isAboutEverybody));
});

/** An input that each call answers in Shenzhen. */
const inputs: Record<string, object> = {
  'aoi-draw/aoiStatistics': { placeId: `${shenzhen}-aoi-01` },
  'aoi-draw/getThroughClearlyData': { placeId: `${shenzhen}-aoi-01` },
  'city-perspective/getAoiTaConcentrationDataById': { aoiId: `${shenzhen}-aoi-01` },
  'city-perspective/getAoiTaConcentrationDataResponses': { aoiIds: [`${shenzhen}-aoi-01`] },
  'poi-analyse/delineationBrand': { brands: ['示例咖啡甲'] },
  'poi-analyse/delineationKeyWords': { keyWords: ['福塘'] },
  'poi-analyse/getKeyWords': { keyWords: ['福塘'] },
  'poi-analyse/getPoiMapResourceByType': { type: '餐饮服务' },
};

const grantOf = (regionCodes: string[], mediaIds: number[]) => ({
  isEnabled: true,
  mediaRegionData: [{ regionCodes, mediaIds }],
});

/** Every group of the screens of people and places, with one grant. */
function screensOf(grant: ReturnType<typeof grantOf>): unknown {
  return {
    digitalAssetRoleData: { cityNumericalPerspectiveData: grant, aoiDataBaseData: grant },
    smartMarketingData: {
      wisdomCityData: grant,
      numeracyTaData: grant,
      cbdInsightData: grant,
      specificContext: grant,
      analyzePoiData: grant,
    },
  };
}

test('each call answers in a granted city, and treats an ungranted city like an unknown one', async () => {
  const keys = (Object.keys(registry) as CallKey[]).filter((key) =>
    /^(city-perspective|aoi-draw|poi-analyse)/.test(key),
  );
  expect(keys).toHaveLength(33);
  const elsewhere = await signInAs(service, 'elsewhere', screensOf(grantOf([shanghai], [0])));
  const noMedia = await signInAs(service, 'no-media', screensOf(grantOf([shenzhen], [])));
  for (const key of keys) {
    const isById = key === 'aoi-draw/get-by-id/{id}';
    const ask = async (cityCode: string, as: { token: string } | 'planner') => {
      const own = isById ? { id: `${cityCode}-aoi-01` } : { ...inputs[key], cityCode };
      const { status, envelope } = await service.callRaw(key, own, { as });
      return { key, status, ...envelope, body: envelope.body === null ? null : 'a body' };
    };
    expect(await ask(shenzhen, 'planner')).toMatchObject({ status: 200, body: 'a body' });
    const unknown = await ask('999999', elsewhere);
    expect(unknown).toMatchObject({ status: 404, code: '04', body: null });
    expect(await ask(shenzhen, elsewhere)).toEqual(unknown);
    expect(await ask(shenzhen, noMedia)).toEqual(unknown);
  }
});

test('media and lines are those of the granted media of the city', async () => {
  const shelters = await signInAs(service, 'shelters', screensOf(grantOf([shenzhen], [2])));
  const all = await service.body('city-perspective/intelligenceCityMapData', { cityCode: shenzhen });
  expect(all.counts).toMatchObject({
    mediaPositions: 90,
    busLines: 6,
    pois: 400,
    aois: 24,
    businessDistricts: 3,
  });
  const own = await service.body(
    'city-perspective/intelligenceCityMapData',
    { cityCode: shenzhen },
    { as: shelters },
  );
  expect(own.counts).toMatchObject({ mediaPositions: 30, busLines: 0 });
  const found = await service.body('aoi-draw/selectCbdData', { cityCode: shenzhen }, { as: shelters });
  for (const row of found.rows) {
    const area = polygonFrom(
      places.businessDistricts
        .find(({ placeId }) => placeId === row.areaId)!
        .ring.map(([lng, lat]) => wgs84(lng, lat)),
    );
    const positions = places.positions.filter(
      ({ mediumId, lng, lat }) => mediumId === 2 && areaContains(area, wgs84(lng, lat)),
    );
    expect([row.mediaPositions, row.busLines]).toEqual([positions.length, 0]);
  }
});
