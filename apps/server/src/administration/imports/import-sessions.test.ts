import { strToU8, zipSync } from 'fflate';
import { beforeEach, expect, test } from 'vitest';
import { busLineCsv, storedLines, testLine, twoLines } from '../../testing/bus-line-files.ts';
import { clearReleases, csvFile, importFile, jobEnd } from '../../testing/import-file.ts';
import { startTestService } from '../../testing/test-service.ts';

const service = startTestService();
beforeEach(() => clearReleases(service));

const as = { as: 'admin' } as const;
const cityCode = '440300';
const storedCounts = () => storedLines(service.context.db);

test('a dry run reports and writes nothing; the same data again change nothing, in any order of rows', async () => {
  const dry = await importFile(service, csvFile(busLineCsv(twoLines())), { isDryRun: true });
  expect(dry.session).toMatchObject({
    state: 'checked',
    report: { rowsAccepted: 4, isUnchanged: false },
    releaseId: null,
  });
  expect((await storedCounts()).releases).toBe(0);
  const first = await importFile(service, csvFile(busLineCsv(twoLines())));
  const again = await importFile(service, csvFile(busLineCsv(twoLines().toReversed())));
  expect(again.session).toMatchObject({
    state: 'imported',
    report: { isUnchanged: true },
    releaseId: first.session.releaseId,
  });
  expect((await storedCounts()).releases).toBe(1);
});

test('undo restores the release before, and only the current one can be undone', async () => {
  const first = await importFile(service, csvFile(busLineCsv(testLine('1路'))));
  const second = await importFile(service, csvFile(busLineCsv(testLine('2路'))));
  const stateOf = async () =>
    Object.fromEntries(
      (await service.body('v1/data-releases', {}, as)).rows.map((row) => [row.releaseId, row.state]),
    );
  expect(await stateOf()).toEqual({
    [first.session.releaseId!]: 'superseded',
    [second.session.releaseId!]: 'current',
  });
  const refused = await service.call(
    'v1/data-releases/{releaseId}/undo',
    { releaseId: first.session.releaseId! },
    as,
  );
  expect(refused.envelope).toMatchObject({ code: '11', message: expect.stringContaining('已被替代') });
  await service.body('v1/data-releases/{releaseId}/undo', { releaseId: second.session.releaseId! }, as);
  expect(await stateOf()).toEqual({
    [first.session.releaseId!]: 'current',
    [second.session.releaseId!]: 'undone',
  });
  expect((await service.body('v1/bus-lines', { cityCode }, as)).rows.map((row) => row.lineName)).toEqual([
    '1路',
  ]);
  // The release after an undo goes back past the undone one.
  const third = await importFile(service, csvFile(busLineCsv(testLine('3路'))));
  await service.body('v1/data-releases/{releaseId}/undo', { releaseId: third.session.releaseId! }, as);
  expect((await stateOf())[first.session.releaseId!]).toBe('current');
});

test('hooks run on publishing, edits and undoing, inside the transaction and after it', async () => {
  const heard: string[] = [];
  service.context.releases.subscribe({
    inTransaction: async (_transaction, event) => void heard.push(`in ${event.reason} ${event.kind}`),
    afterCommit: async (event) => void heard.push(`after ${event.reason}`),
  });
  const { session } = await importFile(service, csvFile(busLineCsv(testLine('1路'))));
  const { rows } = await service.body('v1/bus-lines', { cityCode }, as);
  await service.body('v1/bus-lines/{lineId}', { lineId: rows[0].lineId, level: 'A+' }, as);
  await service.body('v1/data-releases/{releaseId}/undo', { releaseId: session.releaseId! }, as);
  expect(heard).toEqual([
    'in published bus-lines',
    'after published',
    'in edited bus-lines',
    'after edited',
    'in undone bus-lines',
    'after undone',
  ]);
});

test('files that cannot be used are refused with the reason, and nothing is half imported', async () => {
  const upload = async (fileName: string, bytes: Uint8Array) =>
    (await service.upload('v1/imports', { kind: 'bus-lines', cityCode }, { fileName, bytes }, as)).envelope;
  expect(await upload('空.csv', Buffer.alloc(0))).toMatchObject({
    code: '12',
    message: '文件为空（0 字节），没有可导入的数据',
  });
  expect(
    (await upload('噪声.csv', Buffer.from(Array.from({ length: 4000 }, (_, i) => (i * 7919) % 251)))).code,
  ).toBe('12');
  expect(
    (
      await upload(
        '表.xlsx',
        zipSync({ '[Content_Types].xml': strToU8('<x/>'), 'xl/a.xml': strToU8('<x/>') }),
      )
    ).message,
  ).toContain('Excel');

  const noColumn = await service.upload(
    'v1/imports',
    { kind: 'bus-lines', cityCode },
    csvFile('linename,stationname\n1路(a-b),"[\'a\']"\n'),
    as,
  );
  const { importId, mapping } = noColumn.envelope.body!;
  expect(mapping.find((column) => column.field === 'stopCoordinates')).toMatchObject({
    isRequired: true,
    column: null,
  });
  const run = await service.call('v1/imports/{importId}/run', { importId, isDryRun: false }, as);
  expect(run.envelope).toMatchObject({
    code: '12',
    message: '缺少必填字段的列：「站点坐标」；文件中的列有 linename、stationname',
  });

  const headerOnly = await importFile(service, csvFile('linename,stationname,stationgeo\n'));
  expect(headerOnly.job).toMatchObject({ state: 'failed', message: '文件没有数据行' });
  const far = busLineCsv(
    testLine('1路').map(({ name, stops }) => ({
      name,
      stops: stops.map(([stop, lng, lat]) => [stop, lng + 5, lat] as const),
    })),
  );
  const outside = await importFile(service, csvFile(far));
  expect(outside.job).toMatchObject({ state: 'failed', message: expect.stringContaining('全部有误') });
  expect(outside.session).toMatchObject({ state: 'failed', releaseId: null, report: { rowsRefused: 2 } });
  const dry = await importFile(service, csvFile(far), { isDryRun: true });
  expect(dry.session).toMatchObject({ state: 'checked', report: { rowsAccepted: 0 } });
  expect(await storedCounts()).toEqual({ releases: 0, lines: 0, stops: 0 });
});

test('a mapping chosen by hand replaces the guess, and unknown columns are refused', async () => {
  const text = busLineCsv(testLine('1路')).replace('linename,stationname,stationgeo', 'a,b,c');
  const uploaded = await service.upload('v1/imports', { kind: 'bus-lines', cityCode }, csvFile(text), as);
  const { importId } = uploaded.envelope.body!;
  const choose = (mapping: { field: string; column: string | null }[]) =>
    service.call('v1/imports/{importId}/mapping', { importId, mapping }, as);
  expect((await choose([{ field: 'lineName', column: 'z' }])).envelope).toMatchObject({
    code: '10',
    message: '文件中没有列「z」',
  });
  expect((await choose([{ field: 'nothing', column: 'a' }])).envelope.code).toBe('10');
  const chosen = await choose([
    { field: 'lineName', column: 'a' },
    { field: 'stopNames', column: 'b' },
    { field: 'stopCoordinates', column: 'c' },
  ]);
  expect(chosen.envelope.body!.previewShapes).toHaveLength(2);
  expect(chosen.envelope.body!.mapping[0]).toMatchObject({ field: 'lineName', column: 'a', isGuess: false });
  const { jobId } = await service.body('v1/imports/{importId}/run', { importId, isDryRun: false }, as);
  expect((await jobEnd(service, jobId)).state).toBe('done');
  expect(
    (await service.call('v1/imports/{importId}/run', { importId, isDryRun: false }, as)).envelope.code,
  ).toBe('11');
});

test('foreign sessions, foreign cities and unknown ids give the same error', async () => {
  const { session } = await importFile(service, csvFile(busLineCsv(testLine('1路'))));
  const foreign = await service.call(
    'v1/imports/{importId}',
    { importId: session.importId },
    { as: 'planner' },
  );
  const unknown = await service.call(
    'v1/imports/{importId}',
    { importId: '01920000-0000-7000-8000-000000000000' },
    { as: 'planner' },
  );
  expect(foreign.envelope).toEqual(unknown.envelope);
  expect(foreign.envelope.code).toBe('04');
  for (const code of ['999900', '440000']) {
    const refused = await service.call('v1/bus-lines', { cityCode: code }, as);
    expect(refused.envelope).toMatchObject({ code: '04', message: '城市不存在，或不在您的数据权限内' });
  }
  expect((await service.call('v1/data-releases', {}, { as: 'customer' })).envelope.code).toBe('05');
});
