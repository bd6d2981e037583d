import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { createAccount } from '../apps/server/src/administration/account/create-account.ts';
import { hashPassword } from '../apps/server/src/administration/account/password.ts';
import { administratorPermission } from '../apps/server/src/administration/users/demo-roles.ts';
import { accessibilityViolations } from './harness/accessibility.ts';
import { openPage } from './harness/browser.ts';
import { startJourney } from './harness/journey.ts';
import { journeyPassword } from './harness/service.ts';

const journey = startJourney('four-eyes', {
  as: 'admin',
  env: { FOUR_EYES: 'true' },
  async prepare({ db }) {
    await createAccount(db, {
      userName: 'second',
      nickName: '第二管理员',
      passwordHash: await hashPassword(journeyPassword),
      isDemo: false,
      organisation: { name: '平台运营', kind: 'platform' },
      role: { name: '平台管理员', permission: administratorPermission },
    });
  },
});

async function signInAsSecond(): Promise<Page> {
  const { page } = await openPage(journey.browser, journey.service);
  await page.goto('/login?redirect=%2Fadministration%2Fproposals');
  await page.getByLabel('账号', { exact: true }).fill('second');
  await page.getByLabel('密码', { exact: true }).fill(journeyPassword);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await page.getByRole('heading', { name: '待确认变更' }).waitFor();
  return page;
}

const rowOf = (page: Page, subject: string) => page.getByRole('row').filter({ hasText: subject });

test('a role that one administrator changes is as it was until another has seen the change and confirms it', async () => {
  const { page } = journey;
  await page.goto('/administration/roles');
  await page.getByRole('button', { name: '修改 媒介策划' }).click();
  const editor = page.getByRole('dialog', { name: '角色：媒介策划' });
  await editor.getByRole('switch', { name: '须两步验证' }).click();
  await editor.getByRole('button', { name: '保存' }).click();
  await page.getByText('已提交，待另一位管理员确认').first().waitFor();

  await page.goto('/administration/proposals');
  await rowOf(page, '媒介策划').click();
  const own = page.getByRole('dialog', { name: '保存角色：媒介策划' });
  await own.getByText('须由另一位管理员确认或拒绝。').waitFor();
  expect(await own.getByRole('button', { name: '确认变更' }).count()).toBe(0);
  expect(await accessibilityViolations(page)).toEqual([]);

  const other = await signInAsSecond();
  await rowOf(other, '媒介策划').click();
  const drawer = other.getByRole('dialog', { name: '保存角色：媒介策划' });
  const change = drawer.getByRole('row', { name: /须两步验证/ });
  expect(await change.getByRole('cell').allTextContents()).toEqual(['关闭', '开启']);
  await drawer.getByRole('button', { name: '拒绝' }).click();
  await drawer.getByText('请写明拒绝的理由').waitFor();
  expect(await accessibilityViolations(other)).toEqual([]);
  await drawer.getByRole('button', { name: '确认变更' }).click();
  await other.getByText('变更已生效').first().waitFor();
  await other.goto('/administration/proposals?state=decided');
  await rowOf(other, '媒介策划').getByText('已确认').waitFor();
  await other.goto('/administration/roles');
  await rowOf(other, '媒介策划').getByText('须两步验证').waitFor();
  await other.context().close();
  journey.expectNoTrouble();
});

test('a new user waits too, and the one who confirms sees the password once', async () => {
  const { page } = journey;
  await page.goto('/administration/users');
  await page.getByRole('button', { name: '新建用户' }).click();
  const dialog = page.getByRole('dialog', { name: '新建用户' });
  await dialog.getByLabel('账号').fill('li.lei');
  await dialog.getByLabel('昵称').fill('李雷');
  for (const [label, option] of [
    ['组织', '媒介代理示例公司'],
    ['角色', '媒介策划'],
  ]) {
    await dialog.getByRole('combobox', { name: label }).fill(option);
    await page.getByTitle(option).last().click();
  }
  await dialog.getByRole('button', { name: /创\s*建/ }).click();
  await page.getByText('已提交，待另一位管理员确认').first().waitFor();
  await dialog.waitFor({ state: 'hidden' });

  const other = await signInAsSecond();
  await rowOf(other, 'li.lei').click();
  await other.getByRole('button', { name: '确认变更', exact: true }).click();
  const once = other.getByRole('dialog', { name: 'li.lei（李雷） 的密码' });
  await once.getByText('此密码只显示这一次').waitFor();
  await once.getByRole('button', { name: '我已记下' }).click();
  await other.goto('/administration/users?q=li.lei');
  await rowOf(other, 'li.lei').waitFor();
  await other.context().close();
});
