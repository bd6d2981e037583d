import { expect, test } from 'vitest';
import {
  entriesOf,
  isUnconfirmed,
  locatedRows,
  rowsOfText,
  rowStateName,
  withBest,
  withFixed,
  withKept,
  type Geocoded,
} from './located-rows.ts';

const candidate = {
  kind: 'poi' as const,
  placeId: 'p1',
  name: '福田店',
  address: '深南大道1000号',
  districtName: null,
  lng: 114,
  lat: 22.5,
  score: 0.9,
};
const answers: Geocoded[] = [
  { state: 'found', score: 0.9, candidates: [candidate] },
  { state: 'ambiguous', score: 0.6, candidates: [candidate, { ...candidate, lng: 115 }] },
  { state: 'unknown', score: 0, candidates: [] },
];

test('found rows have a place, others wait until they are fixed', () => {
  const asked = rowsOfText('福田店,深南大道1000号\n甲店\t\n\n乙店，新路 2号');
  expect(asked).toEqual([
    { row: 1, name: '福田店', address: '深南大道1000号' },
    { row: 2, name: '甲店', address: '' },
    { row: 4, name: '乙店', address: '新路 2号' },
  ]);
  const rows = locatedRows(asked, answers);
  expect(rows.map(({ place }) => place !== null)).toEqual([true, false, false]);
  expect(entriesOf(rows)).toEqual([
    { name: '福田店', lng: 114, lat: 22.5, address: '深南大道1000号', matchScore: 0.9 },
  ]);
  const fixed = withFixed(rows, rows[2].key, { ...candidate, lng: 114.2, lat: 22.6 });
  expect(entriesOf(fixed).map(({ name, lng }) => [name, lng])).toEqual([
    ['福田店', 114],
    ['乙店', 114.2],
  ]);
});

test('names, addresses and both are read, quoted or not; a head row is passed over, a store of that name is not', () => {
  const text = '\uFEFF门店名称,地址\r\n"福田店"，深南大道1000号\r\n\r\n深南大道2000号\n,红荔路3号\n名称店';
  expect(rowsOfText(text).map(({ row, name, address }) => [row, name, address])).toEqual([
    [2, '福田店', '深南大道1000号'],
    [4, '深南大道2000号', ''],
    [5, '', '红荔路3号'],
    [6, '名称店', ''],
  ]);
  expect(rowsOfText(' ,\t\n\n')).toEqual([]);
});

test('an ambiguous row stands at its best candidate until it is confirmed or left, and what was decided is kept', () => {
  const asked = rowsOfText('福田店\n甲店\n乙店');
  const rows = withBest(locatedRows(asked, answers));
  const [, open, unknown] = rows;
  expect(rows.map(rowStateName)).toEqual(['命中', '待确认', '未找到']);
  expect(open.place).toMatchObject({ lng: 114, title: '福田店 · POI · 深南大道1000号' });
  expect(entriesOf(rows)).toHaveLength(2);
  const confirmed = withFixed(rows, open.key, open.candidates[1]);
  expect(confirmed.map(isUnconfirmed)).toEqual([false, false, false]);
  const left = withFixed(confirmed, unknown.key, null);
  expect(left.map(rowStateName)).toEqual(['命中', '已修正', '不采用']);
  // Asked again with a line more before them.
  const again = withKept(
    left,
    withBest(locatedRows(rowsOfText('丙店\n福田店\n甲店\n乙店'), [answers[2], ...answers])),
  );
  expect(again.map(rowStateName)).toEqual(['未找到', '命中', '已修正', '不采用']);
  expect(again[2].place?.lng).toBe(115);
});
