import { existsSync } from 'node:fs';
import { mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { cityOutline } from '../apps/server/src/city-data/basemap/build-basemap.ts';
import { buildFromExtract } from '../apps/server/src/city-data/basemap/build-from-extract.ts';
import { cityArchivePath } from '../apps/server/src/city-data/basemap/kept-basemaps.ts';
import { movedArchive } from '../apps/server/src/testing/moved-archive.ts';
import { osmCity } from '../apps/server/src/testing/osm-city.ts';
import { osmFile } from '../apps/server/src/testing/osm-file.ts';
import { enterSignedIn, openPage, type JourneyPage } from './harness/browser.ts';
import { expectSoon } from './harness/expect-soon.ts';
import { openFixture } from './harness/journey.ts';
import { pretendCard } from './harness/pretend-card.ts';
import { screenshot, untilCalm } from './harness/screenshot.ts';
import { plannedId } from './harness/seeded-plan.ts';

// What an operator adds to the base map: chosen in the map, drawn by both kinds of map, named with its source.
const cityCode = '440300';
const folder = await mkdtemp(join(tmpdir(), 'base-maps-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Real vector tiles, kept outside of the repository; without them the test that draws them is skipped. */
const fixture = new URL('../../shared/data/basemap/fixture-firenze.pmtiles', import.meta.url).pathname;
const hasFixture = existsSync(fixture);
const operatorFile = join(folder, 'operator.pmtiles');
if (hasFixture) await writeFile(operatorFile, await movedArchive(fixture, { lng: 114.06, lat: 22.545 }));

let archive: string;
let planId: string;

const desk = openFixture({
  data: 'planned-shenzhen',
  env: hasFixture ? { BASEMAP: operatorFile } : {},
  async prepare({ config }) {
    const { bounds } = await cityOutline(cityCode);
    const extract = join(folder, 'city.osm.pbf');
    await writeFile(extract, osmFile(osmCity(bounds)));
    await buildFromExtract(config.dataDir, extract, cityCode);
    archive = cityArchivePath(config.dataDir, cityCode);
  },
  async arrange({ api }) {
    planId = await plannedId(api);
  },
});

/** Here the processor does the work of the card, pixel by pixel: the window is small. */
const cardWindow = { width: 1280, height: 720 };

async function openPlan(isCard: boolean): Promise<JourneyPage> {
  const tab = await openPage(desk.browser, desk.service, isCard ? cardWindow : {});
  await enterSignedIn(tab, desk.service, 'planner');
  if (isCard) await tab.context.addInitScript(pretendCard);
  await tab.page.goto(`/marketing/smart-select/plan-bus?planId=${planId}`);
  await tab.page.getByRole('button', { name: /^底图：/ }).waitFor({ timeout: 120_000 });
  await untilCalm(tab.page, 120_000);
  return tab;
}

async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /^底图：/ }).click();
  await page.getByRole('radio', { name, exact: true }).click();
  await page.getByRole('button', { name: `底图：${name}` }).waitFor();
  await page.keyboard.press('Escape');
  await untilCalm(page, 60_000);
}

const osmSource = (page: Page) => page.getByText('© OpenStreetMap contributors', { exact: true });
const schematicSource = (page: Page) => page.getByText('示意路网，非实测道路', { exact: true });

/** Both kinds of map by `npm run test:all`, else the painted one: `map-kinds` and `map-ground` look at what a card draws. */
const kinds = [
  { kind: 'painted by the processor', isCard: false },
  { kind: 'drawn by a graphics card', isCard: true },
];

test.each(kinds.slice(0, process.env['OOH_TEST_ALL'] === '1' ? kinds.length : 1))(
  'streets of OpenStreetMap on a map $kind, with their source, until others are chosen',
  async ({ isCard }) => {
    const tab = await openPlan(isCard);
    const { page } = tab;
    await osmSource(page).waitFor();
    await screenshot(page, `base-maps-osm-${isCard ? 'card' : 'painted'}`);
    const real = await page.locator('[data-map]').screenshot();
    await choose(page, '示意路网');
    await schematicSource(page).waitFor();
    await expectSoon(async () => (await page.locator('[data-map]').screenshot()).equals(real)).toBe(false);
    await page.reload();
    await schematicSource(page).waitFor({ timeout: 60_000 });
    expect(await osmSource(page).count()).toBe(0);
    tab.expectNoTrouble();
    await tab.close();
  },
);

test.skipIf(!hasFixture)('tiles of Protomaps from the file of the operator', async () => {
  const tab = await openPlan(false);
  const { page } = tab;
  await choose(page, '矢量瓦片');
  await page.getByText('Protomaps © OpenStreetMap', { exact: true }).waitFor();
  await screenshot(page, 'base-maps-pmtiles');
  tab.expectNoTrouble();
  await tab.close();
});

test('AMap that cannot be loaded gives way to the map of the product, and the reader is told once', async () => {
  const tab = await openPage(desk.browser, desk.service);
  const { page } = tab;
  await page.route('**/account/get-user-info', async (route) => {
    const answer = await route.fetch();
    const { body, ...rest } = (await answer.json()) as { body: object };
    await route.fulfill({ response: answer, json: { ...rest, body: { ...body, amapKey: 'not a key' } } });
  });
  await page.route('https://webapi.amap.com/**', (route) => route.abort());
  await enterSignedIn(tab, desk.service, 'planner');
  await page.goto(`/marketing/smart-select/plan-bus?planId=${planId}`);
  await page.getByText('高德地图加载失败，已改用内置底图').waitFor({ timeout: 60_000 });
  await page.getByRole('button', { name: /^底图：/ }).waitFor();
  await untilCalm(page, 120_000);
  expect(await page.getByText('高德地图加载失败，已改用内置底图').count()).toBe(1);
  await osmSource(page).or(schematicSource(page)).waitFor();
  await tab.close();
});

test('an archive that is damaged gives way to the schematic streets, and the reader is told', async () => {
  const file = await open(archive, 'r+');
  const { size } = await file.stat();
  // Header and directory stay whole: the tiles alone are spoilt. Where they begin stands in the header.
  const { buffer } = await file.read(Buffer.alloc(8), 0, 8, 56);
  const start = Number(buffer.readBigUInt64LE());
  await file.write(Buffer.alloc(size - start, 7), 0, size - start, start);
  await file.close();
  const tab = await openPlan(false);
  const { page } = tab;
  await page.getByText('底图“OpenStreetMap”无法读取，已改用其他底图').waitFor();
  await expectSoon(() => osmSource(page).count()).toBe(0);
  await page.getByRole('button', { name: '底图：示意路网' }).waitFor();
  await tab.close();
});
