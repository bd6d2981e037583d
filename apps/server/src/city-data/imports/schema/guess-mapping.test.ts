import { expect, test } from 'vitest';
import { busLineFields } from '../kinds/bus-lines/bus-line-schema.ts';
import { poiKind } from '../kinds/poi/poi-kind.ts';
import { guessMapping } from './guess-mapping.ts';
import { missingFields } from './import-field.ts';

const guessed = (columns: string[]) =>
  Object.fromEntries(
    Object.entries(guessMapping(busLineFields, columns)).filter(([, column]) => column !== null),
  );

test.each([
  [
    ['linename', 'stationname', 'stationgeo'],
    { lineName: 'linename', stopNames: 'stationname', stopCoordinates: 'stationgeo' },
  ],
  [
    ['线路', '站点列表', '经纬度', '等级'],
    { lineName: '线路', stopNames: '站点列表', stopCoordinates: '经纬度', level: '等级' },
  ],
  [
    ['Route Name', 'Stop-Names', 'LNG_LAT', 'Operator'],
    { lineName: 'Route Name', stopNames: 'Stop-Names', stopCoordinates: 'LNG_LAT', operator: 'Operator' },
  ],
  [['线路名称（2026）', '备注'], { lineName: '线路名称（2026）' }],
])('maps %j', (columns, expected) => {
  expect(guessed(columns)).toEqual(expected);
});

test('a column serves one field, and missing required fields are named', () => {
  const mapping = guessMapping(busLineFields, ['名称', '备注']);
  expect(new Set(Object.values(mapping).filter((column) => column !== null)).size).toBe(1);
  expect(missingFields(busLineFields, mapping).map(({ label }) => label)).toEqual(['站点名称', '站点坐标']);
});

test('a geometry stands for longitude and latitude', () => {
  const mapping = guessMapping(poiKind.fields, ['name', 'type', 'lon', 'lat', 'geometry']);
  expect(mapping).toMatchObject({ location: 'geometry', lng: null, lat: null });
  expect(missingFields(poiKind.fields, mapping)).toEqual([]);
  const plain = guessMapping(poiKind.fields, ['名称', '类型', '经度']);
  expect(missingFields(poiKind.fields, plain).map(({ field }) => field)).toEqual(['lat']);
});
