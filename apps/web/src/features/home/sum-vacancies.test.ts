import { expect, test } from 'vitest';
import { sumVacancies, vacantCities } from './sum-vacancies.ts';

const row = (cityCode: string, mediumId: number, slots: number, freeSlots: number) => ({
  cityCode,
  cityName: `城${cityCode}`,
  mediumId,
  mediumName: `媒体${mediumId}`,
  slots,
  freeSlots,
});
const rows = [row('1', 2, 10, 4), row('1', 3, 6, 5), row('2', 2, 20, 2)];

test('media are added up over all cities or stand for one of them', () => {
  expect(sumVacancies(rows, undefined)).toEqual([
    { mediumId: 2, mediumName: '媒体2', slots: 30, freeSlots: 6 },
    { mediumId: 3, mediumName: '媒体3', slots: 6, freeSlots: 5 },
  ]);
  expect(sumVacancies(rows, '1').map(({ mediumId }) => mediumId)).toEqual([3, 2]);
  expect(sumVacancies(rows, '9')).toEqual([]);
});

test('each city is offered once', () => {
  expect(vacantCities(rows)).toEqual([
    { value: '1', label: '城1' },
    { value: '2', label: '城2' },
  ]);
});
