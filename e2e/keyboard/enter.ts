import type { JourneyPage } from '../harness/browser.ts';
import { typeInto } from '../harness/keyboard.ts';
import { journeyPassword } from '../harness/service.ts';

/** Signs in as the planner. */
export async function signIn({ page }: JourneyPage): Promise<void> {
  await page.goto('/login');
  await typeInto(page, page.getByRole('textbox', { name: '账号' }), 'planner');
  await typeInto(page, page.getByRole('textbox', { name: '密码' }), journeyPassword);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname !== '/login');
}

/** Opens a page by its title, with the shortcut for search. */
export async function goTo({ page }: JourneyPage, title: string): Promise<void> {
  await page.getByRole('button', { name: /^搜订单/ }).waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: '全局搜索' }).and(page.locator(':focus')).waitFor();
  await page.keyboard.type(title);
  await page.getByRole('option', { name: new RegExp(`^${title}`), selected: true }).waitFor();
  await page.keyboard.press('Enter');
}
