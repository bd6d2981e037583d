import { unitTitle } from '@ooh/contract/domain/bus-names';
import { expect } from 'vitest';
import type { Api } from '../harness/api.ts';
import type { JourneyPage } from '../harness/browser.ts';
import { expectSoon } from '../harness/expect-soon.ts';
import { expectTrapped, press, tabTo } from '../harness/keyboard.ts';
import { offeredItems, storeOffered } from '../harness/offered-items.ts';
import { stopClock } from '../harness/stop-clock.ts';

/** Goes to a bar of the schedule, moves its end, undoes it, types its days, and leaves the grid. */
export async function editSchedule(
  { page }: JourneyPage,
  api: Api,
  open: (address: string) => Promise<void>,
): Promise<void> {
  const items = await offeredItems(api, 1, 3);
  const { orderId } = await storeOffered(api, {
    name: '星河汽车 深圳 键盘排期',
    budgetFen: 60_000_000,
    items,
  });
  const now = () => api.call('mediaOrder/getById', { orderId });
  const ends = async () => (await now()).items.map(({ endDate }) => endDate);
  const { keyboard } = page;
  await open(`/marketing/order/create/step-3?orderId=${orderId}`);
  const grid = page.getByRole('grid', { name: '排期表' });
  const stop = () =>
    grid.evaluate((element) => {
      const active = document.getElementById(element.getAttribute('aria-activedescendant') ?? '')!;
      return active.getAttribute('aria-label') ?? active.textContent;
    });
  const names = (await now()).items.map((item) => unitTitle(item));
  await tabTo(page, grid);
  await expectSoon(stop).toBe(names[0]);
  await keyboard.press('ArrowDown');
  await expectSoon(stop).toBe(names[1]);
  await keyboard.press('End');
  await expectSoon(stop).toContain('2027-03-01 至 2027-03-28');

  // A key that is held down makes one change.
  const { version } = (await now()).row;
  await stopClock(page);
  for (let day = 0; day < 5; day += 1) await keyboard.press('Shift+ArrowLeft');
  await expectSoon(stop).toContain('2027-03-01 至 2027-03-23');
  await page.clock.resume();
  await expectSoon(ends).toEqual(['2027-03-28', '2027-03-23', '2027-03-28']);
  expect((await now()).row.version).toBe(version + 1);
  await keyboard.press('Control+z');
  await expectSoon(ends).toEqual(['2027-03-28', '2027-03-28', '2027-03-28']);
  await expectSoon(stop).toContain('2027-03-01 至 2027-03-28');

  // An undo of the very moment in which the change leaves follows it.
  await page.evaluate(() => {
    const send = window.fetch;
    window.fetch = (...request) => {
      const answer = send(...request);
      const address = request[0] instanceof Request ? request[0].url : String(request[0]);
      if (address.endsWith('/mediaOrder/update')) {
        window.fetch = send;
        document.body.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'z', ctrlKey: true, bubbles: true, cancelable: true }),
        );
      }
      return answer;
    };
  });
  await keyboard.press('Shift+ArrowLeft');
  await expectSoon(async () => (await now()).row.version).toBe(version + 4);
  await expectSoon(stop).toContain('2027-03-01 至 2027-03-28');
  expect(await ends()).toEqual(['2027-03-28', '2027-03-28', '2027-03-28']);

  const dialog = page.getByRole('dialog', { name: names[1] });
  await keyboard.press('Enter');
  await dialog.locator(':focus').waitFor();
  await expectTrapped(page, dialog);
  await keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await grid.and(page.locator(':focus')).waitFor();
  await keyboard.press('Enter');
  await dialog.locator(':focus').waitFor();
  await tabTo(page, dialog.getByLabel('结束日期（含）'));
  await keyboard.press('Control+a');
  await keyboard.type('2027-03-20');
  await keyboard.press('Tab');
  await press(page, dialog.getByRole('button', { name: /^应\s*用$/ }));
  await dialog.waitFor({ state: 'hidden' });
  await grid.and(page.locator(':focus')).waitFor();
  await expectSoon(ends).toEqual(['2027-03-28', '2027-03-20', '2027-03-28']);

  await keyboard.press('Tab');
  await expectSoon(() => grid.evaluate((element) => element.contains(document.activeElement))).toBe(false);
  await keyboard.press('Shift+Tab');
  await expectSoon(stop).toContain('2027-03-01 至 2027-03-20');
}
