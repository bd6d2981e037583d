import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { expectSoon } from './harness/expect-soon.ts';
import { freeMap } from './harness/free-map.ts';
import { startJourney } from './harness/journey.ts';
import { offeredItems, storeOffered } from './harness/offered-items.ts';
import { untilCalm } from './harness/screenshot.ts';

// What every screen that is all map can do: room for the map, its panels, its tools, and its view in the address.
const districts = '/strategy/scene/business';
let orderId: string;

const journey = startJourney('map-workbench', {
  data: 'small-shenzhen',
  window: { width: 1440, height: 900 },
  async arrange({ api }) {
    const items = [...(await offeredItems(api, 1, 2, 1)), ...(await offeredItems(api, 2, 4, 1))];
    ({ orderId } = await storeOffered(api, { name: '星河汽车 地图', budgetFen: 100_000_000, items }));
  },
});

const map = () => journey.page.getByRole('application', { name: /地图/ });
const dockIsOpen = () =>
  journey.page.getByRole('button', { name: /^下方面板/ }).and(journey.page.locator('[aria-expanded="true"]'));

/** Views of an order, which share a dock: `npm run test:all` opens them all, `npm test` two. */
const takesAll = process.env['OOH_TEST_ALL'] === '1';
const views = [
  'heat-map',
  'district-map',
  'overall-delivery-status',
  'medium-info-line',
  'medium-info-point',
];
const opened = takesAll ? views : ['heat-map', 'medium-info-line'];

/** Opened once more: a screen of its own, and one of the views that share a dock. `npm run test:all` opens them all. */
const reloaded = takesAll ? /^/ : /^\/media\/vision|view=heat-map/;

async function open(path: string): Promise<void> {
  await journey.page.goto(path);
  await map().waitFor({ timeout: 60_000 });
  await untilCalm(journey.page, 60_000);
}

test('with the dock closed at least half of a window of 1440 × 900 is free map, and it stays closed', async () => {
  const { page } = journey;
  for (const path of [
    districts,
    '/media/vision/aoi',
    '/media/analysis/city',
    ...opened.map((view) => `/marketing/order/detail?orderId=${orderId}&view=${view}`),
  ]) {
    await open(path);
    await page.keyboard.press('d');
    await dockIsOpen().waitFor({ state: 'detached' });
    const { width, height } = await freeMap(page);
    expect({ path, isHalf: width * height >= (1440 * 900) / 2 }).toEqual({ path, isHalf: true });
    if (!reloaded.test(path)) continue;
    await page.reload();
    await map().waitFor({ timeout: 60_000 });
    expect(await dockIsOpen().count()).toBe(0);
  }
});

test('the keys fold the left panel and leave the map alone', async () => {
  const { page } = journey;
  await open(districts);
  const panel = page.getByRole('search', { name: '筛选商圈' });
  await panel.waitFor();
  await page.keyboard.press('[');
  await panel.waitFor({ state: 'hidden' });
  await page.keyboard.press('[');
  await panel.waitFor();
  await page.keyboard.press('f');
  await page.getByRole('button', { name: '显示面板（F）' }).waitFor();
  await page.keyboard.press('f');
  await panel.waitFor();
});

test('a way is measured by the keyboard, corner after corner', async () => {
  const { page } = journey;
  await page.getByRole('button', { name: '测距' }).click();
  await page.getByText('点击地图定起点，Esc 结束测距').waitFor();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.getByText(/^总长 [1-9]/).waitFor();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.getByText(/^总长 .*，末段 [1-9]/).waitFor();
  await page.keyboard.press('Escape');
  await page.getByText(/^总长/).waitFor({ state: 'hidden' });
});

test('a box chooses the business districts in it, and a click inside picks none', async () => {
  const { page } = journey;
  await open(districts);
  await page.getByRole('button', { name: '框选' }).click();
  const free = await freeMap(page);
  await page.mouse.click(free.left + 4, free.top + 4);
  await page.mouse.click(free.left + free.width / 2, free.top + free.height - 4);
  const chosen = () => new URL(page.url()).searchParams.get('ids')?.split(',').length ?? 0;
  await expectSoon(chosen).toBeGreaterThan(1);
  await page.getByRole('tab', { name: `商圈对比 ${chosen()}` }).waitFor();
  await page.getByRole('button', { name: '框选', pressed: false }).waitFor();
});

test('a lasso drawn by hand chooses the business districts in it, and the map stands still', async () => {
  const { page } = journey;
  await open(districts);
  const hash = new URL(page.url()).hash;
  await page.getByRole('button', { name: '套索选择' }).click();
  await page.getByText('按住拖动圈出范围', { exact: false }).waitFor();
  const free = await freeMap(page);
  const [x, y] = [free.left + free.width / 2, free.top + free.height / 2];
  const at = (part: number) =>
    [
      x + 0.45 * free.width * Math.cos(2 * Math.PI * part),
      y + 0.45 * free.height * Math.sin(2 * Math.PI * part),
    ] as const;
  await page.mouse.move(...at(0));
  await page.mouse.down();
  for (let step = 1; step < 24; step += 1) await page.mouse.move(...at(step / 24));
  await page.getByText('松开完成').waitFor();
  await page.mouse.up();
  const chosen = () => new URL(page.url()).searchParams.get('ids')?.split(',').length ?? 0;
  await expectSoon(chosen).toBeGreaterThan(1);
  await page.getByRole('button', { name: '套索选择', pressed: false }).waitFor();
  expect(new URL(page.url()).hash).toBe(hash);
  journey.expectNoTrouble();
});

test('view and layers are in the address: a link shows the same map, and a filter keeps it', async () => {
  const { page } = journey;
  await map().focus();
  await page.keyboard.press('+');
  await expectSoon(() => new URL(page.url()).hash).toMatch(/^#\d+(\.\d+)?\/22\.\d+\/11[34]\.\d+$/);
  await page.getByRole('button', { name: /^图层/ }).click();
  await page.getByRole('checkbox', { name: '商圈中心与名称' }).uncheck();
  await expectSoon(() => new URL(page.url()).hash).toMatch(/\/-names$/);
  const [hash, scale] = [new URL(page.url()).hash, page.getByText(/^\d+\s(公里|米)$/)];
  const scaleText = await scale.textContent();
  await page.reload();
  await map().waitFor({ timeout: 60_000 });
  await untilCalm(page);
  expect(await scale.textContent()).toBe(scaleText);
  await page.getByRole('button', { name: /^图层/ }).click();
  expect(await page.getByRole('checkbox', { name: '商圈中心与名称' }).isChecked()).toBe(false);
  await page.getByText('工作日', { exact: true }).first().click();
  await expectSoon(() => new URL(page.url()).searchParams.get('day')).toBe('workday');
  expect(new URL(page.url()).hash).toBe(hash);
});

test('the picture of the map is not blank', async () => {
  const { page } = journey;
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: '导出图片' }).click();
  const picture = await readFile(await (await waiting).path());
  const colours = await page.evaluate(async (text) => {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const pen = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!;
    pen.drawImage(bitmap, 0, 0);
    // The middle of the map, without title, legend and footnote.
    const middle = pen.getImageData(bitmap.width / 4, bitmap.height / 4, bitmap.width / 2, bitmap.height / 2);
    return new Set(new Uint32Array(middle.data.buffer)).size;
  }, picture.toString('base64'));
  expect(colours).toBeGreaterThan(50);
  journey.expectNoTrouble();
});

test('an order’s time is played week by week', async () => {
  const { page } = journey;
  await open(`/marketing/order/detail?orderId=${orderId}&view=heat-map`);
  await page.getByRole('button', { name: '播放投放周' }).click();
  await expectSoon(() => new URL(page.url()).searchParams.get('week')).toBe('2');
  await page.getByRole('button', { name: '暂停播放' }).click();
  await page.getByRole('button', { name: '播放投放周' }).waitFor();
  journey.expectNoTrouble();
});

test('two weeks are compared left and right of a line that the keys move, and the link keeps them', async () => {
  const { page } = journey;
  await open(`/marketing/order/detail?orderId=${orderId}&view=heat-map&week=1`);
  await page.getByRole('combobox', { name: '左右对比' }).click();
  await page.getByRole('option', { name: '对比第 2 周' }).waitFor({ state: 'attached' });
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expectSoon(() => new URL(page.url()).searchParams.get('against')).toBe('2');
  await page.reload();
  const line = page.getByRole('slider', { name: '左右对比的分界' });
  await line.waitFor({ timeout: 60_000 });
  await untilCalm(page, 60_000);
  expect(await line.getAttribute('aria-valuetext')).toBe('左侧第 1 周，右侧第 2 周');
  const frame = page.locator('[data-map]');
  expect(await page.locator('canvas').count()).toBeGreaterThan(1);
  const before = Number(await line.getAttribute('aria-valuenow'));
  const picture = await frame.screenshot();
  await line.focus();
  for (let step = 0; step < 6; step += 1) await page.keyboard.press('ArrowLeft');
  expect(Number(await line.getAttribute('aria-valuenow'))).toBe(before - 12);
  expect((await frame.screenshot()).equals(picture)).toBe(false);
  journey.expectNoTrouble();
});
