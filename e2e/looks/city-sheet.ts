/**
 * The map of every high-tier city at street zoom on one sheet, of a service that runs with the demonstration:
 *   DEMO_PASSWORD=… node e2e/looks/city-sheet.ts FILE.png [--url http://127.0.0.1:8080] [--theme dark] [--zoom 14]
 * Prints for each city how long its map took from the address to the last picture.
 */
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { declaredCities } from '@ooh/streets/declaration/declared-cities';
import { highTierCities } from '@ooh/reference/facts/high-tier-cities';
import { drawSheet, type Shot } from './draw-sheet.ts';
import { demoPassword, launchBrowser, settle, sheetOptions } from './look.ts';
import { signIn } from './running-service.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    ...sheetOptions,
    theme: { type: 'string', default: 'light' },
    zoom: { type: 'string', default: '14' },
  },
});
const [file] = positionals;
if (file === undefined) throw new Error('name the file of the sheet');
const window = { width: 1280, height: 800 };
const service = await signIn(values.url, 'planner', demoPassword());
const browser = await launchBrowser();
try {
  const context = await service.open(browser, values.theme === 'dark' ? 'dark' : 'light', window);
  const shots: Shot[] = [];
  for (const { adcode, name } of highTierCities) {
    const declared = declaredCities.get(adcode);
    if (declared === undefined) throw new Error(`${name} has no declared streets`);
    const cityCode = adcode.endsWith('0000') ? `${adcode.slice(0, 2)}0100` : adcode;
    const page = await context.newPage();
    const started = performance.now();
    await page.goto(
      `/strategy/scene/business?city=${cityCode}#${values.zoom}/${declared.lat.toFixed(4)}/${declared.lng.toFixed(4)}`,
    );
    await settle(page, true);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    await page.keyboard.press('f');
    await page.getByRole('button', { name: '显示面板（F）' }).waitFor();
    await settle(page, true);
    shots.push({ title: `${name} ${seconds} s`, picture: await page.screenshot({ animations: 'disabled' }) });
    console.log(`${name} ${seconds} s`);
    await page.close();
  }
  await writeFile(file, await drawSheet(browser, shots, { columns: 7, width: 320, height: 200 }));
} finally {
  await browser.close();
}
