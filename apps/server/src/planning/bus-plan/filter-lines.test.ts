import { busFilter } from '@ooh/contract/domain/bus-condition';
import { wgs84 } from '@ooh/geo/point';
import { polygonFrom } from '@ooh/geo/polygon';
import { expect, test } from 'vitest';
import type { CityPlaces } from '../../city-data/bus-line/city-places.ts';
import { filterLines } from './filter-lines.ts';
import { lineNetwork } from '../../city-data/bus-line/line-network.ts';

/** About 103 m per 0.001° of longitude and 111 m per 0.001° of latitude here. */
const at = (east: number, north: number) => wgs84(114 + east / 1000, 22.5 + north / 1000);
const square = (east: number, north: number, half: number) =>
  polygonFrom([
    at(east - half, north - half),
    at(east + half, north - half),
    at(east + half, north + half),
    at(east - half, north + half),
  ]);

// Two lines from west to east at north 0 and north 10, and one from south to north at east 0.
const ways = [
  [at(-20, 0), at(20, 0)],
  [at(-20, 10), at(20, 10)],
  [at(0, -20), at(0, 20)],
];
const network = lineNetwork(
  ways.map((way, index) => ({ lineId: `L${index}`, directions: [way, [...way].reverse()], stops: way })),
);
const outline = { districtName: null, ring: [], isIndicative: false };
const places: CityPlaces = {
  businessDistricts: [
    { id: 'centre', name: '中心', area: square(0, 0, 2), ...outline },
    { id: 'east', name: '东部', area: square(20, 0, 2), ...outline },
  ],
  mainRoads: [
    { id: 'road', name: '南大道', path: [at(-20, 0.5), at(0, 0.5)], lengthMeters: 2060, isIndicative: false },
  ],
  aois: [{ id: 'mall', name: '商场一', type: '商场', center: [113.99, 22.512], area: square(-10, 12, 1) }],
  pois: [
    { name: '咖啡一', category: '餐饮服务;咖啡厅', brand: '示例咖啡', point: at(10, 1) },
    { name: '咖啡二', category: '餐饮服务;咖啡厅', brand: '示例咖啡', point: at(-10, 1) },
    { name: '学校', category: '科教文化服务;学校', brand: null, point: at(10, 11) },
  ],
};
const merit = (value: number) => ({
  taConcentration: value,
  taContacts: -value,
  ridership: 0,
  consumption: 0,
  commute: 0,
});
const merits = [merit(3), merit(1), merit(2)];
const run = (filter: unknown) => filterLines(network, places, merits, busFilter.parse(filter));
const only = (condition: object) => run({ conditions: [{ conditionId: 'c', ...condition }] }).matchedLineIds;

test('a business district is passed, or served by a stop', () => {
  expect(only({ kind: 'businessDistrict', districtIds: ['centre'], mode: 'passes' })).toEqual(['L0', 'L2']);
  expect(only({ kind: 'businessDistrict', districtIds: ['centre'], mode: 'stops' })).toEqual([]);
  expect(only({ kind: 'businessDistrict', districtIds: ['east'], mode: 'stops' })).toEqual(['L0']);
  expect(
    only({ kind: 'businessDistrict', districtIds: ['centre', 'east'], mode: 'passes', minHits: 2 }),
  ).toEqual(['L0']);
  expect(
    only({ kind: 'businessDistrict', districtIds: ['centre'], mode: 'passes', bufferMeters: 1000 }),
  ).toEqual(['L0', 'L1', 'L2']);
});

test('a main road counts by the metres run on it', () => {
  expect(only({ kind: 'mainRoad', roadIds: ['road'], minOverlapMeters: 1500 })).toEqual(['L0']);
  expect(only({ kind: 'mainRoad', roadIds: ['road'], minOverlapMeters: 3000 })).toEqual([]);
  expect(only({ kind: 'mainRoad', roadIds: ['road'], minOverlapMeters: 100 })).toEqual(['L0', 'L2']);
});

test('AOI by type within the buffer, POI by brand, category and own points', () => {
  expect(only({ kind: 'targetAoi', aoiTypes: ['商场'], bufferMeters: 200 })).toEqual(['L1']);
  expect(only({ kind: 'targetAoi', aoiTypes: ['商场'], bufferMeters: 50 })).toEqual([]);
  expect(only({ kind: 'targetPoi', brands: ['示例咖啡'], radiusMeters: 200, minHits: 2 })).toEqual(['L0']);
  expect(only({ kind: 'targetPoi', categories: ['科教文化服务'], radiusMeters: 200 })).toEqual(['L1']);
  expect(only({ kind: 'targetPoi', points: [[114, 22.515]], radiusMeters: 100 })).toEqual(['L2']);
});

test('data empowerment keeps the best share by weighted percentile', () => {
  const options = [{ key: 'taConcentration', weight: 1 }];
  expect(only({ kind: 'dataEmpowerment', options, keepShare: 0.34 })).toEqual(['L0', 'L2']);
  expect(
    only({ kind: 'dataEmpowerment', options: [{ key: 'taContacts', weight: 5 }], keepShare: 0.33 }),
  ).toEqual(['L1']);
});

test('the funnel tells what each condition costs and what each line met', () => {
  const result = run({
    conditions: [
      { kind: 'businessDistrict', conditionId: 'a', districtIds: ['centre'], mode: 'passes' },
      { kind: 'targetAoi', conditionId: 'b', aoiIds: ['mall'], bufferMeters: 200 },
    ],
  });
  expect(result.matchedLineIds).toEqual([]);
  expect(result.conditions).toEqual([
    { conditionId: 'a', matched: 2, matchedWithout: 1 },
    { conditionId: 'b', matched: 1, matchedWithout: 2 },
  ]);
  const loose = run({
    conditions: [{ kind: 'businessDistrict', conditionId: 'a', districtIds: ['centre'], mode: 'passes' }],
    relation: { op: 'and', items: [{ conditionId: 'a', not: true }] },
  });
  expect(loose.matchedLineIds).toEqual(['L1']);
  expect(run({}).matchedLineIds).toEqual(['L0', 'L1', 'L2']);
  expect(
    run({
      conditions: [{ kind: 'businessDistrict', conditionId: 'a', districtIds: ['centre'], mode: 'passes' }],
    }).hits[0],
  ).toEqual({
    lineId: 'L0',
    byCondition: [{ conditionId: 'a', hits: 1, names: ['中心'] }],
  });
});
