import { areaName } from '@ooh/contract/domain/area-name';
import { expect, test } from 'vitest';
import { ringFromText, ringText } from './ring-text.ts';
import { rowsOfHour, rowsOfWindow, type AreaHours, type Heat } from './vision-row.ts';
import { sortRows } from './sort-rows.ts';

const figure = (value: number) => ({ value, low: value - 1, high: value + 1, suppressed: false });
const area = (areaId: string, persons: number | null, taPersons: number | null) => ({
  areaId,
  name: areaId,
  districtName: '福田区',
  center: [114, 22.5] as [number, number],
  ring: null,
  squareMeters: 2e6,
  mediaPositions: 3,
  busLines: 4,
  persons: Array.from({ length: 24 }, () => persons),
  taPersons: Array.from({ length: 24 }, () => taPersons),
});
const hours = {
  areas: [area('a', 100, 20), area('b', 400, null), area('c', null, null)],
} as unknown as AreaHours;

test('an hour has shares and indices of what is shown, and withholds the rest', () => {
  const rows = rowsOfHour(hours, 8, { cityShare: 0.1 });
  expect(rows.map(({ areaId }) => areaId)).toEqual(['b', 'a', 'c']);
  const [b, a, c] = rows;
  expect(a.density).toBe(50);
  expect(a.taConcentrationPeople.value).toBeCloseTo(0.2, 9);
  expect(a.tgi.value).toBeCloseTo(200, 9);
  expect([b.persons.value, b.taPersons.suppressed]).toEqual([400, true]);
  expect([c.persons.suppressed, c.density]).toEqual([true, null]);
  const [, everybody] = rowsOfHour(hours, 8, null);
  expect([everybody.taPersons.value, everybody.taPersons.suppressed]).toEqual([null, false]);
});

test('a window has the intervals of the heat, the counts of the areas, and withheld areas at the end', () => {
  const heat = {
    rows: [{ ...area('b', null, null), persons: figure(50), density: 25 }],
  } as unknown as Heat;
  const rows = rowsOfWindow({ hours, heat, taHeat: undefined })!;
  expect(rows.map(({ areaId, persons }) => [areaId, persons.value])).toEqual([
    ['b', 50],
    ['a', null],
    ['c', null],
  ]);
  expect([rows[0].persons.low, rows[0].mediaPositions, rows[0].busLines]).toEqual([49, 3, 4]);
  expect(rowsOfWindow({ hours, heat: undefined, taHeat: undefined })).toBeUndefined();
  expect(sortRows(rows, 'persons', 'asc').map(({ areaId }) => areaId)).toEqual(['b', 'a', 'c']);
});

test('a cell is named after its district', () => {
  expect(areaName({ areaId: '884118ca903ffff', name: '884118ca903ffff', districtName: '龙岗区' })).toBe(
    '龙岗区网格 ca903',
  );
  expect(areaName({ areaId: '440304', name: '福田区', districtName: '福田区' })).toBe('福田区');
});

test('a drawn ring is read from the address as it was written; anything else is none', () => {
  const ring = [
    [114.01, 22.5],
    [114.2, 22.5],
    [114.2, 22.61],
  ] as const;
  expect(ringFromText(ringText(ring))).toEqual(ring);
  for (const odd of [undefined, '', '114,22', 'a,b~c,d~e,f', '190,0~0,0~1,1', '1,2,3~4,5~6,7'])
    expect(ringFromText(odd)).toBeUndefined();
});
