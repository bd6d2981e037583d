import { expect, test } from 'vitest';
import { entriesOf, locatedRows, rowsOfText, withFixed, type Geocoded } from './located-rows.ts';

const candidate = {
  kind: 'poi' as const,
  placeId: 'p1',
  name: '福田店',
  address: null,
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
    { name: '福田店', address: '深南大道1000号' },
    { name: '甲店', address: '' },
    { name: '乙店', address: '新路 2号' },
  ]);
  const rows = locatedRows(asked, answers);
  expect(rows.map(({ place }) => place !== null)).toEqual([true, false, false]);
  expect(entriesOf(rows)).toEqual([
    { name: '福田店', lng: 114, lat: 22.5, address: '深南大道1000号', matchScore: 0.9 },
  ]);
  const fixed = withFixed(rows, rows[2]?.key ?? '', { lng: 114.2, lat: 22.6 });
  expect(entriesOf(fixed).map(({ name, lng }) => [name, lng])).toEqual([
    ['福田店', 114],
    ['乙店', 114.2],
  ]);
});
