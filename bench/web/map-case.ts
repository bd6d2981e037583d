import type { Page } from 'playwright-core';
import { framesSince, watchFrames, type Drawing, type FrameFigures } from './frame-watch.ts';
import { whileTraced, type MainThreadRecord } from './main-thread.ts';

export interface MapFigures {
  readonly frames: FrameFigures;
  readonly opening: MainThreadRecord;
  readonly panning: MainThreadRecord;
  readonly zooming: MainThreadRecord;
}

const restLimitMs = 120_000;

/** Waits until the map has drawn its data. */
async function untilDrawn(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.querySelector('[data-map]')?.getAttribute('aria-busy') === 'false',
    undefined,
    { timeout: restLimitMs, polling: 'raf' },
  );
}

/** Where the pointer starts to drag the map. */
async function middleOf(page: Page): Promise<{ x: number; y: number }> {
  const box = await page.locator('[data-map] canvas').boundingBox();
  if (!box) throw new Error('the map has no canvas');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function pan(page: Page): Promise<void> {
  const { x, y } = await middleOf(page);
  for (const [right, down] of [
    [160, 80],
    [-220, -60],
    [60, 120],
  ] as const) {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + right, y + down, { steps: 12 });
    await page.mouse.up();
  }
  await untilDrawn(page);
}

async function zoom(page: Page): Promise<void> {
  const { x, y } = await middleOf(page);
  await page.mouse.move(x, y);
  for (const step of [-240, -240, -240, 240, 240, 240]) {
    await page.mouse.wheel(0, step);
    await page.waitForTimeout(120);
  }
  await page.waitForTimeout(400);
  await untilDrawn(page);
}

/**
 * Opens a map and moves it about. With `webgl-undrawn` the page, the map and its workers do all they do, and
 * everything reaches the graphics card's buffers, but no triangle is drawn.
 */
export async function measureMap(page: Page, address: string, drawing: Drawing): Promise<MapFigures> {
  await watchFrames(page, drawing);
  const opening = await whileTraced(page, async () => {
    const media = page.waitForResponse(/getMediaByOrderMapData/, { timeout: restLimitMs });
    await page.goto(address);
    await page.locator('[data-map] canvas').waitFor({ timeout: restLimitMs });
    await media;
    await untilDrawn(page);
  });
  const frames = await framesSince(page, '/media-order-match-detail/');
  const panning = await whileTraced(page, () => pan(page));
  const zooming = await whileTraced(page, () => zoom(page));
  return { frames, opening, panning, zooming };
}
