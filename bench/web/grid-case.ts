import type { Page } from 'playwright-core';
import { whileTraced, type MainThreadRecord } from './main-thread.ts';

export interface GridFigures {
  /** Frames looked at while the grid scrolled. */
  readonly frames: number;
  /** Frames in which a row in view was missing. */
  readonly blankFrames: number;
  /** Rows scrolled over. */
  readonly rows: number;
  readonly scrolling: MainThreadRecord;
}

interface Watch {
  frames: number;
  blankFrames: number;
  isOver: boolean;
}

/** In the page: checks in every frame whether each row of the view is in the document. */
function watchRows(): void {
  const watch: Watch = { frames: 0, blankFrames: 0, isOver: false };
  Object.assign(window, { gridWatch: watch });
  const grid = document.querySelector<HTMLElement>('[role="grid"]')!;
  const body = grid.querySelector<HTMLElement>(':scope > [role="rowgroup"]:last-of-type')!;
  const look = () => {
    const view = grid.getBoundingClientRect();
    const head = body.offsetTop;
    const area = body.getBoundingClientRect();
    const top = Math.max(view.top + head, area.top);
    const bottom = Math.min(view.bottom, area.bottom);
    const bands = [...body.querySelectorAll('[role="row"]')]
      .map((row) => row.getBoundingClientRect())
      .filter((band) => band.bottom > top && band.top < bottom)
      .sort((a, b) => a.top - b.top);
    let filled = top;
    for (const band of bands) if (band.top <= filled + 1) filled = Math.max(filled, band.bottom);
    watch.frames += 1;
    if (filled < bottom - 1) watch.blankFrames += 1;
    if (!watch.isOver) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Opens a schedule and scrolls it from end to end: by the wheel, then by whole screens. */
export async function measureGrid(page: Page, address: string): Promise<GridFigures> {
  await page.goto(address);
  const grid = page.getByRole('grid', { name: '排期表' });
  await grid.getByRole('row').nth(3).waitFor({ timeout: 120_000 });
  await page.evaluate(watchRows);
  const box = await grid.boundingBox();
  if (!box) throw new Error('the grid is not in view');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  const scrolling = await whileTraced(page, async () => {
    for (let turn = 0; turn < 60; turn += 1) {
      await page.mouse.wheel(0, 400);
      await page.waitForTimeout(16);
    }
    await grid.evaluate(async (element) => {
      for (let top = element.scrollTop; top < element.scrollHeight; top += element.clientHeight) {
        element.scrollTop = top;
        await new Promise(requestAnimationFrame);
      }
    });
  });
  const watched = await page.evaluate(() => {
    const { gridWatch } = window as unknown as { gridWatch: Watch };
    gridWatch.isOver = true;
    return gridWatch;
  });
  const rows = Number(await grid.getAttribute('aria-rowcount')) - 2;
  return { frames: watched.frames, blankFrames: watched.blankFrames, rows, scrolling };
}
