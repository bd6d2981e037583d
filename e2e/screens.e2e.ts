import { expect, test } from 'vitest';
import { seedAlbums, seedCases } from '../apps/server/src/demo/demo-library.ts';
import { seedSmallCity } from '../apps/server/src/testing/small-city.ts';
import { storeCityInventory } from './harness/city-inventory.ts';
import { storeOutcomes } from './harness/order-outcomes.ts';
import { postedOrderName, storePostedOrder } from './harness/posted-order.ts';
import { brandIdOf, closeOrder, freeLines, orderOf } from './harness/seeded-order.ts';
import { untilCalm } from './harness/screenshot.ts';
import { openFixture } from './harness/journey.ts';
import { allScreens } from './screens/all-screens.ts';
import { openLane, type Lane } from './screens/lane.ts';
import { firstCalmMs, firstLook, lookAt, looksAt } from './screens/look-at.ts';
import type { Ids } from './screens/screen.ts';
import { insightCity, storeSubjects } from './screens/store-subjects.ts';
import { testedScreens } from './screens/tested-screens.ts';

let ids: Ids;

const desk = openFixture({
  data: 'planned-shenzhen',
  async prepare(context) {
    await storeCityInventory(context);
    await seedSmallCity(context, insightCity, { persons: 1500, lines: 12 });
    await storePostedOrder(context);
    await storeOutcomes(context, postedOrderName);
    await seedCases(context);
    await seedAlbums(context);
    const [line, other] = await freeLines(context);
    const wanted = [line, other].map((each) => ({ line: each, quantity: 1 }));
    await closeOrder(context, orderOf('星河汽车 深圳 往期', await brandIdOf(context, '星河汽车'), wanted));
  },
  async arrange({ api }) {
    ids = await storeSubjects(api);
  },
});

/** Lanes that no screen is on. */
const free: Lane[] = [];

// Screens are tested side by side: much of their time is waiting. A second try, in a lane of its own, tells a browser
// that stalled from a screen with a fault.
test.concurrent.each(testedScreens)('$name', { retry: 1 }, async (screen) => {
  const lane = free.pop() ?? openLane(desk);
  const place = allScreens.indexOf(screen);
  // Preparations are written for the first look; other screens open in the look that they are tested in.
  try {
    const tab = await lane.open(
      screen,
      screen.path(ids),
      screen.prepare ? firstLook : looksAt(screen, place)[0],
    );
    if (screen.prepare) {
      await untilCalm(tab.page, firstCalmMs);
      await screen.prepare(tab.page);
    }
    expect(await lookAt(tab, screen, place)).toEqual([]);
  } catch (error) {
    await lane.close();
    throw error;
  }
  free.push(lane);
});
