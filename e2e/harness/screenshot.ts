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

/** Waits until the page rests: a heading, no skeleton, no loading bar, fonts there. */
export async function untilCalm(page: Page, milliseconds = 15_000): Promise<void> {
  await page.waitForFunction(
    () =>
      document.fonts.status === 'loaded' &&
      document.querySelector('h1') !== null &&
      document.querySelector('.ant-skeleton, .ant-spin-spinning, [role="progressbar"].bar') === null,
    undefined,
    { timeout: milliseconds },
  );
  await page.waitForTimeout(350);
}
