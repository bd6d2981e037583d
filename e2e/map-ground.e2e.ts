import { expect, test } from 'vitest';
import { mapColours } from '../apps/web/src/map/map-colours.ts';
import { enterSignedIn, openPage } from './harness/browser.ts';
import { openFixture } from './harness/journey.ts';
import { pixelsOf, rgbOf, shareOf } from './harness/picture-of-map.ts';
import { pretendCard } from './harness/pretend-card.ts';
import { screenshot, untilCalm } from './harness/screenshot.ts';
import { plannedId } from './harness/seeded-plan.ts';

let planId: string;

const desk = openFixture({
  data: 'planned-shenzhen',
  async arrange({ api }) {
    planId = await plannedId(api);
  },
});

/** Zoom, latitude and longitude: 大鹏湾 east of the town, and the middle of 福田. */
const [bay, town] = ['#12.5/22.52/114.39', '#12.5/22.545/114.06'];

const all = [
  { kind: 'painted by the processor', isCard: false, theme: 'light' },
  { kind: 'drawn by a graphics card', isCard: true, theme: 'dark' },
  { kind: 'painted by the processor', isCard: false, theme: 'dark' },
  { kind: 'drawn by a graphics card', isCard: true, theme: 'light' },
] as const;

test.each(all.slice(0, process.env['OOH_TEST_ALL'] === '1' ? all.length : 2))(
  'the sea is water on a map $kind, $theme, and the town is land with streets',
  async ({ isCard, theme }) => {
    const size = isCard ? { width: 1280, height: 720 } : {};
    const tab = await openPage(desk.browser, desk.service, { theme, ...size });
    await enterSignedIn(tab, desk.service, 'planner', theme);
    if (isCard) await tab.context.addInitScript(pretendCard);
    const { page } = tab;
    const { water, land, road } = mapColours[theme];
    const shares = async (view: string) => {
      // Another document: to a new hash alone the page does not move.
      await page.goto('/city-net.svg');
      await page.goto(`/marketing/smart-select/plan-bus?planId=${planId}${view}`);
      await page.getByRole('application', { name: /地图/ }).waitFor({ timeout: 60_000 });
      await untilCalm(page, 120_000);
      const name = `map-ground-${isCard ? 'card' : 'painted'}-${theme}-${view === bay ? 'bay' : 'town'}`;
      await screenshot(page, name);
      const pixels = await pixelsOf(page);
      return [water, land, road].map((colour) => shareOf(pixels, rgbOf(colour)));
    };
    const sea = await shares(bay);
    expect(sea[0]).toBeGreaterThan(0.9);
    expect(sea[1]).toBe(0);
    const [waterOfTown, landOfTown, streets] = await shares(town);
    expect(waterOfTown).toBeLessThan(0.02);
    expect(landOfTown).toBeGreaterThan(0.3);
    expect(streets).toBeGreaterThan(0.005);
    tab.expectNoTrouble();
    await tab.close();
  },
);
