import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startJourney } from './harness/journey.ts';
import { screenshot } from './harness/screenshot.ts';
import { chooseShenzhen, shenzhen } from './harness/shenzhen.ts';

// Positions come in by a key, leave as a table and come in again; the key is revoked; a schedule fetches a file.
const journey = startJourney('data-out-and-in', {
  data: 'small-shenzhen',
  env: { OUTGOING_HOSTS: '127.0.0.1' },
});

const positions = [
  '点位编号,点位名称,媒体,媒体形式,经度,纬度,等级,面号,已售时段',
  'OUT-1,走查一号站,公交候车亭,候车亭灯箱,114.0601,22.5401,S,1,2026-12-01~2026-12-14',
  'OUT-1,走查一号站,公交候车亭,候车亭灯箱,114.0601,22.5401,S,2,',
  'OUT-2,=走查二号站,公交候车亭,,114.0702,22.5502,,1,',
  '',
].join('\n');

let server: Server;
let secret = '';
let exported: Buffer;

beforeAll(async () => {
  server = createServer((_request, response) => response.writeHead(200, { etag: '"1"' }).end(positions));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise((resolve) => void server.close(resolve)));

async function submit(bytes: string | Buffer, name: string) {
  const form = new FormData();
  form.set('kind', 'media-positions');
  form.set('cityCode', shenzhen);
  form.set('file', new Blob([new Uint8Array(Buffer.from(bytes))]), name);
  const headers = { authorization: `Bearer ${secret}` };
  const sent = await fetch(`${journey.service.url}/api/v1/imports/submit`, {
    method: 'POST',
    headers,
    body: form,
  });
  const { body, message } = (await sent.json()) as { body: { importId: string } | null; message: string };
  if (body === null) return { status: sent.status, message, state: null, isUnchanged: null };
  const result = async () => {
    const answer = await fetch(`${journey.service.url}/api/v1/imports/${body.importId}/result`, { headers });
    return (await answer.json()) as {
      body: { isEnded: boolean; state: string; report: { isUnchanged: boolean } | null };
    };
  };
  await expect.poll(async () => (await result()).body.isEnded, { timeout: 60_000 }).toBe(true);
  const { state, report } = (await result()).body;
  return { status: sent.status, message, state, isUnchanged: report?.isUnchanged ?? null };
}

test('a key is made, shown once and imports a file', async () => {
  const { page } = journey;
  await page.goto('/administration/api-keys');
  await page.getByText('还没有 API 密钥').waitFor();
  await page.getByRole('button', { name: '新建密钥' }).first().click();
  const dialog = page.getByRole('dialog', { name: '新建 API 密钥' });
  await dialog.getByRole('button', { name: /^创\s*建$/ }).click();
  await dialog.getByText('请填写名称').waitFor();
  await dialog.getByRole('textbox', { name: '名称' }).fill('点位系统');
  await dialog.getByRole('combobox', { name: '数据类型' }).fill('媒体点位');
  await page.keyboard.press('Enter');
  // The list of several choices stays open.
  await page.keyboard.press('Escape');
  await chooseShenzhen(page, dialog.locator('button', { hasText: '选择城市' }));
  await screenshot(page, 'data-out-and-in-new-key');
  await dialog.getByRole('button', { name: /^创\s*建$/ }).click();
  const once = page.getByRole('dialog', { name: '密钥「点位系统」' });
  secret = /ooh_[\w-]{43}/.exec(await once.innerText())?.[0] ?? '';
  expect(secret).not.toBe('');
  await screenshot(page, 'data-out-and-in-secret');
  await once.getByRole('button', { name: '我已保存' }).click();
  await page.getByRole('table', { name: 'API 密钥' }).getByText('点位系统').waitFor();
  expect(await page.locator('body').innerText()).not.toContain(secret);
  expect(await submit(positions, '点位.csv')).toMatchObject({ state: 'imported', isUnchanged: false });
});

test('the version leaves by its menu and changes nothing when it comes in again', async () => {
  const { page } = journey;
  await page.goto('/administration/data-releases?kind=media-positions');
  await page
    .getByRole('button', { name: /^导出 R-/ })
    .first()
    .click();
  await screenshot(page, 'data-out-and-in-menu');
  const waiting = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'CSV', exact: true }).click();
  exported = await readFile(await (await waiting).path());
  const text = exported.toString('utf8');
  expect(text).toContain("'=走查二号站");
  expect(text).toContain('2026-12-01~2026-12-14');
  expect(await submit(exported, '导出.csv')).toMatchObject({ state: 'imported', isUnchanged: true });
  await page.goto('/exports');
  await page.getByText('城市数据').first().waitFor();
});

test('the key is revoked, and the next request is refused', async () => {
  const { page } = journey;
  await page.goto('/administration/api-keys');
  await page.getByRole('button', { name: '吊销密钥 点位系统' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^吊\s*销$/ })
    .click();
  await page.getByText('已吊销', { exact: true }).first().waitFor();
  expect(await submit(exported, '导出.csv')).toMatchObject({
    status: 403,
    message: 'API 密钥无效、已到期或已吊销',
  });
  await screenshot(page, 'data-out-and-in-revoked');
});

test('a schedule fetches a file and shows what became of it', async () => {
  const { page } = journey;
  await page.goto('/administration/import-schedules');
  await page.getByRole('button', { name: '新建定时导入' }).first().click();
  const dialog = page.getByRole('dialog', { name: '新建定时导入' });
  await dialog.getByRole('textbox', { name: '名称' }).fill('点位每日');
  await dialog.getByRole('combobox', { name: '数据类型' }).fill('媒体点位');
  await page.keyboard.press('Enter');
  await chooseShenzhen(page, dialog.locator('button', { hasText: '选择城市' }));
  const { port } = server.address() as AddressInfo;
  await dialog.getByRole('textbox', { name: '地址' }).fill(`http://127.0.0.1:${port}/positions.csv`);
  await screenshot(page, 'data-out-and-in-schedule');
  await dialog.getByRole('button', { name: /^保\s*存$/ }).click();
  await page.getByText('还没有执行').waitFor();
  await page.getByRole('button', { name: '立即执行 点位每日' }).click();
  await page.getByText('数据没有变化').waitFor({ timeout: 60_000 });
  await screenshot(page, 'data-out-and-in-scheduled');
  journey.expectNoTrouble();
});
