import { chromium, type Browser, type Page } from 'playwright-core';
import { schematicStreetsNotice } from '@ooh/streets/notice';
import { untilCalm } from '../harness/screenshot.ts';

/** The browser of the sheets; the first found of the usual places. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
  });
}

/** Past late requests and, on a map, past its first drawing with streets. */
export async function settle(page: Page, hasMap: boolean): Promise<void> {
  await page.locator('h1').first().waitFor({ state: 'attached', timeout: 60_000 });
  if (hasMap) await page.getByText(schematicStreetsNotice).waitFor({ timeout: 60_000 });
  await untilCalm(page, 120_000);
}

/** Options that every sheet has. */
export const sheetOptions = {
  url: { type: 'string', default: 'http://127.0.0.1:8080' },
  /** Where the single pictures are kept; without it they are not. */
  folder: { type: 'string' },
} as const;

/** The password of the demonstration's accounts. */
export function demoPassword(): string {
  const password = process.env['DEMO_PASSWORD'];
  if (!password) throw new Error('DEMO_PASSWORD is not set');
  return password;
}
