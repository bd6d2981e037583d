import { expect, test } from 'vitest';
import { accessibilityViolations } from './harness/accessibility.ts';
import { openPage } from './harness/browser.ts';
import { startJourney } from './harness/journey.ts';
import { screenshot, untilCalm } from './harness/screenshot.ts';

const journey = startJourney('user-administration', { as: 'admin' });

const menuOf = async (userName: string) => {
  const { page } = journey;
  await page
    .getByRole('row', { name: new RegExp(`^${userName}`) })
    .getByRole('button', { name: '更多' })
    .click();
};

/** Whether somebody signs in with a password, by the form. */
async function signsIn(userName: string, password: string): Promise<boolean> {
  const tab = await openPage(journey.browser, journey.service);
  await tab.page.goto('/login');
  await tab.page.getByRole('textbox', { name: '账号' }).fill(userName);
  await tab.page.getByRole('textbox', { name: '密码' }).fill(password);
  const answer = tab.page.waitForResponse((response) => response.url().endsWith('/access/login'));
  await tab.page.getByRole('button', { name: '登录', exact: true }).click();
  const { code } = (await (await answer).json()) as { code: string };
  await tab.close();
  return code === '01';
}

test('a password is reset after a question, shown once, and signs in', async () => {
  const { page } = journey;
  await page.goto('/administration/users');
  await menuOf('planner');
  const item = page.getByRole('menuitem', { name: '重置密码…' });
  await item.waitFor();
  // The page is asked for less motion: a menu stands where it is, and nothing moves away under the pointer.
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await item.click();
  const question = page.getByRole('dialog', { name: '重置 planner 的密码？' });
  await question.getByText('原密码随即失效').waitFor();
  await untilCalm(page);
  await screenshot(page, 'user-administration-reset');
  expect(await accessibilityViolations(page)).toEqual([]);
  await question.getByRole('button', { name: '重置密码' }).click();
  const once = page.getByRole('dialog', { name: 'planner 的密码' });
  const password = await once.locator('code').innerText();
  expect(await signsIn('planner', password)).toBe(true);
  await once.getByRole('button', { name: '我已记下' }).click();
});

test('a user is stopped after a question and can no longer sign in, and starts again without one', async () => {
  const { page } = journey;
  await page.goto('/administration/users');
  await menuOf('customer');
  await page.getByRole('menuitem', { name: '停用' }).click();
  const question = page.getByRole('dialog', { name: '停用 customer？' });
  await question.waitFor();
  await untilCalm(page);
  await question.getByRole('button', { name: '取消' }).click();
  await question.waitFor({ state: 'hidden' });
  await menuOf('customer');
  await page.getByRole('menuitem', { name: '停用' }).click();
  await question.waitFor();
  await untilCalm(page);
  await question.getByRole('button', { name: '停用' }).click();
  const row = page.getByRole('row', { name: /^customer/ });
  await row.getByText('停用', { exact: true }).waitFor();
  expect(await signsIn('customer', 'anything-at-all-1')).toBe(false);
  await menuOf('customer');
  await page.getByRole('menuitem', { name: '启用' }).click();
  await row.getByText('启用', { exact: true }).waitFor();
});

test('a role that nobody has is deleted after a question', async () => {
  const { page } = journey;
  await page.goto('/administration/roles');
  await page.getByRole('button', { name: '新建角色' }).click();
  const editor = page.getByRole('dialog', { name: '新建角色' });
  await editor.getByRole('textbox', { name: /^角色名称/ }).fill('临时角色');
  await editor.getByRole('button', { name: '保存' }).click();
  await page.getByRole('button', { name: '删除 临时角色' }).click();
  const question = page.getByRole('dialog', { name: '删除角色「临时角色」？' });
  await question.waitFor();
  await untilCalm(page);
  await question.getByRole('button', { name: '删除' }).click();
  await page.getByRole('button', { name: '删除 临时角色' }).waitFor({ state: 'detached' });
  journey.expectNoTrouble();
});
