import { readWorkbook } from '@ooh/report/testing/read-workbook';
import { beforeAll, expect, test } from 'vitest';
import { female } from '../../testing/insight-cities.ts';
import { seedSmallCity } from '../../testing/small-city.ts';
import { seedSmallPlaces } from '../../testing/small-places.ts';
import { startTestService } from '../../testing/test-service.ts';

const cityCode = '440300';
const service = startTestService();

beforeAll(async () => {
  const city = await seedSmallCity(service.context, cityCode, { persons: 1200, lines: 6, seed: 25 });
  await seedSmallPlaces(service.context, cityCode, city.centre, 8);
});

/** Texts and numbers below the title of one column. */
function columnOf(bytes: Uint8Array, letter: string): unknown[] {
  const cells = [...readWorkbook(bytes).sheets.get('AOI 清单')!.cells.values()];
  return cells
    .filter(({ address }) => address.startsWith(letter) && address !== `${letter}1`)
    .map(({ value }) => value);
}

test('the workbook holds what the filters leave, in the order of the list, and says what was asked', async () => {
  const asked = { cityCode, targetAudience: female, aoiTypes: ['商场', '写字楼'], keyword: '' };
  const list = await service.body('aoi-draw/selectList', { ...asked, pageSize: 200 });
  expect(list.total).toBeGreaterThan(3);
  const [one] = list.rows;
  const file = await service.call('v1/aois/export', asked);
  expect(columnOf(file.bytes, 'B')).toEqual(list.rows.map(({ name }) => name));
  const narrow = await service.call('v1/aois/export', {
    ...asked,
    districtNames: [one.districtName!],
    minPersons: one.persons.value ?? 0,
  });
  expect(columnOf(narrow.bytes, 'B')).toEqual([one.name]);
  expect(columnOf(narrow.bytes, 'F')[0]).toBeCloseTo(one.dailyPersons.value!, 6);
  const notes = [...readWorkbook(narrow.bytes).sheets.get('说明')!.cells.values()].map(({ value }) =>
    String(value),
  );
  for (const text of ['商场、写字楼', one.districtName!]) expect(notes).toContain(text);
});
