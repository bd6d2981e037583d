import { randomUUID } from 'node:crypto';
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
const restingFrames = takesScreenshots ? 72 : 18;

/**
 * Asked with every frame: true where the page has rested in so many frames without a break. It rests with a heading,
 * nothing busy, no skeleton, no loading bar, fonts and map there.
 */
function hasRested([wait, frames]: readonly [string, number]): boolean {
  const shown = document.querySelector('[data-active-page]') ?? document;
  const busy = '[aria-busy="true"], .ant-skeleton, .ant-spin-spinning, [role="progressbar"].bar';
  // A change of theme fades colours; in between they are of neither.
  const isFading = document.getAnimations().some((animation) => animation instanceof CSSTransition);
  const hasMap = shown.querySelector('[data-map]') !== null;
  const isAtRest =
    document.fonts.status === 'loaded' &&
    document.querySelector('h1') !== null &&
    !isFading &&
    shown.querySelector(busy) === null &&
    (!hasMap || shown.querySelector('button[aria-label="放大"]') !== null);
  const rested = window as { walkRested?: { wait: string; frames: number } };
  const before = rested.walkRested?.wait === wait ? rested.walkRested.frames : 0;
  rested.walkRested = { wait, frames: isAtRest ? before + 1 : 0 };
  return rested.walkRested.frames >= frames;
}

/** Waits until the page rests, and goes on resting while fading begins, late requests leave and pixels follow. */
export async function untilCalm(page: Page, milliseconds = 30_000): Promise<void> {
  await page.waitForFunction(hasRested, [randomUUID(), restingFrames] as const, { timeout: milliseconds });
}
