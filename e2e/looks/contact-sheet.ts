/**
 * The contact sheet of the ten screens that stand for the look, light and dark, of a service that runs with the
 * demonstration:
 *   DEMO_PASSWORD=… npm run contact-sheet [-- --url http://127.0.0.1:8080] [--folder FOLDER] [--only home,order]
 * Writes docs/images/contact-sheet.png. With a folder every screen is also kept there in both themes at 1280, 1440 and
 * 1920 px.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { drawSheet, type Shot } from './draw-sheet.ts';
import { demoPassword, launchBrowser, settle, sheetOptions } from './look.ts';
import { signIn, type Account, type Theme, type Window } from './running-service.ts';
import { tenScreens, type LookedAtScreen } from './ten-screens.ts';

const sheetFile = fileURLToPath(new URL('../../docs/images/contact-sheet.png', import.meta.url));
const phone: Window = { width: 390, height: 844 };
const usual: Window = { width: 1440, height: 900 };
const others: readonly Window[] = [
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];
const form = { columns: 4, width: 400, height: 250 };

const { values } = parseArgs({ options: { ...sheetOptions, only: { type: 'string' } } });
const { url, folder } = values;
const only = values.only?.split(',');
const services = {
  planner: await signIn(url, 'planner', demoPassword()),
  customer: await signIn(url, 'customer', demoPassword()),
} satisfies Record<Account, unknown>;
const browser = await launchBrowser();

async function shoot(screen: LookedAtScreen, path: string, theme: Theme, window: Window): Promise<Buffer> {
  const context = await services[screen.as].open(browser, theme, screen.isPhone ? phone : window);
  try {
    const page = await context.newPage();
    await page.goto(path);
    await settle(page, screen.hasMap ?? false);
    await screen.prepare?.(page);
    const picture = await page.screenshot({ animations: 'disabled' });
    if (folder) await writeFile(join(folder, `${screen.name}-${theme}-${window.width}.png`), picture);
    return picture;
  } finally {
    await context.close();
  }
}

try {
  if (folder) await mkdir(folder, { recursive: true });
  const shots: Shot[] = [];
  for (const screen of tenScreens.filter(({ name }) => only === undefined || only.includes(name))) {
    const path = await screen.path(services[screen.as]);
    for (const theme of ['light', 'dark'] as const) {
      const title = `${screen.title} · ${theme === 'light' ? '浅色' : '深色'}`;
      shots.push({ title, picture: await shoot(screen, path, theme, usual) });
      if (!folder || screen.isPhone) continue;
      for (const window of others) await shoot(screen, path, theme, window);
    }
    console.log(screen.name);
  }
  if (only === undefined) {
    const sheet = await drawSheet(browser, shots, form);
    await writeFile(sheetFile, sheet);
    console.log(`${sheetFile}: ${Math.round(sheet.length / 1000)} kB`);
  }
} finally {
  await browser.close();
}
