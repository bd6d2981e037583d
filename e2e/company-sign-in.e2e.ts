import { createServer, type AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, expect, test } from 'vitest';
import { codeOf, stepAt } from '../apps/server/src/administration/account/one-time-code.ts';
import { startCompanyProvider } from '../apps/server/src/testing/company-provider.ts';
import { accessibilityViolations } from './harness/accessibility.ts';
import { signInApi } from './harness/api.ts';
import { enterSignedIn, openPage, type JourneyPage } from './harness/browser.ts';
import { openFixture } from './harness/journey.ts';
import { untilCalm } from './harness/screenshot.ts';
import { journeyPassword } from './harness/service.ts';

/** A port that is free now: the provider knows the address of the service before it starts. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => void server.close(resolve));
  return port;
}

const port = await freePort();
const redirectUrl = `http://127.0.0.1:${port}/login`;
const provider = await startCompanyProvider(redirectUrl);
afterAll(() => provider.close());

const desk = openFixture({
  env: {
    PORT: String(port),
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: provider.clientId,
    OIDC_CLIENT_SECRET: provider.clientSecret,
    OIDC_REDIRECT_URL: redirectUrl,
    OIDC_SCOPE: 'openid',
    OIDC_CREATE_USERS: 'true',
    OIDC_GROUPS: JSON.stringify([
      { group: 'planners', role: '媒介策划', organisation: '媒介代理示例公司' },
      { group: 'clients', role: '广告主', organisation: '广告主示例公司' },
    ]),
  },
  async prepare({ db }) {
    await db.updateTable('role').set({ needs_second_factor: true }).where('name', '=', '广告主').execute();
  },
});

let tab: JourneyPage | undefined;
afterEach(async () => {
  await tab?.close();
  tab = undefined;
});

async function open(): Promise<Page> {
  tab = await openPage(desk.browser, desk.service);
  return tab.page;
}

/** Leaves for the provider's page and signs in there. */
async function signInAtProvider(page: Page, account: string): Promise<void> {
  await page.getByRole('button', { name: '企业账号登录' }).click();
  await page.waitForURL(`${provider.issuer}/**`);
  await page.locator('[name=login]').fill(account);
  await page.locator('[name=password]').fill('any');
  await page.locator('[type=submit]').click();
}

test('a company account leads to the page that was asked for, and signing out ends it at the provider too', async () => {
  provider.directory.set('han.meimei', { name: '韩梅梅', groups: ['planners'] });
  const page = await open();
  await page.goto('/marketing');
  await page.getByRole('heading', { name: '登录' }).waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  await signInAtProvider(page, 'han.meimei');
  await page.getByRole('heading', { name: '投资订单管理', level: 1 }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/marketing');
  await page.getByRole('button', { name: '账号菜单：韩梅梅' }).click();
  await page.getByRole('menuitem', { name: '登录设备' }).click();
  await page.getByRole('dialog', { name: '登录设备' }).getByText('本会话').waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: '账号菜单：韩梅梅' }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await page.waitForURL(`${provider.issuer}/session/end**`);
  await page.locator('button[name=logout]').click();
  await page.waitForURL(/\/login/);
  await page.getByRole('button', { name: '企业账号登录' }).click();
  // Asked anew: the provider knows the user no more.
  await page.locator('[name=login]').waitFor();
});

test('who has no group, or turns back, is told why above the form', async () => {
  provider.directory.set('guest', { groups: [] });
  const page = await open();
  await page.goto('/login');
  await signInAtProvider(page, 'guest');
  const failure = page.getByRole('alert').filter({ hasText: '企业账号登录失败' });
  await failure.getByText('企业账号「guest」不在任何有权使用本平台的组中，请联系管理员').waitFor();
  expect(page.url(), 'neither code nor state stays in the address').toBe(redirectUrl);
  await page.reload();
  await page.getByRole('button', { name: '企业账号登录' }).waitFor();
  expect(await failure.count()).toBe(0);

  const cancelled = await open();
  await cancelled.goto('/login');
  await cancelled.getByRole('button', { name: '企业账号登录' }).click();
  await cancelled.getByRole('link', { name: /cancel/i }).click();
  await cancelled.getByText('已取消企业账号登录').waitFor();
});

test('the button is there only where a provider is set up', async () => {
  const page = await open();
  await page.route('**/api/v1/health', async (route) => {
    const answer = await route.fetch();
    const envelope = (await answer.json()) as { body: object };
    await route.fulfill({
      response: answer,
      json: { ...envelope, body: { ...envelope.body, hasCompanySignIn: false } },
    });
  });
  await page.goto('/login');
  await page.getByText('演示环境').waitFor();
  expect(await page.getByRole('button', { name: '企业账号登录' }).count()).toBe(0);
});

test('a role that requires a second factor leads to setting one up before anything else', async () => {
  provider.directory.set('client', { groups: ['clients'] });
  const page = await open();
  await page.goto('/marketing');
  await signInAtProvider(page, 'client');
  await page.getByRole('heading', { name: '两步验证' }).waitFor();
  await page.getByText('角色「广告主」须开启两步验证').waitFor();
  await page.goto('/media');
  await page.getByRole('button', { name: '下一步' }).click();
  await page.getByLabel('供验证器扫描的二维码').waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  const secret = (await page.getByText(/^[A-Z2-7]{32}$/).textContent()) ?? '';
  await page.getByLabel('验证码').fill('000000');
  await page.getByRole('button', { name: '开启两步验证' }).click();
  await page.getByText('验证码不正确').first().waitFor();
  await page.getByLabel('验证码').fill(codeOf(secret, stepAt(new Date())));
  await page.getByRole('button', { name: '开启两步验证' }).click();
  await page.getByRole('button', { name: /^账号菜单/ }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/media');

  // The next sign-in with the provider, which asks for no second factor, ends with a code.
  const other = await open();
  await other.goto('/marketing');
  await signInAtProvider(other, 'client');
  await other.getByLabel('验证码').waitFor();
  expect(await accessibilityViolations(other)).toEqual([]);
  await other.getByLabel('验证码').fill(codeOf(secret, stepAt(new Date()) + 1));
  await other.getByRole('button', { name: '继续' }).click();
  await other.getByRole('heading', { name: '投资订单管理', level: 1 }).waitFor();
});

test('who works while their role begins to require one is led to it, and back', async () => {
  tab = await openPage(desk.browser, desk.service);
  const { page } = tab;
  await enterSignedIn(tab, desk.service);
  await page.goto('/marketing');
  await page.getByRole('heading', { name: '投资订单管理', level: 1 }).waitFor();
  const admin = await signInApi(desk.service, 'admin');
  const { rows } = await admin.call('v1/admin/roles/list', { keyword: '媒介策划' });
  const { roleId } = rows[0];
  const { version, name, permission } = await admin.call('v1/admin/roles/get', { roleId });
  const role = { roleId, version, name, permission, needsSecondFactor: true };
  await admin.call('v1/admin/roles/save', role);
  // Whatever the page asks next leads there: a question of its own, or that of a page opened now.
  await page.reload();
  await page.getByRole('heading', { name: '两步验证' }).waitFor();
  await page.getByLabel('登录密码').fill(journeyPassword);
  await page.getByRole('button', { name: '下一步' }).click();
  const secret = (await page.getByText(/^[A-Z2-7]{32}$/).textContent()) ?? '';
  await page.getByLabel('验证码').fill(codeOf(secret, stepAt(new Date())));
  await page.getByRole('button', { name: '开启两步验证' }).click();
  await page.getByRole('button', { name: /^账号菜单/ }).waitFor();
  expect(new URL(page.url()).pathname).not.toBe('/second-factor');
});

test('an administrator releases an account from its company account after a question', async () => {
  tab = await openPage(desk.browser, desk.service);
  const { page } = tab;
  await enterSignedIn(tab, desk.service, 'admin');
  await page.goto('/administration/users');
  const openMenu = () => page.getByRole('button', { name: 'han.meimei 的更多操作' }).click();
  const release = page.getByRole('menuitem', { name: '解除企业账号绑定…' });
  await openMenu();
  await release.click();
  const question = page.getByRole('dialog', { name: '解除 han.meimei 与企业账号的绑定？' });
  await question.waitFor();
  await untilCalm(page);
  await question.getByRole('button', { name: '解除绑定' }).click();
  await question.waitFor({ state: 'hidden' });
  await openMenu();
  await page.getByRole('menuitem', { name: '重置密码…' }).waitFor();
  expect(await release.count()).toBe(0);
});
