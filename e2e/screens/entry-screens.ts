import type { Page } from 'playwright-core';
import type { Screen } from './screen.ts';

async function openAccountDrawer(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /^账号菜单/ }).click();
  await page.getByRole('menuitem', { name }).click();
  await page.getByRole('dialog', { name }).waitFor();
}

/** Shows home as to people of the platform, who post campaigns and plan nothing. */
async function asPlatformStaff(page: Page): Promise<void> {
  const userInfo = '**/account/get-user-info';
  await page.route(userInfo, async (route) => {
    const answer = await route.fetch();
    const envelope = (await answer.json()) as { body: object };
    const body = { ...envelope.body, organisationKind: 'platform' };
    await route.fulfill({ response: answer, json: { ...envelope, body } });
  });
  await page.reload();
  await page.getByRole('region', { name: '今日上刊' }).waitFor();
  await page.unroute(userInfo);
}

/** Shows what a session has to do whose role requires a second factor. */
const awaitingFactor = (factorStep: 'set-up' | 'enter') => async (page: Page) => {
  const userInfo = '**/account/get-user-info';
  await page.route(userInfo, async (route) => {
    const answer = await route.fetch();
    const envelope = (await answer.json()) as { body: object };
    await route.fulfill({
      response: answer,
      json: { ...envelope, body: { ...envelope.body, factorStep } },
    });
  });
  await page.goto('/second-factor');
  await page.getByRole('heading', { name: '两步验证' }).waitFor();
  await page
    .getByRole('button', { name: /下一步|继续/ })
    .first()
    .waitFor();
  await page.unroute(userInfo);
};

/** Exports a table of cities, so that there is something to be listed. */
async function exportOnce(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const token = Object.values(localStorage)
      .map((text) => (JSON.parse(text as string) as { token?: string } | null)?.token)
      .find((value) => value !== undefined);
    await fetch('/api/v1/city-base/export', {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: '{}',
    });
  });
  await page.reload();
  await page
    .getByRole('button', { name: /^再次导出/ })
    .first()
    .waitFor();
}

/** Sign-in, home, the 404 page, and the front page of planning. */
export const entryScreens: readonly Screen[] = [
  { name: 'login', as: null, path: () => '/login' },
  { name: 'login-expired', as: null, path: () => '/login?expired=true&redirect=%2Fmarketing' },
  {
    name: 'second-factor',
    as: 'planner',
    path: () => '/second-factor',
    prepare: awaitingFactor('set-up'),
  },
  {
    name: 'second-factor-code',
    as: 'planner',
    path: () => '/second-factor',
    isVariant: true,
    prepare: awaitingFactor('enter'),
  },
  { name: 'home', as: 'planner', path: () => '/' },
  { name: 'home-customer', as: 'customer', path: () => '/' },
  { name: 'home-administrator', as: 'admin', path: () => '/' },
  { name: 'home-staff', as: 'planner', path: () => '/', prepare: asPlatformStaff },
  { name: 'field', as: 'planner', path: () => '/field' },
  { name: 'field-batch', as: 'planner', path: ({ posted }) => `/field?orderId=${posted}`, isVariant: true },
  { name: 'exports', as: 'planner', path: () => '/exports', prepare: exportOnce },
  {
    name: 'search',
    as: 'planner',
    path: () => '/',
    isVariant: true,
    async prepare(page) {
      await page.getByRole('button', { name: /^搜订单/ }).click();
      await page.getByRole('combobox', { name: '全局搜索' }).fill('xhqc');
      await page.getByRole('group', { name: '订单' }).waitFor();
    },
  },
  {
    name: 'help',
    as: 'planner',
    path: () => '/',
    isVariant: true,
    async prepare(page) {
      await page.getByRole('button', { name: '帮助' }).click();
      await page.getByRole('menuitem', { name: '怎么做' }).click();
      await page.getByRole('dialog', { name: '帮助' }).waitFor();
    },
  },
  {
    name: 'tours',
    as: 'planner',
    path: () => '/',
    isVariant: true,
    async prepare(page) {
      await page.getByRole('button', { name: '帮助' }).click();
      await page.getByRole('menuitem', { name: '引导' }).click();
      await page.getByRole('dialog', { name: '引导' }).waitFor();
    },
  },
  { name: 'not-found', as: 'planner', path: () => '/no/such/page' },
  { name: 'not-found-signed-out', as: null, path: () => '/no/such/page' },
  {
    name: 'profile-drawer',
    as: 'planner',
    path: () => '/',
    prepare: (page) => openAccountDrawer(page, '个人资料'),
  },
  {
    name: 'password-drawer',
    as: 'planner',
    path: () => '/',
    prepare: (page) => openAccountDrawer(page, '修改密码'),
  },
  { name: 'marketing', as: 'planner', path: () => '/marketing' },
  {
    name: 'marketing-calculator',
    as: 'planner',
    path: () => '/marketing',
    async prepare(page) {
      await page.getByRole('button', { name: '曝光计算器' }).click();
      await page.getByRole('dialog').getByText('总曝光（人次）').waitFor();
      await page.getByRole('button', { name: '采用标准图示' }).click();
      await page
        .getByRole('dialog')
        .getByText(/按标准图示：τ = 2.5 秒/)
        .waitFor();
    },
  },
  { name: 'no-permission', as: 'customer', path: () => '/administration/data-releases' },
];
