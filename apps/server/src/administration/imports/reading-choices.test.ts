import type { ImportSession } from '@ooh/contract/domain/data-release';
import { beforeEach, expect, test } from 'vitest';
import { sql } from '../../platform/storage/postgres/database.ts';
import { clearReleases, jobEnd } from '../../testing/import-file.ts';
import { startTestService } from '../../testing/test-service.ts';

const service = startTestService();
beforeEach(async () => {
  await clearReleases(service);
  await service.context.db.deleteFrom('import_word').execute();
  await service.context.db.deleteFrom('import_template').execute();
});

const as = { as: 'admin' } as const;
const kind = 'media-positions';
const upload = async (text: string, fileName = '点位.csv'): Promise<ImportSession> => {
  const { envelope } = await service.upload(
    'v1/imports',
    { kind, cityCode: '440300' },
    { fileName, bytes: Buffer.from(text) },
    as,
  );
  expect(envelope.message).toBe('成功');
  return envelope.body!;
};
type Choice = Parameters<typeof service.body<'v1/imports/{importId}/mapping'>>[1];
const choose = ({ importId }: ImportSession, choice: Partial<Choice>) =>
  service.body('v1/imports/{importId}/mapping', { importId, mapping: [], ...choice }, as);
const run = async ({ importId }: ImportSession, isDryRun = false) => {
  const { jobId } = await service.body('v1/imports/{importId}/run', { importId, isDryRun }, as);
  const job = await jobEnd(service, jobId);
  return { job, session: await service.body('v1/imports/{importId}', { importId }, as) };
};
const stored = async () => {
  const { rows } = await sql<{ code: string; medium: string; form: string }>`
    select code, medium.name as medium, medium_form.name as form from media_face
    join media_position using (release_id, position_id) join medium on medium.medium_id = media_face.medium_id
    join medium_form on medium_form.medium_id = media_face.medium_id and medium_form.form_id = media_face.form_id
    order by code`.execute(service.context.db);
  return rows.map((row) => Object.values(row));
};

test('an ordinary inventory of a seller is taken whole once its words are said, and the next one at once', async () => {
  const media = ['LED大屏', 'LED大屏', '道闸', '电梯框架', '梯牌', '灯箱', '电梯海报', '户外大牌'];
  const text = (prefix: string) =>
    [
      '编号,名称,媒体类型,经度,纬度',
      ...media.map((medium, i) => `${prefix}${i},点${i},${medium},114.0${i},22.54`),
    ].join('\n');
  const first = await upload(text('A'));
  expect(first.words.map(({ field }) => field)).toEqual(['medium', 'form', 'level', 'status']);
  expect(first.words[0]).toMatchObject({
    field: 'medium',
    label: '媒体',
    choices: expect.arrayContaining(['户外LED大屏', '社区道闸', '电梯海报']),
    words: [
      { word: 'LED大屏', count: 2, value: null },
      { word: '道闸', count: 1, value: null },
      { word: '电梯框架', count: 1, value: null },
      { word: '梯牌', count: 1, value: null },
      { word: '灯箱', count: 1, value: null },
    ],
  });
  const meanings = {
    LED大屏: '户外LED大屏',
    道闸: '社区道闸',
    电梯框架: '电梯海报',
    梯牌: '电梯海报',
    灯箱: '公交候车亭',
  };
  const words = Object.entries(meanings).map(([word, value]) => ({ field: 'medium', word, value }));
  const said = await choose(first, { words });
  expect(said.words[0].words.every(({ value }) => value !== null)).toBe(true);
  const { session } = await run(said);
  expect(session.report).toMatchObject({ rowsAccepted: 8, rowsRefused: 0 });
  expect((await stored()).map(([, medium]) => medium)).toEqual([
    '户外LED大屏',
    '户外LED大屏',
    '社区道闸',
    '电梯海报',
    '电梯海报',
    '公交候车亭',
    '电梯海报',
    '户外大牌',
  ]);
  const next = await upload(text('B'));
  expect(next.words[0].words.map(({ word, value }) => [word, value])).toEqual(Object.entries(meanings));
  expect((await run(next)).session.report).toMatchObject({ rowsAccepted: 8, rowsRefused: 0 });
  const forgotten = await choose(await upload(text('C')), {
    words: [{ field: 'medium', word: '灯箱', value: null }],
  });
  expect(forgotten.words[0].words.at(-1)).toEqual({ word: '灯箱', count: 1, value: null });
  const { envelope } = await service.call(
    'v1/imports/{importId}/mapping',
    { importId: forgotten.importId, mapping: [], words: [{ field: 'medium', word: '灯箱', value: '飞艇' }] },
    as,
  );
  expect(envelope).toMatchObject({ code: '10', message: '「飞艇」不是可选的取值' });
});

test('a title above the header is seen, the header can be chosen by hand, and a file may have none', async () => {
  const body = 'E1,甲,电梯海报,114.05,22.54\nE2,乙,电梯海报,114.06,22.54';
  const titled = await upload(
    `某公司点位表（2026年12月）,,,,\n制表：张三,,,,\n编号,名称,媒体,经度,纬度\n${body}`,
  );
  expect([titled.headerRow, titled.rows, titled.columns]).toEqual([
    3,
    2,
    ['编号', '名称', '媒体', '经度', '纬度'],
  ]);
  expect(titled.headRows.slice(0, 3).map(({ row, cells }) => [row, cells[0]])).toEqual([
    [1, '某公司点位表（2026年12月）'],
    [2, '制表：张三'],
    [3, '编号'],
  ]);
  const wrong = await choose(titled, { headerRow: 2 });
  expect([wrong.headerRow, wrong.rows, wrong.columns[0]]).toEqual([2, 3, '制表：张三']);
  expect(wrong.mapping.every(({ column }) => column === null)).toBe(true);
  const right = await choose(wrong, { headerRow: 3 });
  expect(right.mapping.find(({ field }) => field === 'code')?.column).toBe('编号');
  expect((await run(right)).session.report).toMatchObject({ rowsAccepted: 2, counts: { positions: 2 } });
  const bare = await upload(body);
  expect([bare.headerRow, bare.rows, bare.columns]).toEqual([0, 2, ['列1', '列2', '列3', '列4', '列5']]);
  const fields = ['code', 'name', 'medium', 'lng', 'lat'];
  const mapped = await choose(bare, {
    mapping: fields.map((field, i) => ({ field, column: `列${i + 1}`, constant: null })),
  });
  expect((await run(mapped)).session.report).toMatchObject({ rowsAccepted: 2, isUnchanged: true });
});

test('a constant stands for a column that the file lacks', async () => {
  const session = await upload('编号,名称,经度,纬度\nE1,甲,114.05,22.54\nE2,乙,114.06,22.54');
  const medium = ({ mapping }: ImportSession) => mapping.find(({ field }) => field === 'medium');
  expect(medium(session)).toMatchObject({ column: null, constant: null });
  const set = await choose(session, { mapping: [{ field: 'medium', column: null, constant: '电梯海报' }] });
  expect(medium(set)).toMatchObject({ column: null, constant: '电梯海报' });
  await run(set);
  expect(await stored()).toEqual([
    ['E1', '电梯海报', '电梯框架海报'],
    ['E2', '电梯海报', '电梯框架海报'],
  ]);
  const odd = await choose(await upload('编号,名称,经度,纬度\nE3,丙,114.05,22.54'), {
    mapping: [{ field: 'medium', column: null, constant: '飞艇' }],
  });
  expect((await run(odd, true)).session.report!.issues[1]).toMatchObject({
    row: 1,
    field: '媒体（＝飞艇）',
    reason: expect.stringContaining('没有此媒体'),
  });
});

test('a saved template is proposed for a file with the same columns, whatever their order, and reads it whole', async () => {
  const text = (rows: string) => `甲公司点位\n代号,叫法,X坐标,Y坐标\n${rows}`;
  const first = await upload(text('E1,甲,114.05,22.54'));
  const set = await choose(first, {
    headerRow: 2,
    crs: 'GCJ02',
    mapping: [
      { field: 'code', column: '代号', constant: null },
      { field: 'name', column: '叫法', constant: null },
      { field: 'lng', column: 'X坐标', constant: null },
      { field: 'lat', column: 'Y坐标', constant: null },
      { field: 'medium', column: null, constant: '电梯海报' },
    ],
  });
  expect(set.proposedTemplate).toBeNull();
  const saved = await service.body(
    'v1/imports/{importId}/save-template',
    { importId: set.importId, name: '甲公司' },
    as,
  );
  expect(saved).toMatchObject({ name: '甲公司', kind, columns: ['代号', '叫法', 'X坐标', 'Y坐标'] });
  await run(set);
  const next = await upload('甲公司点位\n叫法,代号,Y坐标,X坐标\n乙,E2,22.55,114.06');
  expect(next.proposedTemplate).toMatchObject({ templateId: saved.templateId, name: '甲公司' });
  const applied = await choose(next, { templateId: saved.templateId });
  expect(applied).toMatchObject({ headerRow: 2, crs: 'GCJ02', mode: 'merge' });
  expect((await run(applied)).session.report).toMatchObject({ rowsAccepted: 1, counts: { addedRows: 1 } });
  expect((await upload('编号,名称\nE1,甲')).proposedTemplate).toBeNull();
  const list = await service.body('v1/imports/templates', { kind }, as);
  expect(list.map(({ name }) => name)).toEqual(['甲公司']);
  await service.body('v1/imports/templates/{templateId}/delete', { templateId: saved.templateId }, as);
  expect(await service.body('v1/imports/templates', { kind }, as)).toEqual([]);
});

test('a file over the limit of its kind is refused as it arrives, with the limit and a way around it', async () => {
  const stops = Array.from({ length: 500_001 }, (_, i) => `${i % 900}路,站${i},114.05,22.54`);
  const { envelope } = await service.upload(
    'v1/imports',
    { kind: 'bus-lines', cityCode: '440300' },
    { fileName: '站点.csv', bytes: Buffer.from(['线路名称,站点名称,经度,纬度', ...stops].join('\n')) },
    as,
  );
  expect(envelope).toMatchObject({
    code: '12',
    message: expect.stringMatching(/公交线路的数据超过 500,000 行的上限，请按区域或媒体拆分/),
  });
});
