import type { AoiRow, AreaFigures, HeatRow, PlaceSource, PoiMap, PoiRow } from './place-insight.ts';

const none = { value: null, low: null, high: null, suppressed: true };

export const exampleFigures: AreaFigures = {
  residents: none,
  workers: none,
  dailyVisitors: { value: 8200, low: 6100, high: 10_300, suppressed: false },
  dailyPersons: { value: 9400, low: 7200, high: 11_600, suppressed: false },
  averagePresent: { value: 640, low: 490, high: 790, suppressed: false },
  persons: { value: 9400, low: 7200, high: 11_600, suppressed: false },
  taPersons: { value: 2350, low: 1700, high: 3100, suppressed: false },
  taConcentrationPeople: { value: 0.25, low: 0.18, high: 0.33, suppressed: false },
  taConcentrationHours: { value: 0.27, low: 0.19, high: 0.35, suppressed: false },
  tgi: { value: 138, low: 99, high: 182, suppressed: false },
};

export const exampleAoi: AoiRow = {
  ...exampleFigures,
  areaId: '440300-aoi-0001',
  name: '福塘购物中心',
  districtName: '福田区',
  center: [114.055, 22.535],
  squareMeters: 42_000,
  gridCells: 1,
  aoiType: '商场',
  isIndicative: true,
  nearbyMedia: 6,
  nearbyLines: 11,
};

export const exampleBasis = {
  basis: {
    nature: '预估' as const,
    source: '城市模拟样本',
    universe: '深圳市常住15岁及以上人口',
    universePersons: 14_850_994,
    period: '样本周',
    dataReleases: [{ kind: 'panel', releaseNo: 'R-440300-panel-1' }],
    isDemo: true,
  },
  isModelled: false,
};

export const examplePlaceSource: PlaceSource = {
  releaseNo: 'R-440300-places-1',
  source: '城市模拟',
  isDemo: true,
};

export const examplePoi: PoiRow = {
  placeId: '440300-poi-000001',
  name: '示例咖啡甲(福塘店)',
  category: '餐饮服务;咖啡厅;咖啡厅',
  brand: '示例咖啡甲',
  address: null,
  districtName: '福田区',
  lng: 114.055,
  lat: 22.535,
  isIndicative: true,
};

/** One place on a map, of the first requested group. */
export const examplePoiMap: PoiMap = {
  total: 1,
  isClustered: false,
  points: [
    {
      placeId: examplePoi.placeId,
      name: examplePoi.name,
      lng: examplePoi.lng,
      lat: examplePoi.lat,
      groupNo: 0,
    },
  ],
  cells: [],
};

export const exampleHeatRow: HeatRow = {
  areaId: '8841b0b8a1fffff',
  name: '8841b0b8a1fffff',
  districtName: '福田区',
  center: [114.055, 22.535],
  persons: exampleFigures.persons,
  density: 12_700,
};
