import { createHmac } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { busLineCsv, testLine } from '../../testing/bus-line-files.ts';
import { clearReleases } from '../../testing/import-file.ts';
import { openSftpServer } from '../../testing/sftp-server.ts';
import { tendToTheEnd } from '../../testing/tend-to-the-end.ts';
import { startTestService } from '../../testing/test-service.ts';
import { tendUnattended } from './tend-unattended.ts';

const service = startTestService();
const admin = { as: 'admin' } as const;
const cityCode = '440300';
const key = 'key-of-the-receiver-in-tests';

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

let server: Server;
let base: string;
let folder: string;
const asked: Asked[] = [];
let answer: { status: number; headers?: Record<string, string>; body?: string } = { status: 200 };
let hookStatus = 204;

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString('utf8')));
    request.on('end', () => {
      const { method = '', url: path = '', headers } = request;
      asked.push({ method, path, headers, body });
      if (method === 'POST') return response.writeHead(hookStatus).end();
      const isKnown = answer.headers?.etag !== undefined && headers['if-none-match'] === answer.headers.etag;
      response.writeHead(isKnown ? 304 : answer.status, answer.headers).end(isKnown ? '' : answer.body);
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  folder = await mkdtemp(join(tmpdir(), 'import-folder-'));
  Object.assign(service.context.config, {
    outgoingHosts: ['127.0.0.1'],
    importWebhook: { url: `${base}/hook`, key },
    importFolder: folder,
  });
});
afterAll(async () => {
  await new Promise((resolve) => void server.close(resolve));
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  asked.length = 0;
  hookStatus = 204;
  await clearReleases(service);
  await service.context.db.deleteFrom('import_schedule').execute();
  await service.context.db.deleteFrom('import_notice').execute();
});

const linesOf = (...names: readonly string[]) => busLineCsv(names.flatMap((name) => testLine(name)));
const tend = () => tendUnattended(service.context);

const wanted = (more: object = {}) => ({
  name: '公交每日',
  kind: 'bus-lines' as const,
  cityCode,
  url: `${base}/lines.csv`,
  timing: { everyMinutes: 30 },
  ...more,
});
const save = (more: object = {}) => service.body('v1/import-schedules/save', wanted(more), admin);
const state = async () => (await service.body('v1/import-schedules/list', {}, admin))[0];
const minute = 60_000;
const hooks = () => asked.filter(({ method }) => method === 'POST');

test('a file is pulled when it is due, once for each of its versions, while others plan; the operator is told', async () => {
  answer = { status: 200, headers: { etag: '"one"' }, body: linesOf('101路') };
  const { scheduleId } = await save({ userName: 'media', secret: 'pass-word' });
  await tendToTheEnd(service);
  expect(asked, 'not yet due').toEqual([]);
  service.advance(31 * minute);
  const planning = Array.from({ length: 30 }, () =>
    service.call('ai-option-mode/list', {}, { as: 'planner' }).then(({ status }) => status),
  );
  await tendToTheEnd(service);
  expect(new Set(await Promise.all(planning))).toEqual(new Set([200]));
  expect(await state()).toMatchObject({
    scheduleId,
    lastState: 'imported',
    lastMessage: null,
    hasSecret: true,
  });
  const release = await service.context.db.selectFrom('data_release').selectAll().executeTakeFirstOrThrow();
  expect(release.created_by).toMatch(/（定时导入「公交每日」）$/);
  expect(asked[0].headers.authorization).toBe(`Basic ${Buffer.from('media:pass-word').toString('base64')}`);
  const [hook] = hooks();
  expect(JSON.parse(hook.body)).toMatchObject({
    product: 'ooh-planner',
    origin: 'schedule',
    name: '公交每日',
    kind: 'bus-lines',
    cityCode,
    state: 'imported',
    releaseId: release.release_id,
    report: { rowsRead: 2, rowsAccepted: 2 },
  });
  expect(hook.headers['x-signature']).toBe(
    `sha256=${createHmac('sha256', key).update(hook.body).digest('hex')}`,
  );

  service.advance(31 * minute);
  await tendToTheEnd(service);
  expect((await state()).lastState).toBe('not-modified');
  answer = { status: 200, headers: { etag: '"two"' }, body: linesOf('101路') };
  service.advance(31 * minute);
  await tendToTheEnd(service);
  expect((await state()).lastState).toBe('unchanged');
  const stored = await service.context.db.selectFrom('import_schedule').selectAll().executeTakeFirstOrThrow();
  expect(JSON.stringify(stored)).not.toContain('pass-word');
});

test.each([
  [{ status: 404 }, /答复 404/],
  [{ status: 302, headers: { location: 'http://127.0.0.1/' } }, /不跟随转向/],
  [{ status: 200, body: '' }, /文件为空/],
  [{ status: 200, body: 'a,b\n1,2\n' }, /缺少必填字段的列/],
])('a pull that fails says why: %o', async (given, reason) => {
  answer = given;
  await save();
  service.advance(31 * minute);
  await tendToTheEnd(service);
  const { lastState, lastMessage } = await state();
  expect(lastState).toBe('failed');
  expect(lastMessage).toMatch(reason);
  expect(JSON.parse(hooks()[0].body)).toMatchObject({ state: 'failed', message: lastMessage });
});

test('hosts inside a network are refused, by name or number, unless the operator opens them', async () => {
  for (const url of [
    'https://10.0.0.8/a.csv',
    'https://localhost/a.csv',
    'https://[::1]/a.csv',
    'https://169.254.169.254/latest/meta-data',
    'https://[::ffff:10.0.0.8]/a.csv',
    'https://167772168/a.csv',
  ]) {
    const refused = await service.call('v1/import-schedules/save', wanted({ url }), admin);
    expect([url, refused.envelope.message]).toEqual([url, expect.stringMatching(/内部网络/)]);
  }
  const plain = await service.call(
    'v1/import-schedules/save',
    wanted({ url: 'http://example.com/a.csv' }),
    admin,
  );
  expect(plain.envelope.message).toContain('https://');
});

test('a file is pulled by SFTP from the server whose key is known', async () => {
  const sftp = await openSftpServer('media', 'pass-word');
  try {
    sftp.file = { path: '/out/lines.csv', bytes: Buffer.from(linesOf('7路')), changedSeconds: 1_790_000_000 };
    const url = `sftp://127.0.0.1:${sftp.port}/out/lines.csv`;
    const account = { url, userName: 'media', secret: 'pass-word' };
    await save({ ...account, hostKey: sftp.hostKey });
    service.advance(31 * minute);
    await tendToTheEnd(service);
    expect(await state()).toMatchObject({ lastState: 'imported', lastMessage: null });
    service.advance(31 * minute);
    await tendToTheEnd(service);
    expect((await state()).lastState).toBe('not-modified');

    await service.context.db.deleteFrom('import_schedule').execute();
    await save({ ...account, hostKey: `SHA256:${'A'.repeat(43)}` });
    service.advance(31 * minute);
    await tendToTheEnd(service);
    expect((await state()).lastMessage).toContain(`主机指纹是 ${sftp.hostKey}`);
  } finally {
    await sftp.close();
  }
});

test('a notice that is not taken is sent again later', async () => {
  hookStatus = 500;
  answer = { status: 404 };
  await save();
  service.advance(31 * minute);
  await tendToTheEnd(service);
  expect(hooks()).toHaveLength(1);
  await tend();
  expect(hooks(), 'not at once').toHaveLength(1);
  hookStatus = 204;
  service.advance(minute);
  await service.context.db.deleteFrom('import_schedule').execute();
  await tend();
  expect(hooks()).toHaveLength(2);
  expect(hooks()[1].body).toBe(hooks()[0].body);
  service.advance(24 * 60 * minute);
  await tend();
  expect(hooks()).toHaveLength(2);
});

test('whole files of the folder are imported and moved with a report; others wait', async () => {
  const place = join(folder, 'bus-lines', cityCode);
  await mkdir(place, { recursive: true });
  const put = async (name: string, text: string, secondsAgo = 60) => {
    const path = join(place, name);
    await writeFile(path, text);
    const at = new Date(service.context.now().getTime() - secondsAgo * 1000);
    await utimes(path, at, at);
  };
  await put('good.csv', linesOf('3路'));
  await put('bad.csv', 'a,b\n1,2\n');
  await put('growing.csv', linesOf('4路'), 1);
  await put('draft.csv.part', linesOf('5路'));
  await symlink('/etc/hosts', join(place, 'link.csv'));
  await tendToTheEnd(service);
  expect((await readdir(place)).toSorted()).toEqual(
    ['done', 'draft.csv.part', 'failed', 'growing.csv', 'link.csv', 'processing'].toSorted(),
  );
  const reportOf = async (path: string) =>
    JSON.parse(await readFile(join(place, path), 'utf8')) as Record<string, unknown>;
  expect(await reportOf('done/good.csv.report.json')).toMatchObject({
    state: 'imported',
    report: { rowsRead: 2 },
  });
  expect(await reportOf('failed/bad.csv.report.json')).toMatchObject({
    state: 'failed',
    message: expect.stringContaining('缺少必填字段的列') as string,
  });
  expect(await readdir(join(place, 'processing'))).toEqual([]);
  expect(
    hooks()
      .map(({ body }) => (JSON.parse(body) as { name: string }).name)
      .toSorted(),
  ).toEqual(['bad.csv', 'good.csv']);
});

test('a file that a service had taken when it ended is taken again', async () => {
  const place = join(folder, 'bus-lines', '310100');
  await mkdir(join(place, 'processing'), { recursive: true });
  await writeFile(join(place, 'processing', 'left.csv'), 'a,b\n1,2\n');
  service.advance(11 * minute);
  await tend();
  expect((await readdir(place)).toSorted()).toEqual(['failed', 'processing']);
});

test('a schedule is its user’s own: changed, made due, paused and removed by no other', async () => {
  const { scheduleId } = await save();
  const other = { as: 'planner' } as const;
  expect(await service.body('v1/import-schedules/list', {}, other)).toEqual([]);
  for (const path of ['run', 'remove'] as const) {
    const refused = await service.call(`v1/import-schedules/{scheduleId}/${path}`, { scheduleId }, other);
    expect(refused.envelope.message).toBe('未找到定时导入');
  }
  answer = { status: 200, body: linesOf('9路') };
  await service.body('v1/import-schedules/{scheduleId}/run', { scheduleId }, admin);
  await tendToTheEnd(service);
  expect((await state()).lastState).toBe('imported');
  await save({ scheduleId, isEnabled: false, timing: { dailyAt: '02:30' } });
  expect(await state()).toMatchObject({ isEnabled: false, nextAt: null, timing: { dailyAt: '02:30' } });
  const paused = await service.call('v1/import-schedules/{scheduleId}/run', { scheduleId }, admin);
  expect(paused.envelope.message).toContain('已停用');
  await service.body('v1/import-schedules/{scheduleId}/remove', { scheduleId }, admin);
  expect(await service.body('v1/import-schedules/list', {}, admin)).toEqual([]);
});
