import { chinaDate } from '@ooh/contract/domain/china-time';
import { meetsMinimumCell } from '@ooh/measurement/minimum-cell';
import { networkOf, placesOf } from '../../../city-data/bus-line/city-lines.ts';
import type { CityPlaces } from '../../../city-data/bus-line/city-places.ts';
import { conditionHits } from '../../../planning/bus-plan/condition-hits.ts';
import { loadPlanCity, type PlanCity } from '../../../planning/bus-plan/plan-city.ts';
import type { LineNetwork } from '../../../city-data/bus-line/line-network.ts';
import { grantedBusCity } from '../../../planning/plan/granted-plan.ts';
import { passesMinimumCell } from '../../../disclosure/suppression.ts';
import { memoize } from '../../../platform/memoize.ts';
import type { Handler } from '../../handler.ts';

const aoisShown = 2000;

const counted = <Item>(items: readonly Item[], of: (item: Item) => string | null) => {
  const counts = new Map<string, number>();
  for (const item of items) {
    const key = of(item);
    if (key !== null) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
};

const empowerment = [
  ['taConcentration', 'TA浓度', 'TA 接触 ÷ 全部接触', '人群样本 × 公交线网'],
  ['taContacts', '客流热力', '单车每日 TA 接触人次', '人群样本 × 公交线网'],
  ['ridership', '线路客运量', '日均客运人次', '线路登记（无则按规则估算）'],
  ['consumption', '消费力', '中高消费人群接触占比', '人群样本 × 公交线网'],
  ['commute', '通勤人群', '上班族与产业工人接触占比', '人群样本 × 公交线网'],
] as const;

function districtLines(network: LineNetwork, places: CityPlaces, districtId: string): number {
  const condition = { conditionId: 'count', name: '', mode: 'passes', bufferMeters: 0, minHits: 1 } as const;
  return conditionHits(network, places, [], {
    kind: 'businessDistrict',
    ...condition,
    districtIds: [districtId],
  }).size;
}

function roadLines(network: LineNetwork, places: CityPlaces, roadId: string): number {
  return conditionHits(network, places, [], {
    kind: 'mainRoad',
    conditionId: 'count',
    name: '',
    roadIds: [roadId],
    minOverlapMeters: 1000,
  }).size;
}

interface LineCounts {
  readonly districts: ReadonlyMap<string, number>;
  readonly roads: ReadonlyMap<string, number>;
}

const counts = memoize<LineCounts>(8);

/** How many lines pass each district and run on each road, a fact of two data releases. */
function lineCounts(city: PlanCity, network: LineNetwork, places: CityPlaces): Promise<LineCounts> {
  const key = `${city.data.busLines.releaseId}/${city.data.places?.releaseId ?? ''}`;
  return counts(key, async () => ({
    districts: new Map(places.businessDistricts.map(({ id }) => [id, districtLines(network, places, id)])),
    roads: new Map(places.mainRoads.map(({ id }) => [id, roadLines(network, places, id)])),
  }));
}

export const getConditionOptions: Handler<'v1/bus-plan/options'> = async (context, input, request) => {
  const plan = await grantedBusCity(context.db, request.user, input.planId, input.cityCode);
  const city = await loadPlanCity(context, plan, input.cityCode);
  const [network, places] = await Promise.all([
    networkOf(context.db, city.data.busLines),
    placesOf(context.db, city.data.places),
  ]);
  const rings = places.businessDistricts.map((district) => district.ring);
  const crowds = await context.engine.ask(city.releases, 'ringWorkers', { audience: city.audience, rings });
  const passing = await lineCounts(city, network, places);
  const { minimumCell } = context.config;
  const date = chinaDate(context.now());
  return {
    businessDistricts: places.businessDistricts.map((district, i) => {
      const crowd = crowds[i];
      const { panelPersons, taPanelPersons } = crowd;
      const showsShare = passesMinimumCell(taPanelPersons, panelPersons - taPanelPersons, minimumCell);
      return {
        id: district.id,
        name: district.name,
        districtName: district.districtName,
        ring: district.ring.map(([lng, lat]): [number, number] => [lng, lat]),
        visitors: meetsMinimumCell(panelPersons, minimumCell) ? crowd.persons : null,
        taConcentration: showsShare ? crowd.taShare : null,
        lines: passing.districts.get(district.id) ?? 0,
        isIndicative: district.isIndicative,
      };
    }),
    mainRoads: places.mainRoads.map((road) => ({
      id: road.id,
      name: road.name,
      path: road.path.map(({ lng, lat }): [number, number] => [lng, lat]),
      lengthMeters: road.lengthMeters,
      lines: passing.roads.get(road.id) ?? 0,
      isIndicative: road.isIndicative,
    })),
    aoiTypes: counted(places.aois, (aoi) => aoi.type).map(([type, count]) => ({ type, count })),
    aois: places.aois
      .slice(0, aoisShown)
      .map(({ id, name, type, center }) => ({ id, name, type, center: [center[0], center[1]] })),
    poiCategories: counted(places.pois, (poi) => poi.category.split(';').slice(0, 2).join(';')).map(
      ([category, count]) => ({ category, count }),
    ),
    poiBrands: counted(places.pois, (poi) => poi.brand).map(([brand, count]) => ({ brand, count })),
    empowerment: empowerment.map(([key, name, description, source]) => ({
      key,
      name,
      description,
      source,
      date,
    })),
  };
};
