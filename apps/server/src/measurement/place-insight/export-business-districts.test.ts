import { readWorkbook } from '@ooh/report/testing/read-workbook';
import { beforeAll, expect, test } from 'vitest';
import { female } from '../../testing/insight-cities.ts';
import { seedSmallCity, type SmallCity } from '../../testing/small-city.ts';
import { seedSmallPlaces } from '../../testing/small-places.ts';
import { startTestService } from '../../testing/test-service.ts';

const cityCode = '440300';
const service = startTestService();
let city: SmallCity;

beforeAll(async () => {
  city = await seedSmallCity(service.context, cityCode, { persons: 1500, lines: 6, seed: 23 });
  await seedSmallPlaces(service.context, cityCode, city.centre, 8);
});

type Row = Map<string, string | number | null>;

/** Rows of a sheet by the titles of its first row. */
function tableOf(bytes: Uint8Array): Row[] {
  const rows: Map<string, string | number | null>[] = [];
  for (const { address, value } of readWorkbook(bytes).sheets.get('商圈排名')!.cells.values()) {
    const [, column, number] = /^([A-Z]+)(\d+)$/.exec(address)!;
    (rows[Number(number) - 1] ??= new Map()).set(column, value);
  }
  const [titles, ...body] = rows;
  return body.map((row) => new Map([...row].map(([column, value]) => [String(titles.get(column)), value])));
}

const notesOf = (bytes: Uint8Array): string =>
  [...readWorkbook(bytes).sheets.get('说明')!.cells.values()].map(({ value }) => String(value)).join('\n');

const question = { cityCode, fromHour: 8, toHour: 20, targetAudience: female };

test('the workbook holds the rows of the screen in their order, and what follows from two days', async () => {
  const file = await service.call('v1/business-districts/export', question);
  const table = tableOf(file.bytes);
  const [all, workday, weekend] = await Promise.all(
    (['all', 'workday', 'weekend'] as const).map((dayType) =>
      service.body('aoi-draw/selectCbdData', { ...question, dayType, pageSize: 200 }),
    ),
  );
  expect(table.map((row) => row.get('商圈'))).toEqual(all.rows.map(({ name }) => name));
  const measured = all.rows.filter(({ dailyPersons }) => dailyPersons.value !== null);
  expect(measured.length).toBeGreaterThan(1);
  for (const { areaId, name, dailyPersons, averagePresent, tgi, busLines } of measured) {
    const row = table.find((each) => each.get('商圈') === name)!;
    expect(row.get('日均客流')).toBeCloseTo(dailyPersons.value!, 6);
    expect(row.get('公交线路')).toBe(busLines);
    if (tgi.value !== null) expect(row.get('TGI')).toBeCloseTo(tgi.value, 6);
    // Twelve hours are asked for: nobody stays longer.
    const stay = (averagePresent.value! * 12) / dailyPersons.value!;
    expect(row.get('平均停留（小时）')).toBeCloseTo(stay, 6);
    expect(stay).toBeLessThanOrEqual(12);
    const [work, rest] = [workday, weekend].map(
      (answer) => answer.rows.find((each) => each.areaId === areaId)!.dailyPersons.value,
    );
    if (work !== null && rest !== null) expect(row.get('工作日/周末比')).toBeCloseTo(work / rest, 6);
  }
});

test('filters leave the rows that they name and stand in the notes', async () => {
  const all = await service.body('aoi-draw/selectCbdData', { ...question, pageSize: 200 });
  const { districtName } = all.rows[0];
  const file = await service.call('v1/business-districts/export', {
    ...question,
    districtNames: [districtName!],
    keyword: '商圈',
  });
  const expected = all.rows.filter((row) => row.districtName === districtName);
  expect(tableOf(file.bytes).map((row) => row.get('商圈'))).toEqual(expected.map(({ name }) => name));
  const notes = notesOf(file.bytes);
  for (const part of [districtName!, '8:00–20:00', '女', '样本周', 'R-440300']) expect(notes).toContain(part);
  const scene = await service.body('aoi-draw/selectCbdRegionIdScene', {
    ...question,
    districtNames: [districtName!],
  });
  expect(scene.rows.map(({ name }) => name)).toEqual(expected.map(({ name }) => name));
});

test('without an audience the columns of the audience stay empty', async () => {
  const file = await service.call('v1/business-districts/export', { cityCode });
  const table = tableOf(file.bytes);
  expect(table.length).toBeGreaterThan(1);
  for (const row of table)
    for (const title of ['TA 人数', 'TA浓度（人数口径）', 'TGI'])
      expect(typeof row.get(title)).not.toBe('number');
});

test('business districts to choose from come with their outlines', async () => {
  const { options } = await service.body('poi-analyse-detail/getCbdLocationSelect', { cityCode });
  expect(options.length).toBeGreaterThan(1);
  for (const { ring } of options) expect(ring.length).toBeGreaterThan(2);
});
