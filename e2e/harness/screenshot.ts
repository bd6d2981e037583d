import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

/** Folder for screenshots, `OOH_SHOTS`; nothing is written without it. */
const folder = process.env['OOH_SHOTS'];

export const takesScreenshots = Boolean(folder);

/** Saves a screenshot of the page. */
export async function screenshot(page: Page, name: string): Promise<void> {
  if (!folder) return;
  await mkdir(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}.png`), animations: 'disabled' });
}

/** Pixels follow the document with a delay: maps and charts draw after they are loaded. */
const restingFrames = takesScreenshots ? 72 : 18;

/**
 * Checked in every frame: true if the page has been settled for this many frames in a row. Settled means a heading,
 * nothing busy, no skeleton, no loading bar, fonts and map loaded.
 */
function hasRested([wait, frames]: readonly [string, number]): boolean {
  const shown = document.querySelector('[data-active-page]') ?? document;
  const busy = '[aria-busy="true"], .ant-skeleton, .ant-spin-spinning, [role="progressbar"].bar';
  // A change of theme fades colours; in between they belong to neither theme. What is not drawn, out of sight, does not fade.
  const isFading = document.getAnimations().some((animation) => {
    const { target } = animation.effect as KeyframeEffect;
    return (
      animation instanceof CSSTransition && target?.checkVisibility({ contentVisibilityAuto: true }) === true
    );
  });
  const hasMap = shown.querySelector('[data-map]') !== null;
  const isAtRest =
    document.fonts.status === 'loaded' &&
    document.querySelector('h1') !== null &&
    !isFading &&
    shown.querySelector(busy) === null &&
    (!hasMap || shown.querySelector('button[aria-label="放大"]') !== null);
  const rested = window as { calm?: { wait: string; frames: number } };
  const before = rested.calm?.wait === wait ? rested.calm.frames : 0;
  rested.calm = { wait, frames: isAtRest ? before + 1 : 0 };
  return rested.calm.frames >= frames;
}

/** Waits until the page is settled and stays so, past transitions, late requests and drawing. */
export async function untilCalm(page: Page, milliseconds = 30_000): Promise<void> {
  await page.waitForFunction(hasRested, [randomUUID(), restingFrames] as const, { timeout: milliseconds });
}
