import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

/** Folder for screenshots, `OOH_SHOTS`; nothing is written without it. */
const folder = process.env['OOH_SHOTS'];

export const takesScreenshots = Boolean(folder);

/** Writes the page as it stands. */
export async function screenshot(page: Page, name: string): Promise<void> {
  if (!folder) return;
  await mkdir(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}.png`), animations: 'disabled' });
}

/** Pixels take a moment longer than the document: maps and charts draw after they are there. */
const drawingMs = takesScreenshots ? 1200 : 250;

/** True where the page rests: a heading, nothing busy, no skeleton, no loading bar, fonts and map there. */
function isAtRest(): boolean {
  const shown = document.querySelector('[data-active-page]') ?? document;
  const busy = '[aria-busy="true"], .ant-skeleton, .ant-spin-spinning, [role="progressbar"].bar';
  // A change of theme fades colours; in between they are of neither.
  const isFading = document.getAnimations().some((animation) => animation instanceof CSSTransition);
  const hasMap = shown.querySelector('[data-map]') !== null;
  return (
    document.fonts.status === 'loaded' &&
    document.querySelector('h1') !== null &&
    !isFading &&
    shown.querySelector(busy) === null &&
    (!hasMap || shown.querySelector('button[aria-label="放大"]') !== null)
  );
}

/** Waits until the page rests, and still rests when its pixels have had time to follow. */
export async function untilCalm(page: Page, milliseconds = 30_000): Promise<void> {
  const end = performance.now() + milliseconds;
  // Fading begins with the frame after the change.
  await page.waitForTimeout(60);
  do {
    const timeout = Math.max(1, end - performance.now());
    await page.waitForFunction(isAtRest, undefined, { timeout });
    await page.waitForTimeout(drawingMs);
  } while (!(await page.evaluate(isAtRest)));
}
