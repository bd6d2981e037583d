import { mkdir, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { clearReleases, csvFile, jobEnd } from '../../testing/import-file.ts';
import { tendToTheEnd } from '../../testing/tend-to-the-end.ts';
import { startTestService } from '../../testing/test-service.ts';

const service = startTestService({ keyRequestsPerMinute: 1000 });
const admin = { as: 'admin' } as const;
const cityCode = '440300';
const kind = 'media-positions';
const minute = 60_000;

const fileOf = (...codes: readonly string[]) =>
  [
    '甲公司点位',
    '代号,叫法,X坐标,Y坐标,种类',
    ...codes.map((code) => `${code},${code}楼,114.05,22.54,梯牌`),
  ].join('\n');

let server: Server;
let url: string;
let folder: string;
let served = '';
beforeAll(async () => {
  server = createServer((_request, response) => response.end(served));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/a.csv`;
  folder = await mkdtemp(join(tmpdir(), 'import-folder-'));
  Object.assign(service.context.config, { outgoingHosts: ['127.0.0.1'], importFolder: folder });
});
afterAll(async () => {
  await new Promise((resolve) => void server.close(resolve));
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  await clearReleases(service);
  for (const table of ['import_schedule', 'api_key', 'import_template', 'import_word'] as const)
    await service.context.db.deleteFrom(table).execute();
});

/** A template of a file with a title row, columns of its own, a constant and a word that was explained. */
async function newTemplate(name = '甲公司'): Promise<string> {
  const { envelope } = await service.upload('v1/imports', { kind, cityCode }, csvFile(fileOf('A1')), admin);
  const { importId } = envelope.body!;
  const column = (field: string, of: string) => ({ field, column: of });
  await service.body(
    'v1/imports/{importId}/mapping',
    {
      importId,
      headerRow: 2,
      crs: 'GCJ02',
      mapping: [
        column('code', '代号'),
        column('name', '叫法'),
        column('lng', 'X坐标'),
        column('lat', 'Y坐标'),
        column('form', '种类'),
        { field: 'medium', column: null, constant: '电梯海报' },
      ],
    },
    admin,
  );
  await service.body(
    'v1/imports/{importId}/mapping',
    { importId, mapping: [], words: [{ field: 'form', word: '梯牌', value: '电梯框架海报' }] },
    admin,
  );
  const saved = await service.body('v1/imports/{importId}/save-template', { importId, name }, admin);
  return saved.templateId;
}

const templates = () => service.body('v1/imports/templates', {}, admin);
const codes = async () =>
  (
    await service.context.db
      .selectFrom('media_position')
      .innerJoin('data_release', 'data_release.release_id', 'media_position.release_id')
      .select(['code', 'lng'])
      .where('data_release.state', '=', 'current')
      .orderBy('code')
      .execute()
  ).map(({ code, lng }) => [code, lng < 114.048]);
const remove = (templateId: string) =>
  service.body('v1/imports/templates/{templateId}/delete', { templateId }, admin);

async function newKey(templateIds: string[]) {
  const { key, secret } = await service.body(
    'v1/api-keys/create',
    { name: '夜间同步', kinds: [kind, 'poi'], cityCodes: [cityCode], days: 30, templateIds },
    admin,
  );
  return { key, as: { token: secret } };
}
const submit = (as: { token: string }, text: string, fields: Record<string, string> = {}) =>
  service.upload('v1/imports/submit', { kind, cityCode, ...fields }, csvFile(text), { as });

test('templates are listed with what they read, renamed, and say when they were used', async () => {
  const templateId = await newTemplate();
  await newTemplate('乙公司');
  const detail = (await templates()).find((one) => one.templateId === templateId)!;
  expect(detail).toMatchObject({
    kind,
    name: '甲公司',
    headerRow: 2,
    crs: 'GCJ02',
    mode: 'merge',
    usedBy: [],
  });
  expect(detail.lastUsedAt).toBeNull();
  expect(detail.mapping.map(({ label, column, constant }) => [label, column ?? `＝${constant}`])).toEqual([
    ['点位编号', '代号'],
    ['点位名称', '叫法'],
    ['媒体', '＝电梯海报'],
    ['媒体形式', '种类'],
    ['经度', 'X坐标'],
    ['纬度', 'Y坐标'],
  ]);
  expect(detail.words).toEqual([{ label: '媒体形式', word: '梯牌', value: '电梯框架海报' }]);
  const rename = (name: string, id = templateId) =>
    service.call('v1/imports/templates/{templateId}/rename', { templateId: id, name }, admin);
  expect((await rename('乙公司')).envelope.message).toBe('媒体点位已有模板「乙公司」，请换一个名称');
  expect((await rename('甲公司', 'nothing')).envelope.message).toContain('导入模板');
  expect((await rename('甲公司（2026）')).envelope.body).toEqual({ templateId, name: '甲公司（2026）' });
  const { envelope } = await service.upload('v1/imports', { kind, cityCode }, csvFile(fileOf('A1')), admin);
  await service.body(
    'v1/imports/{importId}/mapping',
    { importId: envelope.body!.importId, templateId, mapping: [] },
    admin,
  );
  const [used] = (await templates()).filter(({ name }) => name === '甲公司（2026）');
  expect(Date.parse(used.lastUsedAt!)).toBeGreaterThan(0);
});

test('a call names a template, or its key does; it is refused once the template is gone', async () => {
  const templateId = await newTemplate();
  const plain = await newKey([]);
  expect((await submit(plain.as, fileOf('A1'))).envelope.message).toContain('缺少必填字段的列');
  expect((await submit(plain.as, fileOf('A1'), { template: '丙' })).envelope.message).toBe(
    '媒体点位没有导入模板「丙」；现有 甲公司',
  );
  const named = await submit(plain.as, fileOf('A1'), { template: '甲公司' });
  expect((await jobEnd(service, named.envelope.body!.jobId)).message).toBeNull();
  // Read as GCJ-02, as the template says, the place lies half a kilometre to the west.
  expect(await codes()).toEqual([['A1', true]]);
  const own = await submit(plain.as, fileOf('A2'), { template: '甲公司', crs: 'WGS84' });
  await jobEnd(service, own.envelope.body!.jobId);
  expect(await codes()).toEqual([
    ['A1', true],
    ['A2', false],
  ]);

  const { key, as } = await newKey([templateId]);
  expect(key.templates).toEqual([{ templateId, name: '甲公司', isGone: false }]);
  const { envelope } = await submit(as, fileOf('A3'));
  expect((await jobEnd(service, envelope.body!.jobId)).state).toBe('done');
  expect((await submit(as, fileOf('A4').replace('叫法', '叫什么'))).envelope.message).toBe(
    '文件中没有模板所读的列 「叫法」；文件中的列有 代号、叫什么、X坐标、Y坐标、种类',
  );
  await service.body('v1/imports/templates/{templateId}/rename', { templateId, name: '甲' }, admin);
  const [before] = await templates();
  expect(before.usedBy).toEqual([{ by: 'key', name: '夜间同步', owner: expect.any(String) as string }]);
  await remove(templateId);
  expect((await submit(as, fileOf('A5'))).envelope.message).toBe(
    '导入模板「甲」已被删除，未导入；请改选模板（密钥请另建，或在调用中写明 template）',
  );
  const [listed] = await service.body('v1/api-keys/list', {}, admin);
  expect(listed.templates).toEqual([{ templateId, name: '甲', isGone: true }]);
  expect((await codes()).map(([code]) => code)).toEqual(['A1', 'A2', 'A3']);
});

test('a key takes one template of each of its kinds', async () => {
  const [first, second] = [await newTemplate(), await newTemplate('乙公司')];
  const refusal = async (kinds: 'poi' | typeof kind, templateIds: string[]) =>
    (
      await service.call(
        'v1/api-keys/create',
        { name: 'a', kinds: [kinds], cityCodes: [cityCode], days: 30, templateIds },
        admin,
      )
    ).envelope.message;
  expect(await refusal('poi', [first])).toBe('模板「甲公司」用于媒体点位，不能用于所选的数据类型');
  expect(await refusal(kind, [first, second])).toBe('媒体点位只能选一个模板');
});

test('a schedule reads by its template under the name of now, and fails with it once it is gone', async () => {
  const templateId = await newTemplate();
  served = fileOf('B1', 'B2');
  const saved = await service.body(
    'v1/import-schedules/save',
    { name: '点位每日', kind, cityCode, url, timing: { everyMinutes: 30 }, templateId },
    admin,
  );
  expect(saved.template).toEqual({ templateId, name: '甲公司', isGone: false });
  await service.body('v1/imports/templates/{templateId}/rename', { templateId, name: '甲' }, admin);
  const run = async () => {
    service.advance(31 * minute);
    await tendToTheEnd(service);
    return (await service.body('v1/import-schedules/list', {}, admin))[0];
  };
  expect(await run()).toMatchObject({ lastState: 'imported', template: { name: '甲', isGone: false } });
  expect(await codes()).toEqual([
    ['B1', true],
    ['B2', true],
  ]);
  expect((await templates())[0].usedBy).toMatchObject([{ by: 'schedule', name: '点位每日' }]);
  await remove(templateId);
  served = fileOf('B1', 'B2', 'B3');
  expect(await run()).toMatchObject({
    lastState: 'failed',
    lastMessage: '导入模板「甲」已被删除，未导入；请改选模板（密钥请另建，或在调用中写明 template）',
    template: { name: '甲', isGone: true },
  });
  expect(await codes()).toHaveLength(2);
});

test('a folder names a template', async () => {
  await newTemplate();
  const place = join(folder, kind, cityCode);
  const put = async (at: string) => {
    await mkdir(join(place, at), { recursive: true });
    const path = join(place, at, 'a.csv');
    await writeFile(path, fileOf('C1'));
    const calm = new Date(service.context.now().getTime() - minute);
    await utimes(path, calm, calm);
  };
  await put('template=甲公司');
  await put('template=丙');
  await tendToTheEnd(service);
  const reportOf = async (path: string) =>
    JSON.parse(await readFile(join(place, path), 'utf8')) as Record<string, unknown>;
  expect(await reportOf('template=甲公司/done/a.csv.report.json')).toMatchObject({ state: 'imported' });
  expect(await reportOf('template=丙/failed/a.csv.report.json')).toMatchObject({
    message: '媒体点位没有导入模板「丙」；现有 甲公司',
  });
  expect(await codes()).toEqual([['C1', true]]);
});
