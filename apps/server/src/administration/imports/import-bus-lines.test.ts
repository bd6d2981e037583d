import { readFileSync, existsSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { busLineCsv, storedLines, testLine, twoLines } from '../../testing/bus-line-files.ts';
import { clearReleases, csvFile, gb18030Of, importFile } from '../../testing/import-file.ts';
import { startTestService } from '../../testing/test-service.ts';

const service = startTestService();
beforeEach(() => clearReleases(service));

const as = { as: 'admin' } as const;
const cityCode = '440300';
const storedCounts = () => storedLines(service.context.db);

test('imports a small table: lines, directions, stops, shapes, estimates and provenance', async () => {
  const { session, job } = await importFile(service, csvFile(busLineCsv(twoLines())));
  expect(job.state).toBe('done');
  expect(session).toMatchObject({
    state: 'imported',
    format: 'csv',
    encoding: 'UTF-8',
    rows: 4,
    columns: ['linename', 'stationname', 'stationgeo'],
    report: { rowsRead: 4, rowsAccepted: 4, rowsRefused: 0, issueCount: 0, isUnchanged: false },
  });
  expect(session.mapping.filter((column) => column.column !== null)).toMatchObject([
    { field: 'lineName', column: 'linename', isGuess: true },
    { field: 'stopNames', column: 'stationname', isGuess: true },
    { field: 'stopCoordinates', column: 'stationgeo', isGuess: true },
  ]);
  expect(session.preview).toHaveLength(4);
  expect(session.previewShapes[0].coordinates[0]).toEqual([114.02, 22.54]);
  expect(await storedCounts()).toEqual({ releases: 1, lines: 2, stops: 30 });

  const { rows } = await service.body('v1/bus-lines', { cityCode, keyword: '102' }, as);
  expect(rows).toMatchObject([
    {
      lineName: '102路',
      directions: 2,
      stopCount: 9,
      fromStop: '102路站1',
      toStop: '102路站9',
      operator: null,
    },
  ]);
  expect(rows[0].lengthMeters).toBeGreaterThan(4000);
  expect(rows[0].lengthMeters).toBeLessThan(4200);
  expect(rows[0].estimatedFields).toEqual(
    expect.arrayContaining(['level', 'prices', 'headwayMinutes', 'lengthMeters']),
  );
  expect(rows[0].prices.every((price) => price.isPlaceholderPrice && price.priceFen > 0)).toBe(true);

  const releases = await service.body('v1/data-releases', { cityCode }, as);
  expect(releases.rows).toMatchObject([
    {
      releaseNo: 'R-440300-bus-lines-1',
      kind: 'bus-lines',
      state: 'current',
      crs: 'WGS84',
      isDemo: false,
      counts: { lines: 2, directions: 4, stops: 30 },
    },
  ]);
});

test('corrections are no estimates any more and outlive a new import that does not give them', async () => {
  await importFile(service, csvFile(busLineCsv(testLine('1路'))));
  const [line] = (await service.body('v1/bus-lines', { cityCode }, as)).rows;
  const edit = {
    level: '特级',
    singleDeckVehicles: 17,
    prices: [{ formId: 1, deck: 'single', priceFen: 1_234_500 }],
  } as const;
  const edited = await service.body(
    'v1/bus-lines/{lineId}',
    { lineId: line.lineId, ...edit, prices: [...edit.prices] },
    as,
  );
  expect(edited.estimatedFields).not.toContain('level');
  expect(edited.estimatedFields).not.toContain('singleDeckVehicles');
  expect(edited.estimatedFields).toContain('prices');
  await importFile(service, csvFile(busLineCsv([...testLine('1路'), ...testLine('2路', 5, 22.55)])));
  const after = (await service.body('v1/bus-lines', { cityCode }, as)).rows.find(
    (row) => row.lineName === '1路',
  )!;
  expect(after).toMatchObject({ lineId: line.lineId, level: '特级', singleDeckVehicles: 17 });
  expect(after.prices.find((price) => price.formId === 1 && price.deck === 'single')).toMatchObject({
    priceFen: 1_234_500,
    isPlaceholderPrice: false,
  });
  expect(after.estimatedFields).not.toContain('level');
});

test('columns of a rate card and timetable are taken over; values that cannot be read are named and estimated', async () => {
  const [a, b] = testLine('8路', 4);
  const list = (texts: readonly string[]) => texts.join(';');
  const row = (direction: typeof a, more: string) =>
    `${direction.name},${list(direction.stops.map(([name]) => name))},${list(direction.stops.map(([, lng, lat]) => `${lng} ${lat}`))},${more}`;
  const text = `线路,站点,坐标,等级,公交公司,配车数,双层配车数,发车间隔,首班车,末班车,刊例价\n${row(a, 'A++级,示例巴士,12,0,8.5,06:30,23:00,9800')}\n${row(b, 'A++级,示例巴士,十二,0,8.5,06:30,23:00,9800')}\n`;
  const { session } = await importFile(service, csvFile(text));
  expect(session.report).toMatchObject({ rowsAccepted: 2, issueCount: 1 });
  expect(session.report!.issues).toEqual([
    {
      severity: 'warning',
      row: 2,
      field: '单层配车数（配车数）',
      reason: '不是有效数字，按估算处理',
      value: '十二',
    },
  ]);
  const [line] = (await service.body('v1/bus-lines', { cityCode }, as)).rows;
  expect(line).toMatchObject({
    level: 'A++',
    operator: '示例巴士',
    singleDeckVehicles: 12,
    doubleDeckVehicles: 0,
    headwayMinutes: 8.5,
  });
  expect(
    line.prices.map(({ formId, deck, priceFen, isPlaceholderPrice }) => [
      formId,
      deck,
      priceFen,
      isPlaceholderPrice,
    ]),
  ).toEqual([
    [1, 'single', 980_000, false],
    [2, 'single', 705_600, true],
    [3, 'single', 352_800, true],
    [4, 'single', 235_200, true],
  ]);
  expect(line.estimatedFields.toSorted()).toEqual(['dailyRiders', 'inPublication', 'lengthMeters', 'prices']);
});

test('GB18030, UTF-8 with a byte order mark, semicolons and CRLF read alike', async () => {
  const text = busLineCsv(twoLines());
  const gb = gb18030Of(text);
  const first = await importFile(service, { fileName: 'gb.csv', bytes: gb });
  expect(first.session.encoding).toBe('GB18030');
  expect(first.session.report).toMatchObject({ rowsAccepted: 4, issueCount: 0 });
  for (const bytes of [
    Buffer.from(`\uFEFF${text}`),
    Buffer.from(text.replaceAll('\n', '\r\n')),
    Buffer.from(
      text
        .replaceAll(/,(?=")/g, ';')
        .replace('linename,stationname,stationgeo', 'linename;stationname;stationgeo'),
    ),
  ]) {
    expect((await importFile(service, { fileName: 'x.csv', bytes })).session.report).toMatchObject({
      isUnchanged: true,
    });
  }
});

test('coordinates of Chinese map vendors are converted once, at the import', async () => {
  await importFile(service, csvFile(busLineCsv(testLine('1路'))), { crs: 'GCJ02' });
  const stop = await service.context.db
    .selectFrom('bus_line_stop')
    .selectAll()
    .where('seq', '=', 0)
    .where('direction', '=', 0)
    .executeTakeFirstOrThrow();
  // In Shenzhen GCJ-02 lies about 500 m south-east of WGS-84.
  expect(stop.lng).toBeCloseTo(114.02 - 0.005, 3);
  expect(stop.lat).toBeCloseTo(22.54 + 0.0027, 3);
});

test('repeated rows and further variants of a line are left out and named', async () => {
  const [a, b] = testLine('1路');
  const short = { name: '1路(短线-短线)', stops: a.stops.slice(0, 3) };
  const { session } = await importFile(service, csvFile(busLineCsv([a, b, a, short])));
  expect(session.report!.counts).toMatchObject({
    lines: 1,
    directions: 2,
    stops: 12,
    duplicateRows: 1,
    duplicateStops: 6,
    variantRows: 1,
    variantStops: 3,
    refusedRows: 0,
  });
  expect(session.report!.issues.map(({ row, severity, reason }) => [row, severity, reason])).toEqual([
    [3, 'warning', '与第 1 行重复（同名、同站点），已忽略'],
    [4, 'warning', '同名线路的另一走向，未采用（已采用第 1 行、第 2 行）'],
  ]);
});

test('each wrong row is named with its field and reason, and the good rows are imported', async () => {
  const [good, back] = testLine('1路');
  const at = (name: string, change: (stops: [string, number, number][]) => void) => {
    const stops = good.stops.map(([stop, lng, lat]): [string, number, number] => [stop, lng, lat]);
    change(stops);
    return { name, stops };
  };
  const wrong = [
    at('北京路(a-b)', (stops) => (stops[2] = ['天安门', 116.39, 39.9])),
    at('跳站路(a-b)', (stops) => (stops[2] = ['远站', 114.9, 23.2])),
    at('颠倒路(a-b)', (stops) => (stops[1] = ['倒站', 22.54, 114.03])),
    at('(无名)', () => undefined),
  ];
  const lines = busLineCsv([good, back, ...wrong])
    .trimEnd()
    .split('\n');
  const broken = lines[1].replaceAll('1路', '坏列表路').replace(']"', '"');
  const mismatch = lines[1].replaceAll('1路', '少站路').replace("'少站路站1', ", '');
  const columns = `${lines[1].replaceAll('1路', '多列路')},多`;
  const more = Array.from({ length: 4 }, (_, i) => testLine(`${i + 20}路`, 5, 22.6 + i * 0.01)).flat();
  const text = [...lines, broken, mismatch, columns, ...busLineCsv(more).trimEnd().split('\n').slice(1)].join(
    '\n',
  );
  const { session, job } = await importFile(service, csvFile(text));
  expect(job.state).toBe('done');
  expect(session.report).toMatchObject({ rowsRead: 17, rowsAccepted: 10, rowsRefused: 7 });
  const errors = session.report!.issues.filter((issue) => issue.severity === 'error');
  expect(errors.map(({ row, field, reason }) => [row, field, reason])).toEqual([
    [
      3,
      '站点坐标（stationgeo）',
      expect.stringMatching(/^第 3 站「天安门」坐标在深圳市以外 \d{4}\.\d 公里$/),
    ],
    [4, '站点坐标（stationgeo）', expect.stringMatching(/^第 3 站「远站」坐标在深圳市以外 \d+\.\d 公里$/)],
    [5, '站点坐标（stationgeo）', '第 2 站「倒站」坐标的经度与纬度颠倒'],
    [6, '线路名称（linename）', '线路名称为空或过长'],
    [7, '站点名称（stationname）', expect.stringContaining('列表无法解析：列表没有以 ] 结束')],
    [8, '站点坐标（stationgeo）', '站点名称 5 个，坐标 6 个，数量不一致'],
    [9, null, '该行有 4 列，表头有 3 列'],
  ]);
  expect((await storedCounts()).lines).toBe(5);
});

const realFile = new URL('../../../../../../shared/data/shenzhen/shenzhen-busline.csv', import.meta.url);
const hasRealFile = existsSync(realFile);
if (!hasRealFile)
  process.stdout.write(
    '真实线路文件不存在，跳过其导入测试 (real bus-line file absent, its import is not tested)\n',
  );

test.skipIf(!hasRealFile)(
  'the real Shenzhen file becomes 1,054 lines, every stop visit accounted for',
  async () => {
    const file = { fileName: 'shenzhen-busline.csv', bytes: readFileSync(realFile) };
    const { session } = await importFile(service, file);
    const { counts, rowsRead, rowsAccepted, rowsRefused } = session.report!;
    expect([rowsRead, rowsAccepted + rowsRefused]).toEqual([2113, 2113]);
    expect(counts).toMatchObject({ lines: 1054, refusedRows: 0 });
    expect(counts['stops'] + counts['duplicateStops'] + counts['variantStops'] + counts['refusedStops']).toBe(
      61_026,
    );
    expect(counts['directions'] + counts['duplicateRows'] + counts['variantRows']).toBe(2113);
    expect(await storedCounts()).toMatchObject({ lines: 1054, stops: counts['stops'] });
    const page = await service.body('v1/bus-lines', { cityCode, keyword: '650路' }, as);
    expect(page.rows).toMatchObject([
      { lineName: '650路', directions: 2, fromStop: '锦程文丰公交场站', toStop: '凤凰山脚' },
    ]);
    const again = await importFile(service, file);
    expect(again.session.report).toMatchObject({ isUnchanged: true });
    expect((await storedCounts()).releases).toBe(1);
  },
);
