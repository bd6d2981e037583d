import { chinaDate } from '@ooh/contract/domain/china-time';
import type { Locator, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { drawScene, stampPhoto } from '../apps/server/src/demo/draw-photo.ts';
import { accessibilityViolations } from './harness/accessibility.ts';
import { countClicks } from './harness/count-clicks.ts';
import { fieldOrderName, fieldUnits, storeFieldOrder } from './harness/field-order.ts';
import { startJourney } from './harness/journey.ts';
import { screenshot, untilCalm } from './harness/screenshot.ts';

// One batch on a phone, from the first posting to refused photos: each test continues where the one before it ended.
let orderId: string;

const journey = startJourney('field', {
  data: 'small-shenzhen',
  prepare: storeFieldOrder,
  window: { width: 390, height: 844 },
  async arrange({ api }) {
    const { rows } = await api.call('mediaOrder/list', { keyword: fieldOrderName });
    orderId = rows[0].orderId;
  },
});

const scene = drawScene('field', 'near', { format: { mediumId: 1, formId: 1 }, brand: 'field' });
const today = chinaDate(new Date());
const stamp = { takenAt: `${today} 00:00:30`, lng: 114.05, lat: 22.54 };
const photo = (number: number, changed: Partial<Parameters<typeof stampPhoto>[1]> = {}) => ({
  name: `IMG_${number}.png`,
  mimeType: 'image/png',
  buffer: stampPhoto(scene, { ...stamp, ...changed }, `field ${number}`),
});

const units = async () => (await journey.api.call('v1/monitoring/list', { orderId, pageSize: 200 })).rows;
const photos = async () =>
  (await journey.api.call('v1/monitoring/photo-wall', { orderId, pageSize: 200 })).rows;
const queue = (): Locator => journey.page.getByRole('region', { name: '上传队列' });
const album = (): Locator => journey.page.getByLabel('相册', { exact: true });

async function settled(received: number, refused: number): Promise<void> {
  await queue().getByText(`已收 ${received}`, { exact: true }).waitFor({ timeout: 120_000 });
  await queue().getByText(`被拒 ${refused}`, { exact: true }).waitFor();
  await queue().getByText('待上传 0', { exact: true }).waitFor();
}

async function calmAndAccessible(name: string): Promise<void> {
  await untilCalm(journey.page);
  await screenshot(journey.page, `field-${name}`);
  expect(await accessibilityViolations(journey.page)).toEqual([]);
  // Nothing reaches beyond the screen of a phone.
  expect(await journey.page.evaluate('document.documentElement.scrollWidth')).toBe(390);
}

test('a batch that is due today is one tap away, and all its units are posted at once', async () => {
  const clicks = await countClicks(journey.page);
  await journey.page.goto('/field');
  await calmAndAccessible('due');
  await journey.page.getByRole('link', { name: new RegExp(fieldOrderName) }).click();
  await journey.page.getByRole('checkbox', { name: '全选' }).check();
  await journey.page.getByRole('button', { name: '登记上刊' }).click();
  const dialog = journey.page.getByRole('dialog', { name: `登记上刊：${fieldUnits} 个点位` });
  await untilCalm(journey.page);
  await screenshot(journey.page, 'field-mark');
  await dialog.getByRole('button', { name: /^保\s*存$/ }).click();
  await settled(fieldUnits, 0);
  // The batch, all of its units, the button and its confirmation.
  expect(await clicks()).toBe(4);
  expect((await units()).map(({ state, postedOn }) => `${state} ${postedOn}`)).toEqual(
    Array.from({ length: fieldUnits }, () => `posted ${today}`),
  );
  await calmAndAccessible('posted');
});

/** Every seventh answer is lost after the service has acted on it. */
function losingAnswers() {
  let requests = 0;
  return async (route: Route) => {
    requests += 1;
    if (requests % 7 !== 0) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  };
}

test('48 photos arrive once each, though answers are lost, the line is cut and the page is loaded again', async () => {
  const address = '**/api/v1/monitoring/photos';
  await journey.page.route(address, losingAnswers());
  await album().setInputFiles(Array.from({ length: fieldUnits }, (_, number) => photo(number + 1)));
  await queue()
    .getByText(/^已收 (5[2-9]|[6-9]\d)$/)
    .waitFor();
  await journey.context.setOffline(true);
  await queue()
    .getByText(/^没有网络/)
    .waitFor();
  // Work goes on without a connection.
  const name = await journey.page.getByRole('checkbox', { name: /^选择/ }).first().getAttribute('aria-label');
  await journey.page.getByRole('checkbox', { name: '全选' }).uncheck();
  await journey.page.getByRole('checkbox', { name: name!, exact: true }).check();
  await album().setInputFiles([photo(100)]);
  // All that was chosen is on the device, the last photo too.
  await queue()
    .locator(`progress[max="${2 * fieldUnits + 1}"]`)
    .waitFor();
  await screenshot(journey.page, 'field-cut');
  expect((await photos()).length).toBeLessThan(fieldUnits);
  // There is a connection again, but not to the photos: the page is loaded anew with all that waits.
  await journey.page.unroute(address);
  await journey.page.route(address, (route) => route.abort('connectionrefused'));
  await journey.context.setOffline(false);
  await journey.page.reload();
  await queue()
    .getByText(/^待上传 [1-9]/)
    .waitFor();
  await journey.page.unroute(address);
  await queue().getByRole('button', { name: '立即上传' }).click();
  await settled(2 * fieldUnits + 1, 0);
  const counts = (await units()).map((row) => row.photos).toSorted((a, b) => b - a);
  expect(counts).toEqual([2, ...Array.from({ length: fieldUnits - 1 }, () => 1)]);
  expect(new Set((await photos()).map(({ sha256 }) => sha256)).size).toBe(fieldUnits + 1);
  journey.forgive(/ERR_(CONNECTION|INTERNET)/);
  await calmAndAccessible('received');
});

test('photos that prove nothing say why, and the others go on', async () => {
  const rows = journey.page.getByRole('checkbox', { name: /^选择/ });
  for (let at = 1; at <= 6; at++) await rows.nth(at).check();
  await album().setInputFiles([
    photo(201, { takenAt: null }),
    photo(202, { lng: null, lat: null }),
    photo(203, { takenAt: '2026-01-02 10:00:00' }),
    { ...photo(1), name: 'IMG_204.png' },
    { name: 'IMG_205.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') },
    photo(206),
  ]);
  await settled(2 * fieldUnits + 2, 5);
  await journey.page.getByText('5 项被拒，查看原因').click();
  const refused = queue().getByRole('list', { name: '被拒的项目' }).getByRole('listitem');
  const words = await refused.allInnerTexts();
  for (const [at, reason] of [
    /没有拍摄时间/,
    /没有定位/,
    /拍摄于 2026-01-02，早于上刊日/,
    /是同一张/,
    /不是 JPEG、PNG 或 WebP/,
  ].entries())
    expect(words[at]).toMatch(reason);
  expect(await photos()).toHaveLength(fieldUnits + 2);
  await calmAndAccessible('refused');
  await queue().getByRole('button', { name: '全部移除' }).click();
  await settled(2 * fieldUnits + 2, 0);
});

test('an exception is reported from the field', async () => {
  const rows = journey.page.getByRole('checkbox', { name: /^选择/ });
  for (let at = 2; at <= 6; at++) await rows.nth(at).uncheck();
  await journey.page.getByRole('button', { name: '报异常' }).click();
  const dialog = journey.page.getByRole('dialog', { name: '报异常：1 个点位' });
  await dialog.getByRole('radio', { name: '不亮' }).check();
  await dialog.getByRole('textbox', { name: '说明' }).fill('灯箱整面不亮');
  await untilCalm(journey.page);
  await screenshot(journey.page, 'field-exception');
  await dialog.getByRole('button', { name: /^保\s*存$/ }).click();
  await settled(2 * fieldUnits + 3, 0);
  await journey.page.getByText('不亮', { exact: true }).waitFor();
  const wrong = (await units()).filter(({ state }) => state === 'damaged');
  expect(wrong.map(({ damage, postedOn, note }) => [damage, postedOn, note])).toEqual([
    ['unlit', today, '灯箱整面不亮'],
  ]);
  journey.expectNoTrouble();
});
