import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { enterSignedIn, openPage, type JourneyPage } from './harness/browser.ts';
import { expectSoon } from './harness/expect-soon.ts';
import { pretendCard } from './harness/pretend-card.ts';
import { screenshot, untilCalm } from './harness/screenshot.ts';
import { plannedId } from './harness/seeded-plan.ts';
import { openFixture } from './harness/journey.ts';

let planId: string;

const desk = openFixture({
  data: 'planned-shenzhen',
  async arrange({ api }) {
    planId = await plannedId(api);
  },
});

const mapOf = (page: Page) => page.getByRole('application', { name: /地图/ });

interface Place {
  readonly x: number;
  readonly y: number;
}

/** A place on the map where the pointer finds a line; null while none is drawn. */
async function lineNow(page: Page): Promise<Place | null> {
  const box = (await mapOf(page).boundingBox())!;
  for (let row = 4; row < 7; row += 1)
    for (let x = Math.round(box.x + box.width * 0.4); x < box.x + box.width * 0.8; x += 5) {
      const y = Math.round(box.y + (box.height * row) / 10);
      await page.mouse.move(x, y);
      const cursor = await mapOf(page).evaluate((canvas) => canvas.style.cursor);
      if (cursor === 'pointer') return { x, y };
    }
  return null;
}

/** A place on the map where the pointer finds a line, once the lines are drawn. */
async function findLine(page: Page): Promise<Place> {
  let found: Place | null = null;
  await expectSoon(async () => (found = await lineNow(page))).not.toBeNull();
  return found!;
}

/** Here the processor does the work of the card, pixel by pixel: the window is small. */
const cardWindow = { width: 1280, height: 720 };

async function openPlan(isCard: boolean): Promise<JourneyPage> {
  const tab = await openPage(desk.browser, desk.service, isCard ? cardWindow : {});
  await enterSignedIn(tab, desk.service, 'planner');
  if (isCard) await tab.context.addInitScript(pretendCard);
  await tab.page.goto(`/marketing/smart-select/plan-bus?planId=${planId}`);
  await mapOf(tab.page).waitFor({ timeout: 120_000 });
  await untilCalm(tab.page, 120_000);
  return tab;
}

test.each([
  { kind: 'painted by the processor', isCard: false },
  { kind: 'drawn by a graphics card', isCard: true },
])('a map $kind: pointed at, picked, moved, zoomed by keys, saved as a picture', async ({ isCard }) => {
  const tab = await openPlan(isCard);
  const { page } = tab;
  expect(await page.locator('.maplibregl-canvas').count()).toBe(isCard ? 1 : 0);

  const { x, y } = await findLine(page);
  await page.mouse.click(x, y);
  await page
    .getByRole('link', { name: '详情' })
    .or(page.getByRole('button', { name: '详情' }))
    .first()
    .waitFor();

  const frame = page.locator('[data-map]');
  await untilCalm(page);
  const before = await frame.screenshot();
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 60, y + 30, { steps: 2 });
  await page.mouse.up();
  await untilCalm(page);
  await expectSoon(async () => (await frame.screenshot()).equals(before)).toBe(false);

  const scale = () => frame.getByText(/^\d+\s(公里|米)$/).textContent();
  const scaleBefore = await scale();
  await mapOf(page).focus();
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await expectSoon(scale).not.toBe(scaleBefore);
  await untilCalm(page);
  await screenshot(page, `map-kinds-${isCard ? 'card' : 'painted'}`);

  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: '导出图片' }).click();
  const picture = await readFile(await (await waiting).path());
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  expect(picture.length).toBeGreaterThan(20_000);
  tab.expectNoTrouble();
  await tab.close();
});
