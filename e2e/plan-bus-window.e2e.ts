import { expect, test } from 'vitest';
import { expectSoon } from './harness/expect-soon.ts';
import { startJourney } from './harness/journey.ts';
import { plannedId } from './harness/seeded-plan.ts';
import { untilCalm } from './harness/screenshot.ts';

// What of a bus plan is in sight at once, in windows of usual sizes.
let planId: string;

const journey = startJourney('plan-bus-window', {
  data: 'planned-shenzhen',
  window: { width: 1440, height: 900 },
  async arrange({ api }) {
    planId = await plannedId(api);
  },
});

const proof = () => journey.page.getByRole('button', { name: /^最优性证书：/ });

async function open(): Promise<void> {
  await journey.page.goto(`/marketing/smart-select/plan-bus?planId=${planId}`);
  await proof().waitFor({ timeout: 60_000 });
  await untilCalm(journey.page, 60_000);
}

/** Share of the window in which the map lies under the pointer, and nothing over it. */
function freeShare(): Promise<number> {
  return journey.page.evaluate(() => {
    const step = 8;
    let [free, all] = [0, 0];
    for (let x = step / 2; x < innerWidth; x += step)
      for (let y = step / 2; y < innerHeight; y += step) {
        all += 1;
        if (document.elementFromPoint(x, y)?.closest('[data-map]')) free += 1;
      }
    return free / all;
  });
}

test('at 1440 × 900 at least half of the window is map that nothing covers, and with the dock closed 55 %', async () => {
  await open();
  const { page } = journey;
  expect(await freeShare()).toBeGreaterThanOrEqual(0.5);
  await page.keyboard.press('d');
  await expectSoon(freeShare).toBeGreaterThanOrEqual(0.55);
  await page.keyboard.press('d');
});

/** The lowest window has least room; `npm run test:all` takes higher ones too. */
const heights = process.env['OOH_TEST_ALL'] === '1' ? [720, 800, 900] : [720];

test.each(heights)('in a window %i high the proof stands whole in its card', async (height) => {
  const { page } = journey;
  await page.setViewportSize({ width: 1280, height });
  await open();
  const seen = await proof().evaluate((button) => {
    const card = button.closest('section')!;
    const foot = card.querySelector('a, button.ant-btn-primary')!.closest('[class*=foot]')!;
    const sentence = button.closest('p')!.parentElement!.getBoundingClientRect();
    const ground = card.getBoundingClientRect();
    return {
      isBelowHead: sentence.top >= ground.top,
      isAboveFoot: sentence.bottom <= foot.getBoundingClientRect().top,
      isInWindow: sentence.bottom <= innerHeight,
    };
  });
  expect(seen).toEqual({ isBelowHead: true, isAboveFoot: true, isInWindow: true });
  journey.expectNoTrouble();
});
