import { unitTitle } from '@ooh/contract/domain/bus-names';
import { expect } from 'vitest';
import type { Api } from '../harness/api.ts';
import type { JourneyPage } from '../harness/browser.ts';
import { expectSoon } from '../harness/expect-soon.ts';
import { expectTrapped, press, tabTo } from '../harness/keyboard.ts';
import { storeOffered } from '../harness/offered-items.ts';

/** Fills the basket, changes a number, removes one medium, restores it, and moves all into an order. */
export async function fillBasket(
  { page }: JourneyPage,
  api: Api,
  open: (address: string) => Promise<void>,
): Promise<void> {
  const { orderId } = await storeOffered(api, {
    name: '星河汽车 深圳 键盘方案篮',
    budgetFen: 60_000_000,
    items: [],
  });
  const now = async () =>
    (await api.call('v1/basket/get', { briefKind: 'order', briefId: orderId })).items.map(
      (item) => [unitTitle(item), item.quantity] as const,
    );
  const { keyboard } = page;
  await open(`/marketing/order/create/step-2-base?orderId=${orderId}`);
  const add = page.getByRole('button', { name: /^加入方案篮：/ });
  const opener = (count: number) => page.getByRole('button', { name: `方案篮，${count} 项媒体` });
  for (const count of [1, 2, 3]) {
    await press(page, add.first());
    await expectSoon(async () => (await now()).length).toBe(count);
    // Wait until the page has updated: media in the basket are no longer offered.
    await opener(count).waitFor();
  }
  const [first, second, third] = (await now()).map(([name]) => name);
  await press(page, opener(3), 'Shift+Tab');
  const basket = page.getByRole('dialog', { name: '方案篮', exact: true });
  const hasFocus = page.locator('.ant-drawer:focus-within').filter({ has: basket });
  await hasFocus.waitFor();

  await tabTo(page, basket.getByRole('spinbutton', { name: `${second}的数量` }));
  await keyboard.press('ArrowUp');
  await keyboard.press('Enter');
  await expectSoon(now).toEqual([
    [first, 1],
    [second, 2],
    [third, 1],
  ]);
  const remove = (name: string) => basket.getByRole('button', { name: `移除 ${name}` });
  await press(page, remove(second), 'Shift+Tab');
  await remove(third).and(page.locator(':focus')).waitFor();
  await expectSoon(async () => (await now()).length).toBe(2);
  await press(page, basket.getByRole('button', { name: /^撤\s*销$/ }), 'Shift+Tab');
  await expectSoon(async () => (await now()).length).toBe(3);
  await keyboard.press('Escape');
  await basket.waitFor({ state: 'hidden' });
  await opener(3).and(page.locator(':focus')).waitFor();

  await keyboard.press('Enter');
  await hasFocus.waitFor();
  await press(page, basket.getByRole('button', { name: /^转入订单/ }));
  const dialog = page.getByRole('dialog', { name: '转入（3 项媒体）' });
  await dialog.getByText('3 项可转入').waitFor();
  await dialog.locator(':focus').waitFor();
  await expectTrapped(page, dialog);
  await press(page, dialog.getByRole('button', { name: '转入 3 项' }));
  await page.waitForURL(/step-3\?orderId=/);
  const { items } = await api.call('mediaOrder/getById', { orderId });
  expect(items.map(unitTitle).sort()).toEqual([first, second, third].sort());
  expect(await now()).toEqual([]);
}
