import { wgs84 } from '@ooh/geo/point';
import { beforeEach, expect, test } from 'vitest';
import { numbersIn } from '../../city-data/imports/georeference/suspect-crs.ts';
import { busLineCsv, twoLines, type TestDirection } from '../../testing/bus-line-files.ts';
import { clearReleases, csvFile, importFile } from '../../testing/import-file.ts';
import { startTestService } from '../../testing/test-service.ts';

const service = startTestService();

/** The numbers that a vendor of maps gives for a place. */
const vendors = (lng: number, lat: number) => numbersIn('GCJ02', wgs84(lng, lat));

const written = (directions: readonly TestDirection[]): TestDirection[] =>
  directions.map(({ name, stops }) => ({
    name,
    stops: stops.map(([stop, lng, lat]) => {
      const at = vendors(lng, lat);
      return [stop, at.lng, at.lat] as const;
    }),
  }));

beforeEach(async () => {
  await clearReleases(service);
  await importFile(service, csvFile(busLineCsv(twoLines())));
});

const warningsOf = async (
  ...file: Parameters<typeof importFile> extends [unknown, ...infer Rest] ? Rest : never
) => {
  const { session } = await importFile(service, ...file);
  return session.report!.issues.map(({ reason }) => reason).filter((reason) => reason.includes('坐标系'));
};

test('stops that are there already, half a kilometre off, tell that a file is in another system', async () => {
  const file = csvFile(busLineCsv(written(twoLines())));
  const [reason, ...more] = await warningsOf(file, { isDryRun: true, mode: 'merge' });
  expect(more).toEqual([]);
  expect(reason).toMatch(
    /^坐标系可疑：以 15 个现有数据中的同名地点相比，整体偏移约 [4-7]\d\d 米；按 GCJ-02.* 解读时偏移约 \d{1,2} 米/,
  );
  expect(await warningsOf(file, { isDryRun: true, mode: 'merge', crs: 'GCJ02' })).toEqual([]);
});

test('shelters that lie between the roads of known lines are noticed, and beside them are not', async () => {
  const rowsOf = (place: (lng: number, lat: number) => { lng: number; lat: number }) =>
    Array.from({ length: 40 }, (_, i) => {
      const { lng, lat } = place(114.0205 + i * 0.0006, 22.54 + (i % 2 === 0 ? 0.00008 : 0.0003));
      return `S${i},候车亭${i},公交候车亭,候车亭灯箱,${lng},${lat}`;
    });
  const file = (rows: readonly string[]) =>
    csvFile(['点位编号,点位名称,媒体,媒体形式,经度,纬度', ...rows, ''].join('\n'), '点位.csv');
  const options = { kind: 'media-positions', isDryRun: true } as const;
  const [reason, ...more] = await warningsOf(file(rowsOf(vendors)), options);
  expect(more).toEqual([]);
  expect(reason).toMatch(
    /^坐标系可疑：40 个点离现有公交线路的道路的中位距离为 \d+ 米；按 GCJ-02.* 解读时为 \d{1,2} 米/,
  );
  expect(await warningsOf(file(rowsOf((lng, lat) => ({ lng, lat }))), options)).toEqual([]);
});
