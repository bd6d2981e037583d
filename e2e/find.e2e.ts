import { test } from 'vitest';
import { startJourney } from './harness/journey.ts';
import { offeredItems, storeOffered } from './harness/offered-items.ts';

const orderName = '门店周年庆';
let orderId: string;

const journey = startJourney('find', {
  data: 'small-shenzhen',
  async arrange({ api }) {
    const items = await offeredItems(api, 1, 1);
    const order = await storeOffered(api, { name: orderName, budgetFen: 60_000_000, items, submit: true });
    orderId = order.orderId;
  },
});

async function search(text: string) {
  const { page } = journey;
  await page.getByRole('button', { name: /^搜订单/ }).waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: '全局搜索' }).and(page.locator(':focus')).waitFor();
  await page.keyboard.type(text);
}

test('an order is found by the initials of its brand, by keys alone', async () => {
  const { page } = journey;
  await page.goto('/');
  await search('xhqc');
  const option = page.getByRole('option', { name: new RegExp(`^${orderName}.*星河汽车`) });
  await option.and(page.locator('[aria-selected="true"]')).waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.searchParams.get('orderId') === orderId);
  await page.getByRole('combobox', { name: '全局搜索' }).waitFor({ state: 'hidden' });
  await page.getByRole('heading', { level: 1, name: orderName }).waitFor();
});

test('what was opened last stands first', async () => {
  const { page } = journey;
  await search('');
  const recent = page.getByRole('group', { name: '最近打开' });
  await recent.getByRole('option', { name: new RegExp(orderName), selected: true }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: '全局搜索' }).waitFor({ state: 'hidden' });
});

test('a question leads to its answer', async () => {
  const { page } = journey;
  await search('锁位到期');
  await page.getByRole('option', { name: /^怎么锁位/ }).waitFor();
  await page.keyboard.press('Enter');
  const help = page.getByRole('dialog', { name: '帮助' });
  await help.getByText(/锁位有期限/).waitFor();
  journey.expectNoTrouble();
});
